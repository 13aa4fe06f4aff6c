/** Medians of fewer say more about one home than about a suburb or an agent, and are not shown. */
export const FEWEST_RESULTS = 5;

/** The middle of some amounts, and of how many. */
export type Median = { amount: number; of: number };

/** The middle of some amounts: between the two in the middle where their number is even. Null for too few. */
export function median(amounts: readonly number[]): Median | null {
  if (amounts.length < FEWEST_RESULTS) return null;
  const sorted = [...amounts].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  const lower = sorted.length % 2 ? upper : (sorted[half - 1] ?? upper);
  return { amount: Math.round((lower + upper) / 2), of: sorted.length };
}
