import type { PictureImage } from './picture.tsx';

/** The URL of the largest stored size of a picture. */
export function largestSource({ src, srcset }: Pick<PictureImage, 'src' | 'srcset'>): string {
  let largest = src;
  let most = 0;
  for (const candidate of srcset.split(', ')) {
    const space = candidate.indexOf(' ');
    const width = Number.parseInt(candidate.slice(space + 1), 10) || 0;
    if (space < 1 || width <= most) continue;
    most = width;
    largest = candidate.slice(0, space);
  }
  return largest;
}
