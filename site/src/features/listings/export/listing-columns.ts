import type { FlattenedField } from 'payload';
import { labelOf } from '#site/ui/admin/field-labels.ts';
import type { ExportedListing } from './exported-listing.ts';
import { identityOf } from './feed-of-listing.ts';

type Values = Record<string, unknown>;
type Cell = string | number;

/** A column of the CSV file of listings. */
export type ListingColumn = { heading: string; cell: (listing: Values) => Cell };

/** The importer's own memory, and what says nothing about the property. */
const LEFT_OUT = new Set(['feedImages', 'feedDiffers', 'feedRun', 'savedBy', 'title']);

/** In front of all others: what a person looks for first. */
const FIRST = ['id', '_status', 'status', 'method', 'category'];

/**
 * Every field of a listing as a column, hidden prices and addresses included. Lists have a line for each entry; people
 * are named by email, else by name; files by their full address. `origin` is that of the website.
 */
export function listingColumns({
  fields,
  origin,
}: {
  fields: readonly FlattenedField[];
  origin: string;
}): ListingColumn[] {
  const columns = fields
    .filter(({ name, type }) => !LEFT_OUT.has(name) && type !== 'join')
    .map((field) => ({
      name: field.name,
      heading: HEADINGS[field.name] ?? labelOf(field),
      cell: (listing: Values) => cellOf({ value: fieldOf(listing, field.name), field, origin }),
    }));
  const place = ({ name }: { name: string }) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return [
    { name: 'id', heading: 'Id', cell: ({ id }: Values) => Number(id) },
    ...columns.filter(({ name }) => name !== 'id'),
  ].sort((a, b) => place(a) - place(b));
}

/** Without a number of a feed, a listing has the one by which the REAXML file names it. */
function fieldOf(listing: Values, name: string): unknown {
  if (name !== 'feedAgentId' && name !== 'feedUniqueId') return listing[name];
  const { agentID, uniqueID } = identityOf(listing as unknown as ExportedListing);
  return name === 'feedAgentId' ? agentID : uniqueID;
}

const HEADINGS: Readonly<Record<string, string>> = {
  _status: 'Published',
  updatedAt: 'Last changed',
  createdAt: 'Created',
  extras: 'Further facts',
};

type Asked = { value: unknown; field: FlattenedField; origin: string };

function cellOf({ value, field, origin }: Asked): Cell {
  if (value === null || value === undefined) return '';
  if (field.type === 'checkbox') return value ? 'yes' : 'no';
  if (field.type === 'array') return lines(value, (row) => rowText({ row: row as Values, field, origin }));
  if (field.type === 'json')
    return Object.entries(value as Values)
      .map(([label, text]) => `${label}: ${String(text)}`)
      .join('\n');
  if (field.type === 'upload' || field.type === 'relationship')
    return lines(value, (record) => nameOf({ record, origin }));
  if (typeof value === 'number') return value;
  return lines(value, String);
}

/** The fields of a row of a list, in their order: `2026-12-21T00:00:00.000Z | 2026-12-21T00:30:00.000Z`. */
function rowText({ row, field, origin }: { row: Values; field: FlattenedField; origin: string }): string {
  const inside = 'flattenedFields' in field ? field.flattenedFields.filter(({ name }) => name !== 'id') : [];
  return inside.map((each) => cellOf({ value: row[each.name], field: each, origin })).join(' | ');
}

function nameOf({ record, origin }: { record: unknown; origin: string }): string {
  if (typeof record !== 'object' || record === null) return String(record);
  const { id, url, email, name } = record as Record<'url' | 'email' | 'name', string | null> & { id: number };
  if (url) return new URL(url, origin).href;
  return email || name || String(id);
}

const lines = (value: unknown, text: (each: unknown) => Cell): string =>
  (Array.isArray(value) ? value : [value]).map(text).join('\n');
