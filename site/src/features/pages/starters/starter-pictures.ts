import pictures from './starter-pictures.json' with { type: 'json' };

/**
 * The pictures of starters by their names, and of which design each was drawn. `npm run docs:starters` makes them; a test
 * fails when a starter has changed since.
 */
export type StarterPictures = {
  [starter in string]?: { file: string; width: number; height: number; design: string };
};

export const starterPictures: StarterPictures = pictures;

/** A short mark of what a starter's design holds. */
export function hashOfDesign(design: object): string {
  let hash = 0;
  for (const char of JSON.stringify(design)) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(16);
}
