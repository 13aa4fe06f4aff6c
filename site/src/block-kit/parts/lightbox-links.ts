import { isPictureAddress } from '#site/ui/lightbox-link.ts';
import { shownInLightbox } from './shown-in-lightbox.ts';

const OPTED_IN = 'data-elementor-open-lightbox="yes"';

/** Whether sanitised HTML has a link that may open the lightbox. */
export const mayOpenLightbox = (html: string): boolean =>
  html.includes(OPTED_IN) ||
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].some(([, href = '']) => isPictureAddress(href));

/** Sanitised HTML whose opted-in links to videos say what plays them; without JavaScript they stay plain links. */
export function withVideoLinks(html: string): string {
  if (!html.includes(OPTED_IN)) return html;
  return html.replace(/<a ([^>]*)>/g, (link, attributes: string) => {
    const [, href = ''] = /(?:^| )href="([^"]*)"/.exec(attributes) ?? [];
    const shown = attributes.includes(OPTED_IN) ? shownInLightbox(href.replaceAll('&amp;', '&')) : undefined;
    if (!shown || shown.kind === 'picture') return link;
    const source = shown.src.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<a ${attributes} data-player="${source}" data-player-kind="${shown.kind}" data-player-title="Video">`;
  });
}
