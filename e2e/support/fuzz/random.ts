/** Random numbers that are the same every time for a seed: mulberry32, which repeats itself after 2^32 numbers only. */
export type Random = {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    chance: (percent) => next() * 100 < percent,
  };
}
