import type { AlertListingEvent } from '#site/messages/alert-subject.ts';
import { alertMailTexts } from '#site/messages/alerts.ts';
import { currentLanguage, LANGUAGES, leftToRight } from '#site/messages/language.ts';
import { priceInLanguage } from '#site/messages/prices.ts';
import type { AlertListing } from '../alert-types.ts';
import { nameOfKey } from '../criteria-text.ts';
import type { DigestItem, DigestMail } from '../digest.ts';

type News = DigestItem['news'][number];

/** Why a listing is in a message, when it is open next, and what its price was before (where that was shown). */
export function itemWords({ listing, news, nextOpen }: DigestItem): { badges: string[]; priceNote?: string } {
  const from = news.find(({ kind }) => kind === 'price-change')?.detail.from;
  return {
    badges: [
      ...news.map((each) => newsWords({ news: each, listing })),
      ...(nextOpen ? [openText({ ...nextOpen, zone: listing.timeZone })] : []),
    ],
    // A price that is hidden by now is not set beside the one before.
    priceNote: from && !listing.priceSecret ? alertMailTexts().was(priceInLanguage(from) ?? from) : undefined,
  };
}

/** What the message is about, for its subject: `3 new homes in Newtown`, `Price changed: 12 Example Street`. */
export function digestSubject({ items, more, alert, summary }: DigestMail): string {
  const texts = alertMailTexts();
  const [only] = items;
  const kinds = new Set(items.flatMap(({ news }) => news.map(({ kind }) => kind)));
  const [kind] = kinds;
  const total = items.length + more;
  if (total === 1 && only && kind) {
    const { title } = only.listing;
    return kinds.size === 1 ? texts.oneEvent(texts.events[onlyEvent(only)], title) : texts.update(title);
  }
  if (kinds.size === 1 && kind) {
    const { method, category, suburbs, surrounding } = alert.criteria;
    const [first] = suburbs;
    return texts.many({
      total,
      event: kind,
      isRental: method === 'rent',
      category,
      place: first ? nameOfKey(first) : '',
      around: suburbs.length > 1 || surrounding,
    });
  }
  return texts.updates(total, alert.isNamed ? alert.name : summary);
}

/** What happened to the one listing of a message; which way a price went, where both are plain amounts. */
function onlyEvent({ listing, news }: DigestItem): AlertListingEvent {
  const kind = news[0]?.kind ?? 'new';
  const amount = (text = '') => (/^\$[\d,]+$/.test(text) ? Number(text.replace(/\D/g, '')) : undefined);
  const before = amount(news[0]?.detail.from);
  const now = amount(listing.priceText);
  if (kind === 'price-change' && before && now && !listing.priceSecret && before !== now)
    return now < before ? 'reduced' : 'increased';
  return eventOf({ kind, listing });
}

function newsWords({ news: { kind, detail }, listing }: { news: News; listing: AlertListing }): string {
  const { events, auctionAt } = alertMailTexts();
  if (!detail.at || (kind !== 'inspection' && kind !== 'auction')) return events[eventOf({ kind, listing })];
  const zone = listing.timeZone;
  if (kind === 'auction') return auctionAt(momentText({ at: [detail.at], zone }));
  const endsAt = listing.inspections.find(({ startsAt }) => startsAt === detail.at)?.endsAt;
  return openText({ startsAt: detail.at, endsAt, zone });
}

const openText = ({ startsAt, endsAt, zone }: { startsAt: string; endsAt?: string; zone: string }): string =>
  alertMailTexts().openAt(momentText({ at: endsAt ? [startsAt, endsAt] : [startsAt], zone }));

/** `Saturday 28 November, 11:00 am – 11:30 am (Sydney time)` */
function momentText({ at: [start = '', ...rest], zone }: { at: string[]; zone: string }): string {
  const times = [start, ...rest].map((at) => timeText({ at, zone }));
  const moment = `${dayText({ at: start, zone })}, ${leftToRight(times.join(' – '))}`;
  return alertMailTexts().inZone(moment, cityOf(zone));
}

const eventOf = ({ kind, listing }: { kind: News['kind']; listing: AlertListing }): AlertListingEvent =>
  kind === 'sold' && /^leased/i.test(listing.priceText) ? 'leased' : kind;

/** `Australia/Broken_Hill` → `Broken Hill` */
const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

type Moment = { /** ISO instant. */ at: string; zone: string };

const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LANGUAGES[currentLanguage()].locale, options);

/** `Saturday 28 November`, on the clock of the property. */
function dayText({ at, zone }: Moment): string {
  const text = formatOf({ timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(at),
  );
  return currentLanguage() === 'en' ? text.replace(',', '') : text;
}

/** `11:00 am`. */
const timeText = ({ at, zone }: Moment): string =>
  formatOf({ timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true })
    .format(new Date(at))
    .replace(/\u202f/g, ' ');
