import { listingScriptTexts } from '#site/messages/listing-scripts.ts';
import { videoOf } from '#site/ui/lightbox-slide.client.ts';
import type { GalleryVideo } from './gallery-video.ts';

/** A player for the lightbox; unless it is `playing`, behind a button, and nothing is requested before that is clicked. */
export function coveredVideo({
  video: { name, src, provider },
  place,
  playing,
}: {
  video: GalleryVideo;
  place: string;
  playing: boolean;
}): HTMLElement {
  const texts = listingScriptTexts();
  const player = () => {
    const link = document.createElement('a');
    Object.assign(link.dataset, { player: src, playerTitle: texts.of(texts.videos[name], place) });
    return videoOf(link);
  };
  if (playing) return player();
  const button = document.createElement('button');
  button.type = 'button';
  button.className =
    'min-h-11 cursor-pointer rounded-sm border-0 bg-paper px-6 py-3 font-semibold text-ink hover:bg-sand';
  button.textContent = name === 'Video' ? texts.play(provider) : texts.start(provider);
  const box = document.createElement('div');
  box.className = 'contents';
  box.append(button);
  button.addEventListener('click', () => box.replaceChildren(player()));
  return box;
}
