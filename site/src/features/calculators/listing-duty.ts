import {
  calculateDuty,
  type DutyResult,
  dollarText,
  type Kind,
  kindsOf,
  STATES,
  type State,
  type StateTables,
  stateName,
} from '@frontage/duty/engine';
import { repayments } from '@frontage/finance';
import { costTexts } from '#site/messages/costs.ts';
import { dollarsText } from './money-text.ts';
import { type ShownPrice, shownPrice } from './shown-price.ts';

/** A listing as far as its duty goes: what visitors may see of it, and nothing else. */
export type ListingForDuty = {
  channel: string;
  category: string;
  propertyType: string | null;
  /** The price as visitors read it; the duty is worked out from nothing but this text. */
  priceText: string;
  address: { state: string };
  facts: { label: string }[];
};

/** What a listing says of the duty, and the calculator filled in for it. */
export type ListingDuty = {
  /** "about $44,270", "from about …"; null where no price is shown. */
  amount: string | null;
  /** "Duty about $44,270 for an owner-occupier in Victoria", or the text of the link where no price is shown. */
  text: string;
  /** Path and query of the calculator. */
  href: string;
  /** Path and query of the home loan calculator with the price filled in; null where no price is shown. */
  loanHref: string | null;
  /** What buying at this price takes; null where no price is shown or the duty on it is not known. */
  costs: ListingCosts | null;
};

/** What buying a listing takes, ready to show. */
export type ListingCosts = {
  rows: { label: string; figure: string; total?: true }[];
  /** What the figures assume. */
  note: string;
  /** Path and query of the calculator of buying costs. */
  href: string;
};

/** What the figures on a listing assume of the loan; the rate is that of the home loan calculator, and no offer. */
const ASSUMED = { deposit: 0.2, rate: 6, years: 30 };

/**
 * The duty on a home or land for sale, for somebody who will live there and has owned a home before, by the tables in
 * force on the ISO day `today`. Null for what is not for sale and for commercial property. A rural property, whose duty
 * goes by its use, and one without a price only get the link.
 */
export function listingDuty({
  listing,
  tables,
  today,
}: {
  listing: ListingForDuty;
  tables: StateTables[];
  today: string;
}): ListingDuty | null {
  const state = STATES.find((known) => known.state === listing.address.state)?.state;
  if (listing.channel !== 'buy' || !state || !CATEGORIES.includes(listing.category)) return null;
  const kind = kindOf(listing, kindsOf({ tables, state }));
  const price = listing.category === 'residential' ? shownPrice(listing.priceText) : null;
  const atLow =
    price && calculateDuty({ state, date: today, value: price.low, use: 'primary', kind }, tables);
  const amount = price && amountText({ price, atLow, tables, state, kind, today });
  const query = new URLSearchParams({
    state,
    ...(price ? { value: String(price.low) } : {}),
    use: 'primary',
    kind,
  });
  return {
    amount,
    text: amount ? costTexts().duty(amount, placeName(state)) : costTexts().calculateDuty,
    href: `/calculators/stamp-duty?${query}`,
    loanHref: price && `/calculators/home-loan?price=${price.low}&deposit=${depositOf(price.low)}`,
    costs: price && atLow && costsAt({ price, duty: atLow, query }),
  };
}

const depositOf = (price: number) => Math.round(price * ASSUMED.deposit);

function costsAt({
  price: { low, high, from },
  duty: { stampDuty, transferFee, mortgageFee, totalFees },
  query,
}: {
  price: ShownPrice;
  duty: DutyResult;
  query: URLSearchParams;
}): ListingCosts | null {
  if (stampDuty === null || transferFee === null || mortgageFee === null || totalFees === null) return null;
  const deposit = depositOf(low);
  const { payment } = repayments({
    amount: low - deposit,
    rate: ASSUMED.rate,
    years: ASSUMED.years,
    frequency: 'monthly',
  });
  const texts = costTexts();
  const about = (label: string, dollars: number) => ({ label, figure: dollarsText(dollars) });
  return {
    rows: [
      about(texts.deposit(ASSUMED.deposit * 100), deposit),
      about(texts.stampDuty, stampDuty),
      about(texts.fees, transferFee + mortgageFee),
      { ...about(texts.cash, deposit + totalFees), total: true },
      about(texts.monthly, payment),
    ],
    note: texts.note(
      from ? texts.atLeast(dollarText(low)) : high ? texts.atLowerEnd(dollarText(low)) : texts.atAdvertised,
      ASSUMED.years,
      ASSUMED.rate,
    ),
    href: `/calculators/cost-of-buying?${query}&deposit=${deposit}`,
  };
}

/**
 * The duty on a home at the median price of a suburb, for somebody who will live there, by the tables in force on the ISO
 * day `today`. Null where the state is unknown or its tables cannot say.
 */
export function medianDuty({
  price,
  tables,
  today,
  ...place
}: {
  /** Dollars. */
  price: number;
  state: string;
  tables: StateTables[];
  today: string;
}): Pick<ListingDuty, 'text' | 'href'> | null {
  const state = STATES.find((known) => known.state === place.state)?.state;
  const amount = state && amountText({ price: { low: price }, tables, state, kind: 'established', today });
  if (!amount) return null;
  const query = new URLSearchParams({ state, value: String(price), use: 'primary', kind: 'established' });
  return {
    text: costTexts().medianDuty(amount, placeName(state)),
    href: `/calculators/stamp-duty?${query}`,
  };
}

/** Those that people buy to live in. */
const CATEGORIES = ['residential', 'rural'];

/**
 * The purchase of a listing for the calculator’s own fields, as in an address: its state, what is bought, and the price
 * or the lower end of the range that visitors read. Where they read none, `value` is empty, however well the price is
 * known.
 */
export function listingPurchase({
  listing,
  tables,
}: {
  listing: ListingForDuty;
  tables: StateTables[];
}): URLSearchParams {
  const state = STATES.find((known) => known.state === listing.address.state)?.state;
  const low = shownPrice(listing.priceText)?.low;
  return new URLSearchParams({
    ...(state && { state, kind: kindOf(listing, kindsOf({ tables, state })) }),
    value: low === undefined ? '' : String(low),
  });
}

function amountText(input: {
  price: ShownPrice;
  /** What is worked out at the lower end already. */
  atLow?: DutyResult | null;
  tables: StateTables[];
  state: State;
  kind: Kind;
  today: string;
}): string | null {
  const { price, tables, state, kind, today } = input;
  const dutyOn = (value: number) =>
    calculateDuty({ state, date: today, value, use: 'primary', kind }, tables).stampDuty;
  const low = input.atLow ? input.atLow.stampDuty : dutyOn(price.low);
  const high = price.high === undefined ? low : dutyOn(price.high);
  if (low === null || high === null) return null;
  const [first, last] = [low, high].map((dollars) => dollarText(Math.round(dollars)));
  const { about, aboutRange, fromAbout } = costTexts();
  if (price.from) return fromAbout(first ?? '');
  return first === last ? about(first ?? '') : aboutRange(first ?? '', last ?? '');
}

function kindOf({ propertyType, facts }: ListingForDuty, known: Kind[]): Kind {
  const isLand = /\bland\b/i.test(propertyType ?? '') && !/house|home/i.test(propertyType ?? '');
  const isNew = facts.some(({ label }) => label === 'New construction');
  const kind = isLand ? 'vacant' : isNew ? 'new' : 'established';
  return known.includes(kind) ? kind : 'established';
}

/** The territories have an article. */
const placeName = (state: State) => (/T$/.test(state) ? `the ${stateName(state)}` : stateName(state));
