import { shownInLightbox } from '#site/block-kit/parts/shown-in-lightbox.ts';
import type { Perform } from '#site/ui/actions/action-doer.ts';
import { sizeOf, videoOf } from '#site/ui/lightbox-slide.client.ts';

/** Shows a picture or a video over the page. */
export const perform: Perform<'lightbox'> = async ({ action: { url, title = '', description = '' } }) => {
  const shown = shownInLightbox(url);
  if (!shown) return false;
  const { openLightbox } = await import('#site/ui/lightbox.client.ts');
  const caption = [title, description].filter(Boolean).join(' · ');
  if (shown.kind === 'picture') {
    const size = await sizeOf({ src: url, image: null });
    openLightbox({ slides: [{ src: url, ...size, alt: title, caption }], index: 0 });
    return true;
  }
  const video = document.createElement('div');
  Object.assign(video.dataset, { player: shown.src, playerKind: shown.kind, playerTitle: title || 'Video' });
  openLightbox({ slides: [{ player: videoOf(video), caption }], index: 0 });
  return true;
};
