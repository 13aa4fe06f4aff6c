import { makePlayer } from './player.client.ts';

/** The player in a box with the video's aspect ratio, as large as fits on the screen. */
export function videoOf(link: HTMLElement): HTMLElement {
  const { playerRatio = '16 / 9' } = link.dataset;
  const box = document.createElement('div');
  box.style.aspectRatio = playerRatio;
  box.style.width = `min(100%, 72rem, (100vh - 8rem) * (${playerRatio}))`;
  box.append(makePlayer(link));
  return box;
}

/** The size of the linked picture, from the picture inside the link or by loading it. Throws if it cannot be loaded. */
export async function sizeOf({ src, image }: { src: string; image: HTMLImageElement | null }) {
  const [width, height] = [image?.getAttribute('width'), image?.getAttribute('height')].map(Number);
  if (width && height) return { width, height };
  const asked = new Image();
  asked.src = src;
  await asked.decode();
  // An SVG may have no intrinsic size.
  return { width: asked.naturalWidth || 1200, height: asked.naturalHeight || 800 };
}
