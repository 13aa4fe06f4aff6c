import { type FeedArea, type FeedListing, localToUtc, timeZoneOf } from '@frontage/reaxml';
import type { StoredListing } from '../stored-listing.ts';
import { assign } from './map-features.ts';

type Patch = Partial<StoredListing>;

/** The parts of an address, in the format's words and ours. */
export const ADDRESS_PARTS = [
  'site',
  'subNumber',
  'lotNumber',
  'streetNumber',
  'street',
  'suburb',
  'state',
  'postcode',
] as const;

/** The address and how much of it may be shown. An emptied address keeps its flags: what was hidden stays hidden. */
export function mapAddress(message: FeedListing): Patch {
  const { address, estate } = message;
  const patch: Patch = {};
  assign(patch, { municipality: message.municipality });
  if (estate !== undefined)
    patch.estate = [estate?.name, estate?.stage && `Stage ${estate.stage.replace(/^stage\s+/i, '')}`]
      .filter(Boolean)
      .join(', ');
  if (address === undefined) return patch;
  if (address === null) {
    for (const part of ADDRESS_PARTS) Object.assign(patch, { [part]: null });
    return { ...patch, latitude: null, longitude: null };
  }
  assign(patch, { addressHidden: !address.display, suburbHidden: !address.suburbDisplay });
  for (const part of ADDRESS_PARTS) assign(patch, { [part]: address[part] });
  // A listing outside the eight states keeps its region as the state's text would be, for staff; the column takes ours only.
  if (address.country !== 'AU') patch.state = null;
  patch.country = address.country === 'AU' ? 'Australia' : address.country;
  assign(patch, { latitude: address.latitude, longitude: address.longitude });
  return patch;
}

/** Land and building: square metres for searching, the text as the sender wrote it for reading. */
export function mapAreas(message: FeedListing): Patch {
  const { landDetails: land, buildingDetails: building } = message;
  const patch: Patch = {};
  if (land === null) assign(patch, { landArea: null, landAreaText: null, frontageText: null });
  if (land?.area !== undefined)
    assign(patch, { landArea: land.area?.squareMetres ?? null, landAreaText: areaText(land.area) });
  if (land?.frontage !== undefined)
    patch.frontageText = land.frontage ? `${number(land.frontage.value)} m` : null;
  if (building === null) assign(patch, { buildingArea: null, buildingAreaText: null, energyRating: null });
  if (building?.areas !== undefined) {
    const area = mainArea(building.areas);
    assign(patch, { buildingArea: area?.squareMetres ?? null, buildingAreaText: areaText(area) });
  }
  if (building?.energyRating !== undefined) patch.energyRating = building.energyRating;
  return patch;
}

/** The area that stands for the building: the total, else the first one named. */
export function mainArea(areas: FeedArea[]): FeedArea | undefined {
  return areas.find((area) => !area.of || area.of === 'total') ?? areas[0];
}

/** `512 m²`, `40 ha`, `400 – 600 m²`; null when there is none. */
export function areaText(area: FeedArea | null | undefined): string | null {
  if (!area) return null;
  const unit = UNITS[area.unit.toLowerCase()] ?? area.unit;
  const amount =
    area.value !== undefined
      ? number(area.value)
      : [area.min, area.max].flatMap((bound) => (bound === undefined ? [] : [number(bound)])).join(' – ');
  return amount ? `${amount} ${unit}`.trim() : null;
}

/** Inspections and the auction as UTC instants; the feed's times are on the clock of the property. */
export function mapTimes(message: FeedListing, place: StoredListing): Patch {
  const zone = timeZoneOf(place.country === 'NZ' ? { country: 'NZ' } : place);
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

const UNITS: Readonly<Record<string, string>> = {
  squaremeter: 'm²',
  squaremetre: 'm²',
  square: 'squares',
  acre: 'acres',
  hectare: 'ha',
};

// One formatter for all: making one costs far more than using it.
const format = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const number = (value: number) => format.format(value);
