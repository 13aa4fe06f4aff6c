import { LANDSCAPE, SMALL } from '#site/ui/example-pictures.ts';
import type { PictureImage } from '#site/ui/picture.tsx';
import type { MediaValue } from './fields.ts';

/**
 * Named examples of a block: properties that differ from its defaults, and the data its loader would give. They feed
 * the render tests, the preview page and the accessibility run: the ordinary case, the empty one, the very long one.
 */
export type BlockExamples<Props, Data> = Record<string, { props?: Partial<Props>; data?: Data }>;

/** Now, in examples. */
export const EXAMPLE_NOW = Date.parse('2026-11-21T00:00:00Z');

/** Pictures to choose in examples: a wide one, a small one in one size only, and one that is gone. */
export const WIDE_PICTURE: MediaValue = { id: 1, alt: 'A weatherboard cottage behind a picket fence' };
export const SMALL_PICTURE: MediaValue = { id: 2, alt: 'A kitchen' };
export const GONE_PICTURE: MediaValue = { id: 404, alt: 'Nothing' };

/** What `picture` of a View gives in examples. */
export function examplePicture(value: MediaValue): PictureImage | null {
  const found = value && { 1: LANDSCAPE, 2: SMALL }[value.id];
  return found ? { ...found, alt: value.alt ?? '' } : null;
}
