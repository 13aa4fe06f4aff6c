import { hexOf } from '#site/ui/theme/colour.ts';

/** What is painted on one element, as its computed style says. */
export type Painted = { backgroundColor: string; backgroundImage: string };

/**
 * The colour behind something, from what is painted on it and on each element around it, inside out; null where it is
 * a picture, a gradient or half transparent, and nobody can say what is behind each letter.
 */
export function colourBehind(around: Iterable<Painted>): `#${string}` | null {
  for (const { backgroundColor, backgroundImage } of around) {
    if (backgroundImage !== 'none') return null;
    const [, r, g, b, alpha = '1'] =
      /^rgba?\((\d+),? (\d+),? (\d+)(?:,? ?\/? ?([\d.]+))?\)$/.exec(backgroundColor) ?? [];
    if (r === undefined || Number(alpha) === 0) continue;
    if (Number(alpha) < 1) return null;
    const parts = [r, g, b].map((part) => Number(part).toString(16).padStart(2, '0'));
    return hexOf(`#${parts.join('')}`) ?? null;
  }
  return '#ffffff';
}
