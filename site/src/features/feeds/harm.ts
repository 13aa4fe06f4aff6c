import type { Harm, HarmKind } from '#site/features/listings/feed/foresee-harm.ts';

/** How much of an office's stock may change before a file is held: both must be exceeded. */
export type HarmLimits = { percent: number; listings: number };

/** Listings named in what a held file would do; the totals count all. */
export const MAX_HARMED = 500;

const WORDS: Record<HarmKind, string> = {
  'off-the-market': 'would leave the market',
  sold: 'would be marked as sold or leased',
  'no-price': 'would lose the price',
  'price-hidden': 'would hide the price',
  'address-hidden': 'would hide the address',
  'no-description': 'would lose the description',
  'no-pictures': 'would lose all pictures',
  'fewer-pictures': 'would lose more than half of the pictures',
  'no-agents': 'would lose all agents',
};

/** `146 of 150 listings of Richmond would leave the market.`, for people. */
export const harmText = (harm: Harm | undefined): string =>
  (harm?.totals ?? [])
    .map(({ count, of, office, kind }) => `${count} of ${of} listings of ${office} ${WORDS[kind]}.`)
    .join(' ');

/** What would happen to one listing: `Would leave the market`. */
export const harmOfListing = (kinds: HarmKind[]): string => {
  const text = kinds.map((kind) => WORDS[kind]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
