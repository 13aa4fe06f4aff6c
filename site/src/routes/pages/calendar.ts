import { auctionCalendar, inspectionCalendar } from '#site/features/listings/page/listing-calendar.ts';
import { loadListing, readListingId } from '#site/features/listings/page/load-listing.ts';
import { nextMidnight, untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import type { PublicListing } from '#site/features/listings/public/public-listing.ts';
import type { FileAnswer, FileRoute } from './file-handler.ts';

/** `…/{id}/inspections.ics`: all inspections to come, or with `?start={ISO instant}` that one. */
export const inspectionsFile: FileRoute = async ({ site, c, query }) =>
  calendarOf({
    site,
    id: c.req.param('id') ?? '',
    name: 'inspection',
    make: (listing, now) =>
      inspectionCalendar({ listing, siteUrl: site.env.siteUrl, start: query.get('start'), now }),
  });

/** `…/{id}/auction.ics` */
export const auctionFile: FileRoute = async ({ site, c }) =>
  calendarOf({
    site,
    id: c.req.param('id') ?? '',
    name: 'auction',
    make: (listing, now) => auctionCalendar({ listing, siteUrl: site.env.siteUrl, now }),
  });

async function calendarOf({
  site,
  id: segment,
  name,
  make,
}: {
  site: Parameters<FileRoute>[0]['site'];
  id: string;
  name: string;
  make: (listing: PublicListing, now: number) => string | null;
}): Promise<FileAnswer> {
  const type = 'text/calendar; charset=utf-8';
  const id = readListingId(segment);
  const found = id === null ? null : await loadListing(site.payload, id);
  if (!found || 'gone' in found) return { type, body: null, tags: [] };
  const now = Date.now();
  return {
    type,
    body: make(found.listing, now),
    tags: [`listing:${id}`],
    expiresAt:
      untrueFrom({ cards: [found.listing], now }) ?? nextMidnight({ now, zone: found.listing.timeZone }),
    saveAs: `${name}-${id}.ics`,
  };
}
