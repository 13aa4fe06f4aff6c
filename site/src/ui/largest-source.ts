import type { PictureImage } from './picture.tsx';

/** The URL of the largest stored size of a picture. */
export function largestSource({ src, srcset }: Pick<PictureImage, 'src' | 'srcset'>): string {
  const widest = srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .map(([url, width]) => ({ url, width: Number.parseInt(width ?? '', 10) || 0 }))
    .sort((a, b) => b.width - a.width)[0];
  return widest?.url || src;
}
