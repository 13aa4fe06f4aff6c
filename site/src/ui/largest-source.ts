import type { PictureImage } from './picture.tsx';

/** The address of the largest stored width of a picture. */
export function largestSource({ src, srcset }: Pick<PictureImage, 'src' | 'srcset'>): string {
  const widest = srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .map(([url, width]) => ({ url, width: Number.parseInt(width ?? '', 10) || 0 }))
    .sort((a, b) => b.width - a.width)[0];
  return widest?.url || src;
}
