import { distanceKm } from '../public/nearby-suburbs.ts';

/** What is compared of two listings. Prices in dollars, or dollars a week: both ends of a range; null where not known. */
export type Comparable = {
  id: number;
  propertyType: string | null;
  /** See {@link kindOf}. */
  kind: string;
  beds: number;
  priceLow: number | null;
  priceHigh: number | null;
  position: { latitude: number; longitude: number } | undefined;
};

/** Farther away nothing is like it: people do not look for homes in two regions at once. */
const FARTHEST_KM = 60;
/** How far another price may lie from this one's, as factors of it. */
const CHEAPER = 0.75;
const DEARER = 1.35;

/** Kinds of property that people look at side by side. What is in none of them is like its own type alone. */
const KINDS: readonly RegExp[] = [
  /^(house|townhouse|terrace|villa|duplex|semi)/i,
  /^(apartment|unit|flat|studio|penthouse|serviced)/i,
  /^(land|vacant land)/i,
  /^(acreage|lifestyle)/i,
];

/** What a property type is compared as. */
export const kindOf = (type: string | null): string => {
  const kind = KINDS.findIndex((names) => names.test(type ?? ''));
  return kind < 0 ? (type ?? '').toLowerCase() : String(kind);
};

/**
 * The listings most like one: of its kind, near it and near its price, the most alike first. Those of another kind, out
 * of its price or more than 60 km away are none; without a position or a price that counts for nothing.
 */
export function rankSimilar<Item extends Comparable>(one: Comparable, others: readonly Item[]): Item[] {
  return others
    .flatMap((other) => {
      const unlike = unlikeness(one, other);
      return other.id === one.id || unlike === null ? [] : [{ other, unlike }];
    })
    .sort((a, b) => a.unlike - b.unlike)
    .map(({ other }) => other);
}

/** How unlike two listings are, from 0; null for those that are not alike at all. */
function unlikeness(one: Comparable, other: Comparable): number | null {
  if (one.kind !== other.kind) return null;
  const km = one.position && other.position ? distanceKm(one.position, other.position) : 0;
  const price = priceGap(one, other);
  if (km > FARTHEST_KM || price === null) return null;
  const type = one.propertyType === other.propertyType ? 0 : 1;
  return type + km / 5 + 4 * price + 0.3 * Math.abs(one.beds - other.beds);
}

/** How far two prices are apart, as a logarithm; 0 where one is not known, null where they are too far. */
function priceGap(one: Comparable, other: Comparable): number | null {
  if (one.priceLow === null || one.priceHigh === null || other.priceLow === null || other.priceHigh === null)
    return 0;
  if (other.priceLow > one.priceHigh * DEARER || other.priceHigh < one.priceLow * CHEAPER) return null;
  const middle = (low: number, high: number) => Math.max(1, (low + high) / 2);
  return Math.abs(Math.log(middle(other.priceLow, other.priceHigh) / middle(one.priceLow, one.priceHigh)));
}
