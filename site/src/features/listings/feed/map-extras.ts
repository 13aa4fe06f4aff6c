import type { FeedListing } from '@frontage/reaxml';
import { areaText, mainArea } from '../fields/area-text.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { categoryLabel } from './property-labels.ts';

type Extras = Record<string, string>;

/**
 * Facts without a field of their own, label to text. No amount that a hidden price must cover ever goes in here, because
 * these are shown as they are.
 */
export function mapExtras(
  message: FeedListing,
  stored: StoredListing | undefined,
): Extras | null | undefined {
  const sent = { ...sentFacts(message), ...areaFacts(message), ...message.facts };
  if (Object.keys(sent).length === 0) return undefined;
  const extras: Extras = { ...(stored?.extras ?? {}) };
  if (message.buildingDetails !== undefined)
    for (const label of Object.keys(extras)) if (label.endsWith(' area')) delete extras[label];
  for (const [label, text] of Object.entries(sent)) {
    if (text) extras[label] = text;
    else delete extras[label];
  }
  return Object.keys(extras).length ? extras : null;
}

/** Label to text; null clears, undefined was not sent. */
function sentFacts(message: FeedListing): Record<string, string | null> {
  const { categories, ruralFeatures: rural, landDetails: land } = message;
  const facts: Record<string, string | null | undefined> = {
    'Also suits': categories && list(categories.slice(1).map(categoryLabel)),
    'Kind of business': categories && list(categories.flatMap(({ sub = [] }) => sub)),
    Franchise: message.franchise === undefined ? undefined : message.franchise ? 'Yes' : null,
    Tenancy: message.tenancy === undefined ? undefined : (TENANCIES[message.tenancy ?? ''] ?? null),
    'Lease ends': message.currentLeaseEndDate,
    Extent: message.propertyExtent && (message.propertyExtent === 'part' ? 'Part of a building' : null),
    Parking: message.parkingComments,
    Zoning: message.zone,
    Terms: message.terms,
    'Further options': message.furtherOptions,
    'Council rates': message.councilRates,
    Depth:
      land === null ? null : land?.depths && list(land.depths.map(({ value, side }) => depth(value, side))),
    'Auction result':
      message.auctionOutcome === null
        ? null
        : message.auctionOutcome?.result && sentence(message.auctionOutcome.result),
    'Last renovated': yearText(message.features?.yearLastRenovated),
    'House and land package':
      message.isHomeLandPackage === undefined ? undefined : message.isHomeLandPackage ? 'Yes' : null,
  };
  for (const [name, label] of Object.entries(RURAL)) {
    const text = rural === null ? null : rural?.[name as keyof typeof RURAL];
    if (text !== undefined) facts[label] = text;
  }
  return defined(facts);
}

/** Building areas beside the main one: `Office area`, `Warehouse area`. */
function areaFacts({ buildingDetails }: FeedListing): Record<string, string | null> {
  const areas = buildingDetails?.areas ?? [];
  const main = mainArea(areas);
  const others = areas.filter((area) => area !== main && area.of);
  return Object.fromEntries(others.map((area) => [`${sentence(area.of ?? '')} area`, areaText(area)]));
}

const TENANCIES: Readonly<Record<string, string>> = { vacant: 'Vacant possession', tenanted: 'Tenanted' };

const RURAL = {
  fencing: 'Fencing',
  annualRainfall: 'Annual rainfall',
  soilTypes: 'Soil',
  improvements: 'Improvements',
  councilRates: 'Council rates',
  irrigation: 'Irrigation',
  carryingCapacity: 'Carrying capacity',
  services: 'Services',
} as const;

const yearText = (year: number | null | undefined) => (typeof year === 'number' ? String(year) : year);
const list = (words: string[]) => words.join(', ') || null;
const depth = (value: number, side: string | undefined) => (side ? `${value} m (${side})` : `${value} m`);
const sentence = (words: string) => {
  const text = words.replace(/-/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function defined(facts: Record<string, string | null | undefined>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(facts).filter((entry): entry is [string, string | null] => entry[1] !== undefined),
  );
}
