import { withHeadingIds } from './heading-anchor.ts';
import { mayOpenLightbox, withVideoLinks } from './lightbox-links.ts';

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
      data-behaviour={mayOpenLightbox(html) ? 'lightbox' : undefined}
      dangerouslySetInnerHTML={{
        __html: withVideoLinks(headingsOf ? withHeadingIds({ html, blockId: headingsOf }) : html),
      }}
    />
  );
}
