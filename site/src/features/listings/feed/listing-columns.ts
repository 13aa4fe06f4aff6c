import { jsonOf } from '#site/server/database.ts';
import type { StoredListing } from '../stored-listing.ts';

/** How a column's value looks to us; the two databases hand it over differently. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'date' | 'json' | 'id';

/** The fields of a listing that are a column of their row, and what they hold. */
export const COLUMNS = {
  title: 'text',
  addressHidden: 'boolean',
  site: 'text',
  subNumber: 'text',
  lotNumber: 'text',
  streetNumber: 'text',
  street: 'text',
  suburb: 'text',
  state: 'text',
  postcode: 'text',
  country: 'text',
  suburbHidden: 'boolean',
  latitude: 'number',
  longitude: 'number',
  municipality: 'text',
  estate: 'text',
  priceHidden: 'boolean',
  price: 'number',
  priceMax: 'number',
  priceView: 'text',
  rent: 'number',
  rentPeriod: 'text',
  bond: 'number',
  availableFrom: 'text',
  outgoings: 'number',
  plusOutgoings: 'boolean',
  plusSav: 'boolean',
  returnPercent: 'number',
  takings: 'text',
  soldPrice: 'number',
  soldPriceDisplay: 'text',
  soldDate: 'text',
  beds: 'number',
  baths: 'number',
  cars: 'number',
  ensuites: 'number',
  livingAreas: 'number',
  landArea: 'number',
  landAreaText: 'text',
  buildingArea: 'number',
  buildingAreaText: 'text',
  frontageText: 'text',
  energyRating: 'number',
  yearBuilt: 'number',
  newConstruction: 'boolean',
  petFriendly: 'boolean',
  furnished: 'boolean',
  extras: 'json',
  headline: 'text',
  description: 'text',
  auctionAt: 'date',
  videoUrl: 'text',
  tourUrl: 'text',
  feedImages: 'json',
  status: 'text',
  underOffer: 'boolean',
  method: 'text',
  category: 'text',
  propertyType: 'text',
  authority: 'text',
  listedAt: 'date',
  feedAgentId: 'text',
  feedUniqueId: 'text',
  feedModTime: 'text',
  office: 'id',
  _status: 'text',
} as const satisfies Partial<Record<keyof StoredListing | 'title' | 'feedImages', ColumnKind>>;

export type ColumnField = keyof typeof COLUMNS;

/** Lists of words, one row each in the texts table. */
export const TEXT_LISTS = ['features', 'highlights', 'otherAgents'] as const;
/** Lists of rows with fields of their own, one table each; what each field holds, and its column. */
export const ROW_LISTS = {
  inspections: { startsAt: ['date', 'starts_at'], endsAt: ['date', 'ends_at'] },
  documents: {
    kind: ['text', 'kind'],
    title: ['text', 'title'],
    file: ['id', 'file_id'],
    address: ['text', 'address'],
  },
} as const satisfies Partial<Record<keyof StoredListing, Record<string, readonly [ColumnKind, string]>>>;

export type RowList = keyof typeof ROW_LISTS;

/** The table of a list of rows. */
export const rowTable = ({ tables, list }: { tables: ListingTables; list: RowList }): string =>
  tables.rows + list;

/** Lists of related records, one row each in the rels table, and the column they are in. */
export const RELATED = { images: 'media_id', floorPlans: 'media_id', agents: 'agents_id' } as const;

/**
 * A listing is kept twice: the row visitors' cards are made from, and the latest version, which is what staff see in
 * the admin (a staff draft lives there until it is published).
 */
export type ListingTables = {
  row: string;
  /** In front of each column, e.g. `version_`. */
  prefix: string;
  texts: string;
  rels: string;
  /** In front of each path in texts and rels. */
  path: string;
  /** In front of the name of each list of rows. */
  rows: string;
};

export const MAIN: ListingTables = {
  row: 'listings',
  prefix: '',
  texts: 'listings_texts',
  rels: 'listings_rels',
  path: '',
  rows: 'listings_',
};

export const VERSION: ListingTables = {
  row: '_listings_v',
  prefix: 'version_',
  texts: '_listings_v_texts',
  rels: '_listings_v_rels',
  path: 'version.',
  rows: '_listings_v_version_',
};

/** `landAreaText` → `land_area_text`, `office` → `office_id`. */
export function columnOf({ tables, field }: { tables: ListingTables; field: ColumnField }): string {
  const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${tables.prefix}${COLUMNS[field] === 'id' ? `${name}_id` : name}`;
}

/** A value as the database driver hands it over, as the field's own kind. */
export function fieldValue({ kind, value }: { kind: ColumnKind; value: unknown }): unknown {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'number':
    case 'id':
      return Number(value);
    case 'boolean':
      return Boolean(value) && value !== '0';
    case 'date':
      return new Date(value as string).toISOString();
    case 'json':
      return jsonOf(value);
    default:
      return String(value);
  }
}
