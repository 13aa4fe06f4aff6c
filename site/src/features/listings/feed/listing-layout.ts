import type { FlattenedField, Payload } from 'payload';
import { jsonOf } from '#site/server/database.ts';

/** How a column's value looks to us; the two databases hand it over differently. */
type ColumnKind = 'text' | 'number' | 'boolean' | 'date' | 'json' | 'id';

/** A field that is one column of its row. */
type Column = {
  field: string;
  kind: ColumnKind;
  column: string;
  /** What the database writes when nothing is given. */
  initial: unknown;
};
/** A list of rows with fields of their own, in a table of its own. */
export type RowList = {
  field: string;
  table: string;
  columns: Column[];
  /** The columns of a new row, in their order. */
  newRow: readonly string[];
};
/** A list of related records, and the column of the rels table that holds them. */
type RelatedList = {
  field: string;
  column: string;
  /** Its place among the columns that such lists are held in. */
  target: number;
};

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
  /** Every field with what a new listing has in it. To be copied: an object that grows field by field is slow to copy. */
  initial: Readonly<Record<string, unknown>>;
  /** The columns of a new row: those that say whose it is, the fields in their order, those that say who wrote it when. */
  newRow: readonly string[];
  /** The table of lists of texts, one row each. */
  texts: string;
  textLists: string[];
  newText: readonly string[];
  /** The table of lists of related records, one row each. */
  rels: string;
  related: RelatedList[];
  newRelation: readonly string[];
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
  tables: Record<string, Record<string, { name: string; default?: unknown }>>;
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
      first: ['id'],
      last: ['saved_by', 'feed_run', 'created_at', 'updated_at'],
    }),
    version: tablesOf({
      ...source,
      row: '_listings_v',
      ownerId: 'parent_id',
      children: '_listings_v_version_',
      prefix: 'version_',
      path: 'version.',
      rowId: '_uuid',
      first: ['id', 'parent_id'],
      last: [
        ...['version_saved_by', 'version_feed_run', 'version_created_at', 'version_updated_at'],
        ...['created_at', 'updated_at', 'latest'],
      ],
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
  first,
  last,
}: {
  fields: FlattenedField[];
  database: Database;
  children: string;
  /** Columns of a new row before and after the fields. */
  first: string[];
  last: string[];
} & Pick<ListingTables, 'row' | 'ownerId' | 'prefix' | 'path' | 'rowId'>): ListingTables {
  const columns: Column[] = [];
  const textLists: string[] = [];
  const related: Omit<RelatedList, 'target'>[] = [];
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
      const columns = inside.map((each) => columnOfField({ database, table, field: each }));
      rowLists.push({
        field: field.name,
        table,
        columns,
        newRow: ['_order', '_parent_id', rowId, ...columns.map(({ column }) => column)],
      });
    } else columns.push(columnOfField({ database, table: row, field, prefix }));
  }
  const targets = [...new Set(related.map(({ column }) => column))];
  const lists = [...textLists, ...[...related, ...rowLists].map(({ field }) => field)];
  return {
    ...{ row, ownerId, prefix, path, rowId, columns, textLists, rels, rowLists },
    columnOf: new Map(columns.map(({ field, column }) => [field, column])),
    initial: Object.fromEntries([
      ['id', null],
      ...columns.map(({ field, initial }) => [field, initial]),
      ...lists.map((field) => [field, null]),
    ]),
    newRow: [...first, ...columns.map(({ column }) => column), ...last],
    texts: `${row}_texts`,
    newText: ['order', 'parent_id', 'path', 'text'],
    related: related.map((each) => ({ ...each, target: targets.indexOf(each.column) })),
    newRelation: ['order', 'parent_id', 'path', ...targets],
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
  const key = `${prefix}${field.name}`;
  const column = columnIn({ database, table, key, field: field.name });
  const initial = database.tables[table]?.[key]?.default ?? null;
  return { field: field.name, kind, column, initial };
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

/** As SQLite keeps dates, and as we do. */
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && value.length === 24 && value.endsWith('Z');

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
      return isInstant(value) ? value : new Date(value as string).toISOString();
    case 'json':
      return jsonOf(value);
    default:
      return String(value);
  }
}
