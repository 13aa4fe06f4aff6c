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
    if (isClear(backgroundColor)) continue;
    return hexOfPainted(backgroundColor) ?? null;
  }
  return '#ffffff';
}

/** A computed colour as `#rrggbb`; undefined where it is half transparent, or written in another way than browsers write plain ones. */
export function hexOfPainted(colour: string): `#${string}` | undefined {
  const [, r, g, b, alpha = '1'] = RGB.exec(colour) ?? [];
  if (r === undefined || Number(alpha) < 1) return undefined;
  const parts = [r, g, b].map((part) => Number(part).toString(16).padStart(2, '0'));
  return hexOf(`#${parts.join('')}`);
}

const RGB = /^rgba?\((\d+),? (\d+),? (\d+)(?:,? ?\/? ?([\d.]+))?\)$/;

/** Nothing is painted. */
function isClear(colour: string): boolean {
  const [, r, , , alpha = '1'] = RGB.exec(colour) ?? [];
  return colour === 'transparent' || (r !== undefined && Number(alpha) === 0);
}
