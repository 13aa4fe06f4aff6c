/** A chosen colour as CSS: a token of the palette by its name, or `#rrggbb`; undefined where none was chosen. */
export function cssColour(value: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  return /^[a-z][a-z-]*$/.test(value) ? `var(--color-${value})` : undefined;
}
