import pictures from './starter-pictures.json' with { type: 'json' };

/**
 * The pictures of starters by their names, and of which design each was drawn. `npm run docs:starters` makes them; a test
 * fails when a starter has changed since.
 */
export type StarterPictures = {
  [starter in string]?: { file: string; width: number; height: number; design: string };
};

export const starterPictures: StarterPictures = pictures;
