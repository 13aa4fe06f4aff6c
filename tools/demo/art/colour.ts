/** A colour as `#rrggbb`. */
export type Colour = string;

/** Blends from `a` (t = 0) to `b` (t = 1). */
export const mix = (a: Colour, b: Colour, t: number): Colour => {
  const x = channels(a);
  const y = channels(b);
  return hex(x.map((value, i) => value + ((y[i] ?? 0) - value) * t));
};

/** Colour `a` seen under light of colour `b`. */
export const multiply = (a: Colour, b: Colour): Colour => {
  const y = channels(b);
  return hex(channels(a).map((value, i) => (value * (y[i] ?? 0)) / 255));
};

/** Towards white, 0 to 1. */
export const lighter = (colour: Colour, amount: number): Colour => mix(colour, '#ffffff', amount);

/** Towards a warm near-black, 0 to 1. */
export const darker = (colour: Colour, amount: number): Colour => mix(colour, '#1d1a24', amount);

const channels = (colour: Colour): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const hex = (values: number[]): Colour =>
  `#${values
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
