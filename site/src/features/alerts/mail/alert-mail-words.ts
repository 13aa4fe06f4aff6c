import { zoneName } from '@frontage/reaxml';
import type { ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import type { AlertEvent, AlertListing, Frequency } from '../alert-types.ts';
import { nameOfKey } from '../criteria-text.ts';
import type { DigestItem, DigestMail } from '../digest.ts';

type News = DigestItem['news'][number];

/** Why a listing is in a message, in words, and what its price was before (where that was shown). */
export function itemWords({ listing, news }: DigestItem): { badges: string[]; priceNote?: string } {
  const from = news.find(({ kind }) => kind === 'price-change')?.detail.from;
  return {
    badges: news.map((each) => newsWords({ news: each, listing })),
    // A price that is hidden by now is not set beside the one before.
    priceNote: from && !listing.priceSecret ? `was ${from}` : undefined,
  };
}

/** What the message is about, for its subject: `3 new homes in Newtown`, `Price changed: 12 Example Street`. */
export function digestSubject({ items, more, alert }: DigestMail): string {
  const [only] = items;
  const kinds = new Set(items.flatMap(({ news }) => news.map(({ kind }) => kind)));
  const [kind] = kinds;
  const total = items.length + more;
  if (total === 1 && only && kind) {
    const { title } = only.listing;
    return kinds.size === 1 ? `${onlyWords(only)}: ${title}` : `Update: ${title}`;
  }
  if (kinds.size === 1 && kind)
    return `${total} ${manyWords({ kind, ...alert })}${placeWords(alert.criteria)}`;
  return `${total} updates: ${alert.name}`;
}

/** What happened to the one listing of a message; which way a price went, where both are plain amounts. */
function onlyWords({ listing, news }: DigestItem): string {
  const kind = news[0]?.kind ?? 'new';
  const amount = (text = '') => (/^\$[\d,]+$/.test(text) ? Number(text.replace(/\D/g, '')) : undefined);
  const before = amount(news[0]?.detail.from);
  const now = amount(listing.priceText);
  if (kind === 'price-change' && before && now && !listing.priceSecret && before !== now)
    return now < before ? 'Price reduced' : 'Price increased';
  return oneWords({ kind, listing });
}

/** When messages of an alert come. */
export const FREQUENCY_WORDS: Readonly<Record<Frequency, string>> = {
  instant: 'as soon as something happens',
  daily: 'once a day',
  weekly: 'once a week',
};

function newsWords({ news: { kind, detail }, listing }: { news: News; listing: AlertListing }): string {
  if (!detail.at || (kind !== 'inspection' && kind !== 'auction')) return oneWords({ kind, listing });
  const zone = listing.timeZone;
  if (kind === 'auction')
    return `Auction ${dayText({ at: detail.at, zone })}, ${timeText({ at: detail.at, zone })} (${zoneName(zone)})`;
  const end = listing.inspections.find(({ startsAt }) => startsAt === detail.at)?.endsAt;
  const times = [detail.at, ...(end ? [end] : [])].map((at) => timeText({ at, zone }));
  return `Open ${dayText({ at: detail.at, zone })}, ${times.join(' – ')} (${zoneName(zone)})`;
}

function oneWords({ kind, listing }: { kind: AlertEvent; listing: AlertListing }): string {
  if (kind === 'sold' && /^leased/i.test(listing.priceText)) return 'Leased';
  return ONE[kind];
}

const ONE: Readonly<Record<AlertEvent, string>> = {
  new: 'New',
  'back-on-market': 'Back on the market',
  'price-change': 'Price changed',
  inspection: 'New inspection time',
  auction: 'Auction',
  sold: 'Sold',
};

function manyWords({ kind, criteria }: { kind: AlertEvent; criteria: ListingCriteria }): string {
  const what = NOUNS[criteria.category ?? 'any'];
  const words: Readonly<Record<AlertEvent, string>> = {
    new: `new ${what}`,
    'back-on-market': `${what} back on the market`,
    'price-change': 'price changes',
    inspection: 'new inspection times',
    auction: 'auctions',
    sold: `${what} ${criteria.method === 'rent' ? 'leased' : 'sold'}`,
  };
  return words[kind];
}

const NOUNS: Readonly<Record<NonNullable<ListingCriteria['category']> | 'any', string>> = {
  any: 'properties',
  residential: 'homes',
  rural: 'rural properties',
  holiday: 'holiday homes',
  commercial: 'commercial properties',
  business: 'businesses',
};

function placeWords({ suburbs, surrounding }: ListingCriteria): string {
  const [first] = suburbs;
  if (!first) return '';
  return ` in ${nameOfKey(first)}${suburbs.length > 1 || surrounding ? ' and around' : ''}`;
}

type Moment = { /** ISO instant. */ at: string; zone: string };

/** `Saturday 28 November`, on the clock of the property. */
const dayText = ({ at, zone }: Moment): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' })
    .format(new Date(at))
    .replace(',', '');

/** `11:00 am`. */
const timeText = ({ at, zone }: Moment): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true })
    .format(new Date(at))
    .replace(/\u202f/g, ' ');
