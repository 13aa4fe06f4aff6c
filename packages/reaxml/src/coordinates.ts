import type { Report } from './problem.ts';
import { childOf, type FeedNode } from './tree.ts';

type Coordinates = { latitude?: number | null; longitude?: number | null };

/**
 * Decimal degrees from the address itself, MyDesktop's `Geocode` or Ray White's `extraFields/GeoPoint`; none of them
 * is REAXML. Sent empty or 0,0 = null; anything else outside the globe = null + warning.
 */
export function parseCoordinates({
  address,
  listing,
  report,
}: {
  address: FeedNode;
  listing?: FeedNode;
  report: Report;
}): Coordinates {
  const extra = listing && childOf(listing, 'extraFields');
  const places = [address, listing && childOf(listing, 'Geocode'), extra && childOf(extra, 'GeoPoint')];
  const sent = places.flatMap((place) => {
    const latitude = place && childOf(place, 'latitude');
    const longitude = place && childOf(place, 'longitude');
    return latitude && longitude ? [{ latitude, longitude }] : [];
  });
  const filled = sent.find(
    ({ latitude, longitude }) => latitude.text.trim() !== '' && longitude.text.trim() !== '',
  );
  if (!filled) return sent.length > 0 ? NOWHERE : {};
  const latitude = degrees({ text: filled.latitude.text, max: 90 });
  const longitude = degrees({ text: filled.longitude.text, max: 180 });
  if (latitude === 0 && longitude === 0) return NOWHERE;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  report({
    code: 'bad-coordinates',
    element: 'address/latitude',
    text: `${filled.latitude.text.trim()}, ${filled.longitude.text.trim()}`,
    line: filled.latitude.line,
    message:
      'Latitude and longitude are not decimal degrees and were left empty. Correct them in the sending system.',
  });
  return NOWHERE;
}

const NOWHERE: Coordinates = { latitude: null, longitude: null };

function degrees({ text, max }: { text: string; max: number }): number | undefined {
  const trimmed = text.trim();
  if (!/^[+-]?\d{1,3}(\.\d{1,20})?$/.test(trimmed)) return undefined;
  const value = Number(trimmed);
  return Math.abs(value) <= max ? value : undefined;
}
