/** What we know of a type: what Google's results need of it, and what else of schema.org we use on it. */
type Known = { needs: readonly string[]; takes?: readonly string[] };

const BUSINESS: Known = {
  needs: ['name'],
  takes: [
    'url',
    'logo',
    'image',
    'legalName',
    'identifier',
    'telephone',
    'email',
    'sameAs',
    'address',
    'geo',
    'openingHoursSpecification',
    'department',
    'parentOrganization',
    'employee',
  ],
};

const HOME: Known = {
  needs: ['name', 'address'],
  takes: ['geo', 'numberOfBedrooms', 'numberOfBathroomsTotal', 'amenityFeature'],
};

/**
 * The types in use, with properties that schema.org (version 29) defines on them or on what they inherit from, and those
 * that Google's search gallery asks for (developers.google.com/search/docs/appearance/structured-data, November 2026).
 */
const TYPES: Readonly<Record<string, Known>> = {
  Accommodation: HOME,
  Answer: { needs: ['text'] },
  Apartment: HOME,
  BlogPosting: {
    needs: ['headline', 'datePublished', 'author'],
    takes: ['description', 'image', 'dateModified', 'publisher', 'mainEntityOfPage', 'articleSection'],
  },
  BreadcrumbList: { needs: ['itemListElement'] },
  FAQPage: { needs: ['mainEntity'] },
  GeoCoordinates: { needs: ['latitude', 'longitude'] },
  House: HOME,
  ImageObject: { needs: ['url'], takes: ['width', 'height'] },
  ItemList: { needs: ['itemListElement'], takes: ['name'] },
  ListItem: { needs: ['position', 'name'], takes: ['item', 'url'] },
  LocationFeatureSpecification: { needs: ['name', 'value'] },
  Offer: {
    needs: ['availability'],
    takes: ['url', 'businessFunction', 'price', 'priceCurrency', 'priceSpecification', 'offeredBy'],
  },
  OpeningHoursSpecification: { needs: ['dayOfWeek', 'opens', 'closes'] },
  Person: {
    needs: ['name'],
    takes: ['url', 'jobTitle', 'description', 'image', 'telephone', 'knowsLanguage', 'sameAs', 'worksFor'],
  },
  Place: { needs: ['name', 'address'], takes: ['url', 'geo', 'image', 'amenityFeature'] },
  PostalAddress: {
    needs: ['addressCountry'],
    takes: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'],
  },
  ProfilePage: { needs: ['mainEntity'], takes: ['url'] },
  Question: { needs: ['name', 'acceptedAnswer'] },
  RealEstateAgent: BUSINESS,
  RealEstateListing: {
    needs: ['name', 'url', 'about', 'offers'],
    takes: ['description', 'datePosted', 'image'],
  },
  UnitPriceSpecification: { needs: ['price', 'priceCurrency'], takes: ['unitText'] },
  WebApplication: {
    needs: ['name'],
    takes: ['url', 'applicationCategory', 'operatingSystem', 'isAccessibleForFree'],
  },
};

/** Of every type, and only on the outermost. */
const ALWAYS = ['@type', '@id'];
const OUTER = [...ALWAYS, '@context'];

/**
 * What is wrong with an entry of structured data, as sentences with the way to it: a type we do not know, a property that
 * schema.org does not define there, one that is missing or empty, addresses and dates that are none.
 */
export function structuredDataProblems(value: unknown, at = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => structuredDataProblems(one, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const entry = value as Record<string, unknown>;
  const type = String(entry['@type']);
  const path = at ? `${at} (${type})` : type;
  const known = TYPES[type];
  if (!known) return [`${path}: unknown type.`];
  const allowed = new Set([...(at ? ALWAYS : OUTER), ...known.needs, ...(known.takes ?? [])]);
  return [
    ...(at || entry['@context'] === 'https://schema.org' ? [] : [`${path}: no context.`]),
    ...known.needs.filter((name) => isEmpty(entry[name])).map((name) => `${path}: ${name} is missing.`),
    ...Object.entries(entry).flatMap(([name, one]) => [
      ...(allowed.has(name) ? [] : [`${path}: ${name} is not a property of ${type}.`]),
      ...(isEmpty(one) ? [`${path}: ${name} is empty.`] : []),
      ...formProblem({ name, value: one, path }),
      ...structuredDataProblems(one, `${path}.${name}`),
    ]),
    ...orderProblem({ entry, path }),
  ];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const ADDRESSES = new Set([
  'url',
  'item',
  'image',
  'logo',
  'sameAs',
  'mainEntityOfPage',
  'availability',
  '@id',
]);
const DAYS = /^(datePosted|datePublished|dateModified)$/;

function formProblem({ name, value, path }: { name: string; value: unknown; path: string }): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  if (ADDRESSES.has(name))
    return texts
      .filter((text) => !/^https?:\/\//.test(text))
      .map((text) => `${path}: ${name} ${text} is no full address.`);
  if (DAYS.test(name))
    return texts
      .filter((text) => !/^\d{4}-\d\d-\d\d(T.*(Z|[+-]\d\d:\d\d))?$/.test(text))
      .map((text) => `${path}: ${name} ${text} is no ISO date.`);
  if (name === 'price' && !(typeof value === 'number' && value > 0)) return [`${path}: price is no number.`];
  return [];
}

/** Lists count from 1 without a gap, and a step on the way has an address unless it is the last. */
function orderProblem({ entry, path }: { entry: Record<string, unknown>; path: string }): string[] {
  const items = entry.itemListElement;
  if (!Array.isArray(items)) return [];
  const isCrumbs = entry['@type'] === 'BreadcrumbList';
  return items.flatMap((item, index) => [
    ...(item.position === index + 1 ? [] : [`${path}: item ${index + 1} has position ${item.position}.`]),
    ...(isCrumbs && index < items.length - 1 && !item.item
      ? [`${path}: step ${index + 1} has no address.`]
      : []),
    ...(!isCrumbs && !item.url ? [`${path}: item ${index + 1} has no address.`] : []),
  ]);
}
