/** A seeded source of numbers: the same name draws the same picture on every machine. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number;
  /** A number between two limits. */
  between: (low: number, high: number) => number;
  /** One entry of a list that is not empty. */
  pick: <T>(list: readonly T[]) => T;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
};

/** Makes a generator from a name (a 32-bit hash of the name starts a mulberry sequence). */
export const random = (name: string): Random => {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    chance: (probability) => next() < probability,
  };
};
