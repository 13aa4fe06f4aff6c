import type { PictureImage } from './picture.tsx';

/** A picture in all widths, for examples. */
export const LANDSCAPE: PictureImage = {
  src: '/media/example-768.webp',
  srcset: '/media/example-480.webp 480w, /media/example-768.webp 768w, /media/example-1200.webp 1200w',
  width: 1600,
  height: 1067,
  alt: 'A weatherboard cottage behind a picket fence',
};

/** A picture in one size only. */
export const SMALL: PictureImage = {
  src: '/media/small.webp',
  srcset: '',
  width: 320,
  height: 240,
  alt: 'A kitchen',
};

export const LONG_WORDS =
  'Expressions of interest closing Thursday 4 December at 3 pm unless sold prior, price guide on request';
