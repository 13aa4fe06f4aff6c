import pictures from './kit-pictures.json' with { type: 'json' };

type KitPicture = { file: string; width: number; height: number };

/**
 * The home page of each kit on a desktop and on a phone, by the kit's key, and of which state of the kit they were drawn.
 * `npm run docs:starters` makes them; a test fails when a kit has changed since.
 */
export type KitPictures = {
  [key in string]?: { desktop: KitPicture; phone: KitPicture; kit: string };
};

export const kitPictures: KitPictures = pictures;
