import type { BlockFields, PropsOf } from '../../fields.ts';
import type { SourceLabels } from './source-labels.ts';

const shownWhen = { field: 'source', is: ['listings'] } as const;
const number = { kind: 'number', optional: true, shownWhen } as const;

export const listings = {
  label: 'Properties',
  one: 'property',
  many: 'properties',
  taxonomies: {
    channel: 'Status',
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
    label: 'Status',
    shownWhen,
    options: [
      { value: 'buy', label: 'For sale' },
      { value: 'rent', label: 'For rent' },
      { value: 'current', label: 'For sale and for rent' },
      { value: 'sold', label: 'Sold' },
      { value: 'leased', label: 'Leased' },
      { value: 'closed', label: 'Sold and leased' },
      { value: 'any', label: 'All' },
    ],
  },
  whose: {
    kind: 'select',
    label: 'Filter by',
    help: 'Options with “of the page” only work on property, agent and office pages.',
    shownWhen,
    options: [
      { value: 'all', label: 'All' },
      { value: 'page-agent', label: 'Agent of the page' },
      { value: 'page-office', label: 'Office of the page' },
      { value: 'page-suburb', label: 'Suburb of the page' },
      { value: 'page-nearby', label: 'Suburb of the page and nearby suburbs' },
      { value: 'people', label: 'Selected agents and offices' },
      { value: 'chosen', label: 'Manual selection' },
    ],
  },
  listings: {
    kind: 'reference',
    to: 'listings',
    label: 'Selected properties',
    shownWhen: { field: 'whose', is: ['chosen'] },
  },
  listingAgents: {
    kind: 'reference',
    to: 'agents',
    label: 'Selected agents',
    shownWhen: { field: 'whose', is: ['people'] },
  },
  listingOffices: {
    kind: 'reference',
    to: 'offices',
    label: 'Selected offices',
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
    help: 'Names or postcodes, separated by commas. Leave empty for all.',
    shownWhen,
  },
  types: {
    kind: 'text',
    label: 'Property types',
    help: 'Separate with commas, for example House, Unit.',
    shownWhen,
  },
  features: {
    kind: 'text',
    label: 'Features',
    help: 'Separate with commas, for example Pool, Air conditioning. Properties must have all of them.',
    shownWhen,
  },
  minPrice: { ...number, label: 'Minimum price ($)', min: 0, max: 1_000_000_000 },
  maxPrice: { ...number, label: 'Maximum price ($)', min: 0, max: 1_000_000_000 },
  beds: { ...number, label: 'Minimum bedrooms', min: 0, max: 20 },
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
