import type { FlattenedField, Payload } from 'payload';
import { jsonOf } from '#site/server/database.ts';

/** How a column's value looks to us; the two databases hand it over differently. */
type ColumnKind = 'text' | 'number' | 'boolean' | 'date' | 'json' | 'id';

/** A field that is one column of its row. */
type Column = { field: string; kind: ColumnKind; column: string };
/** A list of rows with fields of their own, in a table of its own. */
export type RowList = { field: string; table: string; columns: Column[] };
/** A list of related records, and the column of the rels table that holds them. */
type RelatedList = { field: string; column: string };

/** Where one copy of a listing is stored, field by field. */
export type ListingTables = {
  row: string;
  /** The column with the id of the listing. */
  ownerId: string;
  /** In front of each column, e.g. `version_`. */
  prefix: string;
  columns: Column[];
  /** The names of the columns, by field. */
  columnOf: ReadonlyMap<string, string>;
  /** The table of lists of texts, one row each. */
  texts: string;
  textLists: string[];
  /** The table of lists of related records, one row each. */
  rels: string;
  related: RelatedList[];
  /** In front of each path in texts and rels. */
  path: string;
  rowLists: RowList[];
  /** The column for the id of a row of a list: a version keeps it beside an id of its own. */
  rowId: string;
};

/**
 * A listing is stored twice: the row visitors' cards are made from, and the latest version, which is what staff see in
 * the admin (a staff draft lives there until it is published).
 */
export type ListingLayout = { main: ListingTables; version: ListingTables };

/** What the importer writes by itself beside the fields. */
const WRITTEN_BY_IMPORT: readonly string[] = ['id', 'createdAt', 'updatedAt', 'savedBy', 'feedRun'];

/** A field of the listings collection that the import has no way to store. */
export class ListingLayoutError extends Error {
  override name = 'ListingLayoutError';
}

const known = new WeakMap<Payload, ListingLayout>();

/**
 * Where Payload stores listings, read off its own collection and tables once, so that no field can be missing. Throws
 * {@link ListingLayoutError} for a field of a kind that the import cannot store.
 */
export function listingLayout(payload: Payload): ListingLayout {
  const found = known.get(payload);
  if (found) return found;
  const layout = layoutOf({
    fields: payload.collections.listings.config.flattenedFields,
    database: payload.db as unknown as Database,
  });
  known.set(payload, layout);
  return layout;
}

/** Payload's own description of its tables: Drizzle's columns by their keys, tables by the names Payload made up. */
export type Database = {
  tables: Record<string, Record<string, { name: string }>>;
  tableNameMap: ReadonlyMap<string, string>;
};

/** The layout of a collection with these fields. For tests; the importer asks {@link listingLayout}. */
export function layoutOf(source: { fields: FlattenedField[]; database: Database }): ListingLayout {
  return {
    main: tablesOf({
      ...source,
      row: 'listings',
      ownerId: 'id',
      children: 'listings_',
      prefix: '',
      path: '',
      rowId: 'id',
    }),
    version: tablesOf({
      ...source,
      row: '_listings_v',
      ownerId: 'parent_id',
      children: '_listings_v_version_',
      prefix: 'version_',
      path: 'version.',
      rowId: '_uuid',
    }),
  };
}

function tablesOf({
  fields,
  database,
  row,
  ownerId,
  children,
  prefix,
  path,
  rowId,
}: {
  fields: FlattenedField[];
  database: Database;
  children: string;
} & Pick<ListingTables, 'row' | 'ownerId' | 'prefix' | 'path' | 'rowId'>): ListingTables {
  const columns: Column[] = [];
  const textLists: string[] = [];
  const related: RelatedList[] = [];
  const rowLists: RowList[] = [];
  const rels = `${row}_rels`;
  for (const field of fields) {
    if (WRITTEN_BY_IMPORT.includes(field.name) || isVirtual(field)) continue;
    if (isTextList(field)) textLists.push(field.name);
    else if (isRelatedList(field)) {
      const column = columnIn({ database, table: rels, key: `${field.relationTo}ID`, field: field.name });
      related.push({ field: field.name, column });
    } else if (field.type === 'array') {
      const table = tableNamed({ database, name: `${children}${snakeCase(field.name)}` });
      const inside = field.flattenedFields.filter(({ name }) => name !== 'id');
      rowLists.push({
        field: field.name,
        table,
        columns: inside.map((each) => columnOfField({ database, table, field: each })),
      });
    } else columns.push(columnOfField({ database, table: row, field, prefix }));
  }
  return {
    ...{ row, ownerId, prefix, path, rowId, columns, textLists, rels, related, rowLists },
    columnOf: new Map(columns.map(({ field, column }) => [field, column])),
    texts: `${row}_texts`,
  };
}

function columnOfField({
  database,
  table,
  field,
  prefix = '',
}: {
  database: Database;
  table: string;
  field: FlattenedField;
  prefix?: string;
}): Column {
  const kind = kindOf(field);
  if (!kind) throw new ListingLayoutError(CANNOT_STORE(field));
  const column = columnIn({ database, table, key: `${prefix}${field.name}`, field: field.name });
  return { field: field.name, kind, column };
}

const KINDS: Partial<Record<FlattenedField['type'], ColumnKind>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  code: 'text',
  select: 'text',
  radio: 'text',
  number: 'number',
  checkbox: 'boolean',
  date: 'date',
  json: 'json',
  relationship: 'id',
  upload: 'id',
};

/** Undefined: not a single value, or one that Payload spreads over several columns or languages. */
function kindOf(field: FlattenedField): ColumnKind | undefined {
  if ('localized' in field && field.localized) return undefined;
  if ('hasMany' in field && field.hasMany) return undefined;
  if ('relationTo' in field && typeof field.relationTo !== 'string') return undefined;
  return KINDS[field.type];
}

/** Nothing is stored of it. */
const isVirtual = (field: FlattenedField): boolean =>
  field.type === 'join' || Boolean('virtual' in field && field.virtual);

const isTextList = (field: FlattenedField): boolean => field.type === 'text' && Boolean(field.hasMany);

const isRelatedList = (field: FlattenedField): field is FlattenedField & { relationTo: string } =>
  (field.type === 'relationship' || field.type === 'upload') &&
  Boolean(field.hasMany) &&
  typeof field.relationTo === 'string';

const tableNamed = ({ database, name }: { database: Database; name: string }): string =>
  database.tableNameMap.get(name) ?? name;

function columnIn({
  database,
  table,
  key,
  field,
}: {
  database: Database;
  table: string;
  key: string;
  field: string;
}): string {
  const column = database.tables[table]?.[key];
  if (!column) throw new ListingLayoutError(NO_COLUMN({ field, table }));
  return column.name;
}

/** `floorPlans` → `floor_plans`. */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const CANNOT_STORE = ({ name, type }: FlattenedField) =>
  `Feeds cannot store the listing field “${name}”: the import knows no way to write a field of type “${type}” with these settings. Use a plain field or a list of texts, or teach feed/listing-layout.ts to store it.`;

const NO_COLUMN = ({ field, table }: { field: string; table: string }) =>
  `Feeds cannot store the listing field “${field}”: the table ${table} has no column for it. Check how Payload names it and correct feed/listing-layout.ts.`;

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
