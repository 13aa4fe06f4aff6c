import { DARK_TOKENS } from '#site/ui/look/palette.ts';

/** Whether a chosen colour asks for light text: one of the palette, or `#rrggbb`. None asks for nothing. */
export function isDark(colour: string): boolean {
  const [, ...parts] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  if (parts.length === 0) return DARK_TOKENS.has(colour);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(Number.parseInt(part, 16) / 255));
  // Below this luminance white has more contrast than the ink of our text.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.2;
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
