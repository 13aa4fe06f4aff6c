/** What an import may not do to much of an office's public stock without a person's consent. */
export const HARM_KINDS = [
  'off-the-market',
  'price-hidden',
  'address-hidden',
  'no-description',
  'no-pictures',
] as const;
export type HarmKind = (typeof HARM_KINDS)[number];

/** How much of an office's stock may change before a file is held: both must be exceeded. */
export type HarmLimits = { percent: number; listings: number };

/** What a file would do, for the person who decides. */
export type Harm = {
  /** Per office and kind where the limit is exceeded: `count` of `of` public listings. */
  totals: { office: string; kind: HarmKind; count: number; of: number }[];
  listings: HarmedListing[];
};

/** `key`: `AGENT/unique-id`. */
export type HarmedListing = { id: number; key: string; title: string; kinds: HarmKind[] };

const WORDS: Record<HarmKind, string> = {
  'off-the-market': 'would leave the market',
  'price-hidden': 'would hide the price',
  'address-hidden': 'would hide the address',
  'no-description': 'would lose the description',
  'no-pictures': 'would lose all pictures',
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
