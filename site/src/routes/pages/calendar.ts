import { auctionCalendar, inspectionCalendar } from '#site/features/listings/page/listing-calendar.ts';
import { loadListing, readListingId } from '#site/features/listings/page/load-listing.ts';
import { nextMidnight, untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import type { PublicListing } from '#site/features/listings/public/public-listing.ts';
import type { FileAnswer, FileRoute } from './file-handler.ts';

/** `…/{id}/inspections.ics`: all inspections to come, or with `?start={ISO instant}` that one. */
export const inspectionsFile: FileRoute = async ({ site, c, query }) =>
  calendarOf({
    site,
    c,
    name: 'inspection',
    make: (listing, now) =>
      inspectionCalendar({ listing, siteUrl: site.env.siteUrl, start: query.get('start'), now }),
  });

/** `…/{id}/auction.ics` */
export const auctionFile: FileRoute = async ({ site, c }) =>
  calendarOf({
    site,
    c,
    name: 'auction',
    make: (listing, now) => auctionCalendar({ listing, siteUrl: site.env.siteUrl, now }),
  });

/** Emails link to these files: what is over or has left the website is said by the listing's page. */
async function calendarOf({
  site,
  c,
  name,
  make,
}: Pick<Parameters<FileRoute>[0], 'site' | 'c'> & {
  name: string;
  make: (listing: PublicListing, now: number) => string | null;
}): Promise<FileAnswer> {
  const type = 'text/calendar; charset=utf-8';
  const id = readListingId(c.req.param('id') ?? '');
  const found = id === null ? null : await loadListing(site.payload, id);
  if (!found) return { type, body: null, tags: [] };
  const instead = c.req.path.replace(/\/[^/]*$/, '');
  if ('gone' in found) return { type, body: null, instead, tags: [] };
  const now = Date.now();
  return {
    type,
    body: make(found.listing, now),
    instead,
    tags: [`listing:${id}`],
    expiresAt:
      untrueFrom({ cards: [found.listing], now }) ?? nextMidnight({ now, zone: found.listing.timeZone }),
    saveAs: `${name}-${id}.ics`,
  };
}
