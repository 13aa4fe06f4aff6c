import { currentListings } from '#site/features/listings/public/current-listings.ts';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { pageNumber } from '#site/server/page-query.ts';
import type { FileRoute } from './file-handler.ts';

/** Listings on a page of the file. */
const SIZE = 200;

/**
 * `/listings.json`, with `?page=2`: what is for sale and for rent now, for other programs to read. It is made of the public
 * cards, so it says no more than the pages do; staff can turn it off.
 */
export const listingsFile: FileRoute = async ({ site: { payload, env }, query }) => {
  const { files, agencyName } = await loadSettings(payload);
  const tags = ['listings', 'settings'];
  if (!files.listings) return { type: JSON_TYPE, body: null, tags };
  const now = Date.now();
  const page = pageNumber(query.get('page'));
  const { cards, total } = await currentListings(payload, { page, size: SIZE });
  const absolute = (path: string) => env.siteUrl + path;
  const body = {
    agency: agencyName,
    total,
    page,
    next: page * SIZE < total ? absolute(`/listings.json?page=${page + 1}`) : null,
    listings: cards.map((card) => ({
      id: card.id,
      url: absolute(card.path),
      channel: card.channel,
      category: card.category,
      propertyType: card.propertyType,
      underOffer: card.underOffer,
      price: card.priceText,
      headline: card.headline,
      address: card.address,
      bedrooms: card.beds,
      bathrooms: card.baths,
      cars: card.cars,
      land: card.landText,
      images: card.images.map(({ src, alt }) => ({ url: absolute(src), alt })),
      inspections: card.inspections.filter(({ endsAt }) => Date.parse(endsAt) > now),
      auctionAt: card.auctionAt,
      timeZone: card.timeZone,
      listedAt: card.listedAt,
    })),
  };
  return {
    type: JSON_TYPE,
    body: `${JSON.stringify(body)}\n`,
    tags,
    expiresAt: untrueFrom({ cards, now }),
    // Anyone may show it on a page of theirs. Search engines have the pages themselves.
    headers: { 'Access-Control-Allow-Origin': '*', 'X-Robots-Tag': 'noindex' },
  };
};

const JSON_TYPE = 'application/json; charset=utf-8';
