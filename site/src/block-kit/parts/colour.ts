import { TOKENS } from '#site/ui/theme/palette.ts';

/**
 * A chosen colour as CSS: one of the palette by its name, or `#rrggbb`; undefined where none was chosen. What is painted
 * is what the swatch shows, wherever it stands: text colours that follow their background (`--color-…`) are for blocks
 * in which nobody chose one.
 */
export function cssColour(value: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  return Object.hasOwn(TOKENS, value) ? `var(--base-${value})` : undefined;
}
