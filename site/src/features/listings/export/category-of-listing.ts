import { CATEGORY_LISTS, type CategoryList, type FeedCategory, type FeedListing } from '@frontage/reaxml';
import { categoryLabel } from '../feed/property-labels.ts';
import type { ExportedListing } from './exported-listing.ts';

type Type = FeedListing['type'];

/** The listing element of the format. Rural and business listings are for sale there, holiday homes for rent. */
export function typeOf({ category, method, propertyType }: ExportedListing): Type {
  const isLand = propertyType === 'Land';
  if (category === 'residential') return method === 'rent' ? 'rental' : isLand ? 'land' : 'residential';
  if (category === 'commercial') return isLand ? 'commercialLand' : 'commercial';
  return category === 'holiday' ? 'holidayRental' : category;
}

const LIST: Readonly<Record<Type, CategoryList>> = {
  residential: 'category',
  rental: 'category',
  holidayRental: 'holidayCategory',
  land: 'landCategory',
  rural: 'ruralCategory',
  commercial: 'commercialCategory',
  commercialLand: 'commercialCategory',
  business: 'businessCategory',
};

/** The property type in the format's own spelling, where it has one; further types and kinds of business after it. */
export function categoriesOf({
  listing,
  type,
}: {
  listing: ExportedListing;
  type: Type;
}): FeedCategory[] | null {
  const list = LIST[type];
  if (type === 'land') return [{ list, name: 'Residential', known: true }];
  const { propertyType, extras } = listing;
  if (!propertyType || type === 'commercialLand') return null;
  const [first, ...others] = [propertyType, ...words(extras?.['Also suits'])].map((label) =>
    categoryOf({ label, list }),
  );
  const sub = words(extras?.['Kind of business']);
  return first ? [{ ...first, ...(sub.length > 0 ? { sub } : {}) }, ...others] : null;
}

function categoryOf({ label, list }: { label: string; list: CategoryList }): FeedCategory {
  const known = CATEGORY_LISTS[list].find((name) => categoryLabel({ name, known: true }) === label);
  return known ? { list, name: known, known: true } : { list, name: label, known: false };
}

const words = (text: string | undefined): string[] => text?.split(', ').filter(Boolean) ?? [];
