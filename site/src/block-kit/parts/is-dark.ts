import { DARK_TOKENS } from '#site/ui/theme/palette.ts';

/** Light colours of the palette on which its quiet text and its accents can be read too. */
const QUIET_TOKENS: ReadonlySet<string> = new Set([
  'paper',
  'sand',
  'sand-deep',
  'brand-soft',
  'accent-soft',
]);

/** Whether a chosen colour asks for light text: one of the palette, or `#rrggbb`. None asks for nothing. */
export function isDark(colour: string): boolean {
  const light = luminance(colour);
  // Below this luminance white has more contrast than black.
  return light === undefined ? DARK_TOKENS.has(colour) : light < 0.179;
}

/** Whether a chosen `#rrggbb` is so far from light and dark that only black or white can be read on it. */
export function isMiddling(colour: string): boolean {
  const light = luminance(colour);
  return light !== undefined && light > 0.11 && light < 0.4;
}

/** Whether text of every colour of the palette can be read on a chosen light colour. */
export const isQuiet = (colour: string): boolean => QUIET_TOKENS.has(colour);

/** Of `#rrggbb`, 0 (black) to 1 (white); undefined for a colour of the palette. */
function luminance(colour: string): number | undefined {
  const [, ...parts] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  if (parts.length === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(Number.parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
