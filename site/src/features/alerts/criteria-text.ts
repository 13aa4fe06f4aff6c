import type { Category } from '#site/features/listings/public/public-listing.ts';
import { areaOfCriteria, type ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import { otherFilterTexts } from '#site/features/listings/search/other-filters.ts';
import { areaText } from '#site/features/listings/search/search-filters.ts';
import { alertCriteriaTexts } from '#site/messages/alerts.ts';
import { leftToRight } from '#site/messages/language.ts';
import { typeText } from '#site/messages/property-types.ts';
import { type AlertEvent, isOfSales } from './alert-types.ts';

/**
 * A description of criteria in the language of the moment: `3+ bed houses to buy in Newtown and surrounds, up to
 * $1,500,000`; for an alert about sales alone, `3+ bed houses sold in Newtown`. `suburbName` returns the display name of a
 * suburb; without it, or for an unknown one, the name is derived from the key.
 */
export function criteriaText(
  criteria: ListingCriteria,
  suburbName: (key: string) => string | undefined = () => undefined,
  events: readonly AlertEvent[] = [],
): string {
  const texts = alertCriteriaTexts();
  const { method, beds, baths, cars, tenure } = criteria;
  const land = span({ min: criteria.minLand, max: criteria.maxLand, text: area });
  const building = span({ min: criteria.minArea, max: criteria.maxArea, text: area });
  const text = texts.line({
    beds,
    tenure: tenure && texts.tenures[tenure],
    what: subject(criteria),
    purpose: texts.purposes[isOfSales(events) ? 'closed' : 'open'][method],
    ...placesOf({ criteria, suburbName }),
    limits: [
      span({ min: criteria.minPrice, max: criteria.maxPrice, text: (price) => money({ price, method }) }),
      baths && texts.baths(baths),
      cars && texts.cars(cars),
      land && texts.ofLand(land),
      building && texts.ofBuilding(building),
      ...otherFilterTexts(criteria.filters ?? '', method),
      partOfMap(criteria),
    ].filter((limit): limit is string => Boolean(limit)),
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `within 5 km of Newtown NSW 2042`, `in the drawn area` */
function partOfMap(criteria: ListingCriteria): string | null {
  const area = areaOfCriteria(criteria);
  if (!area) return null;
  const { near, within } = alertCriteriaTexts();
  return area.kind === 'near' ? near(areaText(area)) : within(areaText(area));
}

function subject({ category, types, ruralUses }: ListingCriteria): string {
  const texts = alertCriteriaTexts();
  const kind: Category | 'any' = category ?? 'any';
  const what =
    types.length === 0 || types.length > 3 ? texts.subjects[kind] : texts.types(types.map(typeText));
  return ruralUses.length ? texts.uses(what, ruralUses.map(typeText)) : what;
}

/** Up to three suburbs are named. */
function placesOf({
  criteria: { suburbs, surrounding },
  suburbName,
}: {
  criteria: ListingCriteria;
  suburbName: (key: string) => string | undefined;
}): { places: string[]; more: number; around: boolean } {
  const names = suburbs.map((key) => suburbName(key) ?? nameOfKey(key));
  const places = names.length > 3 ? names.slice(0, 2) : names;
  return { places, more: names.length - places.length, around: surrounding };
}

/** `port-fairy-vic-3284` → `Port Fairy` */
export function nameOfKey(key: string): string {
  const name = key.replace(/-(?:nsw|vic|qld|wa|sa|tas|act|nt)(?:-\d{4})?$/, '');
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function span({
  min,
  max,
  text,
}: {
  min: number | null;
  max: number | null;
  text: (value: number) => string;
}): string {
  const { range, from, upTo } = alertCriteriaTexts();
  if (min && max) return min === max ? text(min) : range(text(min), text(max));
  if (max) return upTo(text(max));
  return min ? from(text(min)) : '';
}

function money({ price, method }: { price: number; method: ListingCriteria['method'] }): string {
  const amount = leftToRight(`$${price.toLocaleString('en-AU')}`);
  return method === 'rent' ? alertCriteriaTexts().weekly(amount) : amount;
}

const area = (squareMetres: number) =>
  leftToRight(
    squareMetres >= 10_000 && squareMetres % 1000 === 0
      ? `${(squareMetres / 10_000).toLocaleString('en-AU')} ha`
      : `${squareMetres.toLocaleString('en-AU')} m²`,
  );
