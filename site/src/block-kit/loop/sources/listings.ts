import type { BlockFields, PropsOf } from '../../fields.ts';
import type { SourceLabels } from './source-labels.ts';

const shownWhen = { field: 'source', is: ['listings'] } as const;
const number = { kind: 'number', optional: true, shownWhen } as const;

export const listings = {
  label: 'Properties',
  one: 'property',
  many: 'properties',
  taxonomies: {
    channel: 'For sale, for rent, sold, leased',
    category: 'Category',
    type: 'Property type',
    suburb: 'Suburb',
    beds: 'Bedrooms',
    feature: 'Feature',
    office: 'Office',
    agent: 'Agent',
  },
} as const satisfies SourceLabels;

/** What staff say of the properties a loop shows. */
export const listingsFields = {
  channel: {
    kind: 'select',
    label: 'Which properties',
    shownWhen,
    options: [
      { value: 'buy', label: 'For sale' },
      { value: 'rent', label: 'For rent' },
      { value: 'current', label: 'For sale and for rent' },
      { value: 'sold', label: 'Sold' },
      { value: 'leased', label: 'Leased' },
      { value: 'closed', label: 'Sold and leased' },
      { value: 'any', label: 'All of them' },
    ],
  },
  whose: {
    kind: 'select',
    label: 'Whose, and where',
    help: 'What hangs on the page shows nothing on a page that is about no property, agent or office.',
    shownWhen,
    options: [
      { value: 'all', label: 'Everybody’s, everywhere' },
      { value: 'page-agent', label: 'Of the agent this page is about (of a property: its agent)' },
      { value: 'page-office', label: 'Of the office this page is about' },
      { value: 'page-suburb', label: 'In the suburb of this page’s property or office' },
      { value: 'page-nearby', label: 'In that suburb and those around it' },
      { value: 'people', label: 'Of the people and offices chosen below' },
      { value: 'chosen', label: 'Those chosen below, in their order' },
    ],
  },
  listings: {
    kind: 'reference',
    to: 'listings',
    label: 'Properties',
    shownWhen: { field: 'whose', is: ['chosen'] },
  },
  listingAgents: {
    kind: 'reference',
    to: 'agents',
    label: 'People',
    shownWhen: { field: 'whose', is: ['people'] },
  },
  listingOffices: {
    kind: 'reference',
    to: 'offices',
    label: 'Offices',
    shownWhen: { field: 'whose', is: ['people'] },
  },
  category: {
    kind: 'select',
    label: 'Category',
    shownWhen,
    options: [
      { value: '', label: 'Any' },
      { value: 'residential', label: 'Residential' },
      { value: 'rural', label: 'Rural' },
      { value: 'holiday', label: 'Holiday' },
      { value: 'commercial', label: 'Commercial' },
      { value: 'business', label: 'Business' },
    ],
  },
  places: {
    kind: 'text',
    label: 'Suburbs',
    help: 'Names or postcodes, divided by commas. Empty: everywhere.',
    shownWhen,
  },
  types: {
    kind: 'text',
    label: 'Property types',
    help: 'As they are called on the website, divided by commas: House, Unit.',
    shownWhen,
  },
  features: {
    kind: 'text',
    label: 'With these features',
    help: 'Divided by commas: Pool, Air conditioning. A property must have all of them.',
    shownWhen,
  },
  minPrice: { ...number, label: 'Price from, in dollars', min: 0, max: 1_000_000_000 },
  maxPrice: { ...number, label: 'Price to, in dollars', min: 0, max: 1_000_000_000 },
  beds: { ...number, label: 'Bedrooms, at least', min: 0, max: 20 },
  listingOrder: {
    kind: 'select',
    label: 'Order',
    shownWhen,
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'price-asc', label: 'Lowest price first' },
      { value: 'price-desc', label: 'Highest price first' },
    ],
  },
} as const satisfies BlockFields;

export const listingsDefaults: PropsOf<typeof listingsFields> = {
  channel: 'buy',
  whose: 'all',
  listings: [],
  listingAgents: [],
  listingOffices: [],
  category: '',
  places: '',
  types: '',
  features: '',
  minPrice: null,
  maxPrice: null,
  beds: null,
  listingOrder: 'newest',
};
