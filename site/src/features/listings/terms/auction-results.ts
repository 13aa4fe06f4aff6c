/** How an auction ended, as staff enter it. */
export const AUCTION_RESULTS = [
  'sold',
  'sold-prior',
  'sold-after',
  'passed-in',
  'withdrawn',
  'postponed',
] as const;
export type AuctionResult = (typeof AUCTION_RESULTS)[number];

/** What each result is called. */
export const AUCTION_RESULT_NAMES: Readonly<Record<AuctionResult, string>> = {
  sold: 'Sold at auction',
  'sold-prior': 'Sold before auction',
  'sold-after': 'Sold after auction',
  'passed-in': 'Passed in',
  withdrawn: 'Withdrawn',
  postponed: 'Postponed',
};

/** Fewer results than this say nothing of a market. */
const FEWEST = 5;

/**
 * Of the auctions with a result how many sold before, at or after it. Those that were postponed are still to come, so
 * they do not count. `rate`: whole per cent; null below five.
 */
export function clearanceOf(results: readonly AuctionResult[]): {
  held: number;
  sold: number;
  rate: number | null;
} {
  const held = results.filter((result) => result !== 'postponed');
  const sold = held.filter((result) => result.startsWith('sold')).length;
  return {
    held: held.length,
    sold,
    rate: held.length < FEWEST ? null : Math.round((100 * sold) / held.length),
  };
}
