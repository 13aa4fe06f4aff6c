import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
useMode(modeOklch);
const oklch = converter('oklch');

/** A colour as `#rrggbb`, in lowercase. */
export type Hex = `#${string}`;

/** The least contrast of text on its background (WCAG 2.2 AA), and of outlines. */
export const READABLE = 4.5;
export const VISIBLE = 3;

/** A typed colour as `#rrggbb`; undefined if it is not one. Also accepts `#abc`. */
export function hexOf(value: unknown): Hex | undefined {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (/^#[0-9a-f]{6}$/.test(text)) return text as Hex;
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text) ?? [];
  return r ? `#${r}${r}${g}${g}${b}${b}` : undefined;
}

/** The contrast of two colours: 1 (none) to 21. */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other);

/** Mixes `share` (0 to 1) of a colour into another, in OKLab. */
export const mix = ({ colour, into, share }: { colour: Hex; into: Hex; share: number }): Hex =>
  formatHex(interpolate([into, colour], 'oklab')(share)) as Hex;

/** The most similar colour of the same hue that `accepts` takes, lighter or darker; undefined if no lightness of it does. */
export function nearestColour({
  colour,
  accepts,
}: {
  colour: Hex;
  accepts: (colour: Hex) => boolean;
}): Hex | undefined {
  const start = oklch(colour);
  if (!start) return undefined;
  for (let step = 0; step <= 200; step++) {
    for (const direction of [-1, 1]) {
      const l = start.l + (direction * step) / 200;
      if (l < 0 || l > 1) continue;
      // A lightness that no screen can show at this chroma gets a lower chroma, which keeps the hue.
      const tried = formatHex(clampChroma({ ...start, l }, 'oklch')) as Hex;
      if (accepts(tried)) return tried;
    }
  }
  return undefined;
}
