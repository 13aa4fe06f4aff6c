import { makePlayer } from './player.client.ts';

/** The player in a box of the film's shape, as large as the screen leaves room for. */
export function filmOf(link: HTMLElement): HTMLElement {
  const { playerRatio = '16 / 9' } = link.dataset;
  const box = document.createElement('div');
  box.style.aspectRatio = playerRatio;
  box.style.width = `min(100%, 72rem, (100vh - 8rem) * (${playerRatio}))`;
  box.append(makePlayer(link));
  return box;
}

/** The picture in the link has the size of the one it leads to; that of a text link is asked for. Throws where none comes. */
export async function sizeOf({ src, image }: { src: string; image: HTMLImageElement | null }) {
  const [width, height] = [image?.getAttribute('width'), image?.getAttribute('height')].map(Number);
  if (width && height) return { width, height };
  const asked = new Image();
  asked.src = src;
  await asked.decode();
  // A drawing (SVG) may have no size of its own.
  return { width: asked.naturalWidth || 1200, height: asked.naturalHeight || 800 };
}
