import { isPictureAddress } from '#site/ui/lightbox-link.ts';
import { withHeadingIds } from './heading-anchor.ts';

/**
 * Text as staff wrote it, with the spacing of articles. The one place where stored HTML becomes markup: it was
 * sanitised when it was stored. With `headingsOf` (the block's id) its headings can be linked to. Links to pictures
 * open in the lightbox.
 */
export function RichText({
  html,
  className = '',
  headingsOf,
}: {
  html: string;
  className?: string;
  headingsOf?: string;
}) {
  if (!html) return null;
  return (
    <div
      className={`fr-prose ${className}`}
      data-behaviour={linksToPictures(html) ? 'lightbox' : undefined}
      dangerouslySetInnerHTML={{ __html: headingsOf ? withHeadingIds({ html, blockId: headingsOf }) : html }}
    />
  );
}

const linksToPictures = (html: string): boolean =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].some(([, href = '']) => isPictureAddress(href));
