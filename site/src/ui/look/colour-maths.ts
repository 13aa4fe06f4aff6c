/** A colour as `#rrggbb`, in small letters. */
export type Hex = `#${string}`;

/** What people have to be able to read needs this much contrast (WCAG 2.2 AA), outlines the other. */
export const READABLE = 4.5;
export const VISIBLE = 3;

/** A colour that somebody typed, as it is kept; undefined where it is none. `#abc` is taken too. */
export function hexOf(value: unknown): Hex | undefined {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (/^#[0-9a-f]{6}$/.test(text)) return text as Hex;
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text) ?? [];
  return r ? `#${r}${r}${g}${g}${b}${b}` : undefined;
}

/** How well one colour is seen on another: 1 (not at all) to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of a colour in another, as the eye mixes them. */
export function mix({ colour, into, share }: { colour: Hex; into: Hex; share: number }): Hex {
  const [a, b] = [oklab(colour), oklab(into)];
  return hexOfOklab(a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)) as Three);
}

/**
 * The colour of the same hue that looks most like this one and that `holds`: lighter or darker, in small steps.
 * Undefined where no lightness of it does.
 */
export function nearestThat({
  colour,
  holds,
}: {
  colour: Hex;
  holds: (colour: Hex) => boolean;
}): Hex | undefined {
  const [lightness, a, b] = oklab(colour);
  for (let step = 0; step <= 200; step++) {
    for (const way of [-1, 1]) {
      const moved = lightness + (way * step) / 200;
      if (moved < 0 || moved > 1) continue;
      const found = inGamut([moved, a, b]);
      if (holds(found)) return found;
    }
  }
  return undefined;
}

type Three = [number, number, number];

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const gamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const linearRgb = (hex: Hex): Three =>
  [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Three;

function luminance(hex: Hex): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Björn Ottosson's OKLab: lightness, then two axes of colour, spaced as the eye spaces them. */
function oklab(hex: Hex): Three {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgbOf([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function hexOfOklab(colour: Three): Hex {
  const channels = rgbOf(colour).map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Less colourful until a screen can show it, so that the hue stays. */
function inGamut([lightness, a, b]: Three): Hex {
  for (let colourful = 1; colourful > 0; colourful -= 0.05) {
    const tried: Three = [lightness, a * colourful, b * colourful];
    if (rgbOf(tried).every((value) => value > -0.002 && value < 1.002)) return hexOfOklab(tried);
  }
  return hexOfOklab([lightness, 0, 0]);
}
