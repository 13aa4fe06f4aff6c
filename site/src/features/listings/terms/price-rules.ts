import type { Category, Method } from './categories.ts';

/** A rule about advertised prices: where it holds, from when, and what says so. */
export type PriceRule = {
  id: 'offers-over' | 'price-range' | 'auction-price' | 'fixed-rent';
  method: Method;
  /** The day it came into force in each state, YYYY-MM-DD. */
  from: Readonly<Record<string, string>>;
  /** Where each state says so. */
  sources: Readonly<Record<string, string>>;
};

/** The day on which the sources were last read, YYYY-MM-DD. */
export const PRICE_RULES_READ = '2026-11-23';

const NSW_SALES = 'Property and Stock Agents Act 2002 (NSW) s 73, fairtrading.nsw.gov.au';
const VIC_SALES = 'Estate Agents Act 1980 (Vic), consumer.vic.gov.au';

/** All of them are about homes; commercial, rural and holiday property has no such rules. */
export const PRICE_RULES: readonly PriceRule[] = [
  {
    id: 'offers-over',
    method: 'buy',
    from: { NSW: '2016-01-01', VIC: '2017-05-01' },
    sources: { NSW: NSW_SALES, VIC: VIC_SALES },
  },
  {
    id: 'price-range',
    method: 'buy',
    from: { NSW: '2016-01-01', VIC: '2017-05-01' },
    sources: { NSW: NSW_SALES, VIC: VIC_SALES },
  },
  {
    id: 'auction-price',
    method: 'buy',
    from: { QLD: '2014-12-01' },
    sources: { QLD: 'Property Occupations Act 2014 (Qld) ss 214 and 216' },
  },
  {
    id: 'fixed-rent',
    method: 'rent',
    from: {
      NSW: '2022-12-17',
      VIC: '2021-03-29',
      QLD: '2009-07-01',
      SA: '2023-09-01',
      WA: '2024-05-15',
    },
    sources: {
      NSW: 'fairtrading.nsw.gov.au, Rent bidding',
      VIC: 'consumer.vic.gov.au, Fixed price advertising',
      QLD: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld) s 57',
      SA: 'cbs.sa.gov.au, Rent bidding',
      WA: 'consumerprotection.wa.gov.au, Rent bidding',
    },
  },
];

/** What the rules look at in a listing. */
export type AdvertisedPrice = {
  method?: Method | null;
  category?: Category | null;
  state?: string | null;
  authority?: string | null;
  auctionAt?: string | null;
  price?: number | null;
  priceMax?: number | null;
  priceView?: string | null;
  priceHidden?: boolean | null;
  rent?: number | null;
};

/** What may be wrong with a listing's advertised price: a sentence, and the field it is about. */
export type PriceWarning = { field: 'priceView' | 'priceMax' | 'priceHidden' | 'rent'; message: string };

/**
 * What a state's law has against the advertised price of a home on this day (YYYY-MM-DD). Warnings to people who know
 * their business: nothing is prevented, and no advice is given.
 */
export function priceWarnings({
  listing,
  today,
}: {
  listing: AdvertisedPrice;
  today: string;
}): PriceWarning[] {
  const { category, method, state } = listing;
  if (!state || (category && category !== 'residential')) return [];
  return PRICE_RULES.flatMap((rule) => {
    const from = rule.from[state];
    if (!from || from > today || rule.method !== (method ?? 'buy')) return [];
    const problem = PROBLEMS[rule.id](listing, state);
    return problem ? [{ ...problem, message: `${problem.message} Source: ${rule.sources[state]}.` }] : [];
  });
}

const PROBLEMS: Record<
  PriceRule['id'],
  (listing: AdvertisedPrice, state: string) => PriceWarning | undefined
> = {
  'offers-over': ({ priceView, priceHidden }, state) =>
    !priceHidden && isOpenEnded(priceView ?? '')
      ? {
          field: 'priceView',
          message: `In ${state}, a home may not be advertised with “offers over”, “from”, “+” or similar. Use a price or a range of up to 10%.`,
        }
      : undefined,
  'price-range': (listing, state) => {
    const [low, high, field] = rangeOf(listing);
    return low && high && high > low * 1.1 + 1
      ? {
          field,
          message: `In ${state}, the top of a price range may be at most 10% above the bottom: ${(Math.round(low * 1.1) || 0).toLocaleString('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })} here.`,
        }
      : undefined;
  },
  'auction-price': ({ authority, auctionAt, priceView, price, priceHidden }, state) => {
    const isAuction = authority === 'auction' || Boolean(auctionAt);
    const saysPrice = priceView ? amountsOf(priceView).length > 0 : Boolean(price);
    return isAuction && saysPrice && !priceHidden
      ? {
          field: priceView ? 'priceView' : 'priceHidden',
          message: `In ${state}, no price or price guide may be given for a home that goes to auction. ${priceView ? 'Use “Auction” as the display price.' : 'Tick “Hide price”, or use “Auction” as the display price.'}`,
        }
      : undefined;
  },
  'fixed-rent': ({ priceView, priceHidden, rent }, state) => {
    const message = `In ${state}, a rental must be advertised at one fixed rent, without ranges, “from”, “negotiable” or an invitation to offer more.`;
    if (priceHidden) return { field: 'priceHidden', message };
    if (!priceView) return rent ? undefined : { field: 'rent', message };
    return amountsOf(priceView).length !== 1 || isOpenEnded(priceView) || ASKS_FOR_OFFERS.test(priceView)
      ? { field: 'priceView', message }
      : undefined;
  },
};

const AMOUNT = /\$\s*([\d,.]+)\s*(k|m(?:il(?:lion)?)?)?\b/gi;
const ASKS_FOR_OFFERS = /\b(offers?|negotiab|negotiation|neg\b|bids?|apply|range|contact)/i;
const OPEN_ENDED = [
  /\boffers?\s+(over|above|from|exceeding|in\s+excess|around)/i,
  /\b(over|above|from|starting\s+at|in\s+excess\s+of|more\s+than|plus)\s*:?\s*\$/i,
  /\$\s*[\d,.]+\s*(k|m)?\s*(\+(?!\s*(gst|sav))|plus\b(?!\s+(gst|stock))|and\s+(above|over|up)|or\s+more)/i,
  /\bhigh\s+\$?\d/i,
];

/** Whether a display price has no upper end: `Offers over $900,000`, `From $1.2m`, `$800k+`. */
const isOpenEnded = (text: string): boolean => OPEN_ENDED.some((pattern) => pattern.test(text));

/** The amounts a text names, in dollars: `$1.2m – $1.3m` → 1200000 and 1300000. */
function amountsOf(text: string): number[] {
  return [...text.matchAll(AMOUNT)].flatMap(([, digits = '', unit = '']) => {
    const amount = Number(digits.replace(/,/g, '').replace(/\.$/, ''));
    const times = { k: 1000, m: 1_000_000 }[unit[0]?.toLowerCase() ?? ''] ?? 1;
    return Number.isFinite(amount) && amount > 0 ? [amount * times] : [];
  });
}

function rangeOf({
  priceView,
  priceHidden,
  price,
  priceMax,
}: AdvertisedPrice): [low: number | undefined, high: number | undefined, PriceWarning['field']] {
  if (priceHidden) return [undefined, undefined, 'priceMax'];
  if (!priceView) return [price ?? undefined, priceMax ?? undefined, 'priceMax'];
  const [low, high] = amountsOf(priceView);
  return [low, high, 'priceView'];
}
