import { type FeedListing, localToUtc, type Place, timeZoneOf } from '@frontage/reaxml';
import type { StoredListing } from '../terms/stored-listing.ts';

type Patch = Partial<StoredListing>;

/** Inspections and the auction as UTC instants; the feed's times are on the clock of the property. */
export function mapTimes(message: FeedListing, place: Place): Patch {
  const zone = timeZoneOf(place);
  const instant = (date: string, time = '00:00') =>
    localToUtc({ local: `${date}T${time}`, zone }).toISOString();
  const patch: Patch = {};
  if (message.inspections !== undefined)
    patch.inspections = (message.inspections ?? []).map(({ date, start, end }) => ({
      startsAt: instant(date, start),
      endsAt: instant(date, end),
    }));
  if (message.auction !== undefined || message.setSale !== undefined) {
    const moment = message.auction ?? message.setSale;
    patch.auctionAt = moment ? instant(moment.date, moment.time) : null;
  }
  return patch;
}
