import type { Payload } from 'payload';
import { listingDuty } from '#site/features/calculators/listing-duty.ts';
import { loadDutyTables } from '#site/features/calculators/load-tables.ts';
import { listingsById } from '#site/features/listings/public/listings-by-id.ts';
import type { Channel, ListingCard } from '#site/features/listings/public/public-listing.ts';
import { shownListing } from '#site/features/listings/public/shown-listing.ts';
import type { ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import { listingsMatching } from '#site/features/listings/search/criteria-search.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { CONTACT_AGENT } from '#site/features/listings/terms/price-text.ts';
import { currentLanguage, languagePath, leftToRight } from '#site/messages/language.ts';
import { priceInLanguage } from '#site/messages/prices.ts';
import { withMailPicture } from '#site/server/mail-picture.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import type { AlertListing } from './alert-types.ts';

/** The listings that visitors may see, as emails show them, with their stamp duty. `now` in epoch ms. */
export async function alertListingsById({
  payload,
  ids,
  now = Date.now(),
}: {
  payload: Payload;
  ids: readonly number[];
  now?: number;
}): Promise<Map<number, AlertListing>> {
  const [found, tables] = await Promise.all([listingsById(payload, ids), loadDutyTables(payload)]);
  const today = dayInSydney(now);
  return new Map(
    [...found].map(([id, listing]) => {
      const duty = listingDuty({ listing, tables, today });
      return [id, { ...listingOf(listing), duty: duty?.amount ? duty : null }];
    }),
  );
}

/** A listing with the price and the page that readers of this language see. */
export const listingInLanguage = <Listing extends AlertListing>(listing: Listing): Listing => ({
  ...listing,
  title: leftToRight(listing.title),
  priceText: priceInLanguage(listing.priceText) ?? listing.priceText,
  path: languagePath(currentLanguage(), listing.path),
  ...(listing.duty
    ? { duty: { ...listing.duty, href: languagePath(currentLanguage(), listing.duty.href) } }
    : {}),
});

/** The same with pictures in a format that every email program shows. */
export const listingsForMail = (listings: AlertListing[]): Promise<AlertListing[]> =>
  Promise.all(listings.map(withMailPicture));

/** Matching listings of a search page, newest first, and their number up to a thousand. */
export async function alertListingsMatching({
  payload,
  criteria,
  channel,
  limit,
}: {
  payload: Payload;
  criteria: ListingCriteria;
  channel: Channel;
  limit: number;
}): Promise<{ total: number; listings: AlertListing[] }> {
  const { total, cards } = await listingsMatching({ payload, criteria, channel, limit });
  return { total, listings: cards.map(listingOf) };
}

/** Display names of suburbs, by key. */
export async function suburbNames(payload: Payload): Promise<(key: string) => string | undefined> {
  const { byKey } = await loadSearchOptions(payload);
  return (key) => byKey.get(key)?.name;
}

function listingOf(card: ListingCard): AlertListing {
  return {
    ...shownListing(card),
    closed: card.channel === 'sold' || card.channel === 'leased',
    priceSecret: card.priceText === CONTACT_AGENT,
    inspections: card.inspections,
    auctionAt: card.auctionAt,
  };
}
