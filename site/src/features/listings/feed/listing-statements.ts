import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { idOf, type StoredListing } from '../stored-listing.ts';
import type { FeedState } from './feed-state.ts';
import {
  COLUMNS,
  type ColumnField,
  columnOf,
  type ListingTables,
  MAIN,
  RELATED,
  ROW_LISTS,
  type RowList,
  rowTable,
  TEXT_LISTS,
  VERSION,
} from './listing-columns.ts';

/** Fields to write; lists are written whole. */
export type Changes = Partial<StoredListing> & { title?: string | null; feedImages?: FeedState };

/** Who writes: the run of a feed (its number in the report; 0 when unknown). Staff are named by save-author.ts. */
export type FeedWriter = { feedRun: number };

/** What staff read as the author of a version that a feed wrote. */
export const FEED_AUTHOR = 'Feed';

/** The feed's versions kept of each listing. The others of the 50 are for staff, so a busy feed never pushes them out. */
export const FEED_VERSIONS = 20;

const name = (identifier: string) => sql.identifier(identifier);

/** A new listing with this id, and the version of it that staff see. */
export function insertListing({
  id,
  versionId,
  listing,
  writer,
  now,
}: {
  id: number;
  versionId: number;
  listing: Changes;
  writer: FeedWriter;
  now: string;
}): SQL[] {
  const main = {
    ...columns({ tables: MAIN, changes: listing }),
    ...writtenBy({ tables: MAIN, writer }),
    created_at: now,
    updated_at: now,
  };
  return [
    insert('listings', { id, ...main }),
    ...children({ tables: MAIN, rowId: id, changes: listing, replace: false }),
    ...insertVersion({ id, versionId, listing, writer, now, createdAt: now }),
  ];
}

type NewVersion = {
  id: number;
  versionId: number;
  /** The whole listing. */
  listing: Changes;
  /** Absent: nobody, a copy of what was there. */
  writer?: FeedWriter;
  now: string;
  /** When the listing itself was made, as the database wrote it. */
  createdAt: string;
};

/** The first version of a listing. */
export const insertVersion = (version: NewVersion): SQL[] => versionRow({ ...version, latest: true });

/**
 * A version of the feed's own on top of the ones there are, which stay as they were written. A draft stands above the
 * published version that the same message makes (`covered`). Pictures and documents that the feed took back (`changes`)
 * leave its own earlier versions, so that their files can go.
 */
export function addVersion({
  covered,
  changes,
  ...version
}: NewVersion & { covered?: NewVersion; changes: Changes }): SQL[] {
  const { id, versionId, listing } = version;
  const earlier = sql`(select id from _listings_v
    where parent_id = ${id} and version_feed_run is not null and id <> ${versionId})`;
  const kept = (ids: (number | { id: number })[]) => sql`(${sql.join([0, ...ids.map(idOf)], sql`, `)})`;
  const pictures = (['images', 'floorPlans'] as const).filter((list) => changes[list] !== undefined);
  return [
    ...pictures.map(
      (list) => sql`delete from _listings_v_rels where path = ${VERSION.path + list}
        and parent_id in ${earlier} and media_id not in ${kept(listing[list] ?? [])}`,
    ),
    ...(changes.documents === undefined
      ? []
      : [
          sql`delete from _listings_v_version_documents where _parent_id in ${earlier}
            and file_id not in ${kept((listing.documents ?? []).flatMap(({ file }) => file || []))}`,
        ]),
    ...(covered ? versionRow({ ...covered, latest: false }) : []),
    ...versionRow({ ...version, latest: true }),
    sql`update _listings_v set latest = false where parent_id = ${id} and id <> ${versionId}`,
    sql`delete from _listings_v where id in (
      select id from _listings_v where parent_id = ${id} and version_feed_run is not null and id <> ${versionId}
      order by updated_at desc, id desc limit ${sql.raw(String(Number.MAX_SAFE_INTEGER))} offset ${FEED_VERSIONS - 1})`,
  ];
}

function versionRow({
  id,
  versionId,
  listing,
  writer,
  now,
  createdAt,
  latest,
}: NewVersion & { latest: boolean }): SQL[] {
  // A draft stays newer than the published row, so that the admin goes on offering to publish it.
  const later = latest ? new Date(Date.parse(now) + 1).toISOString() : now;
  const values = {
    ...columns({ tables: VERSION, changes: listing }),
    ...(writer ? writtenBy({ tables: VERSION, writer }) : {}),
    version_created_at: createdAt,
    version_updated_at: now,
    created_at: now,
    updated_at: later,
    latest,
  };
  return [
    insert('_listings_v', { id: versionId, parent_id: id, ...values }),
    ...children({ tables: VERSION, rowId: versionId, changes: listing, replace: false }),
  ];
}

/**
 * Changes to the row visitors' cards are made from. The first statement answers with one row, or with none when
 * somebody changed the listing since it was read. `touch` false leaves its modification time alone.
 */
export function updateMain({
  id,
  changes,
  readAt,
  writer,
  now,
  touch,
}: {
  id: number;
  changes: Changes;
  readAt: string;
  writer: FeedWriter;
  now: string;
  touch: boolean;
}): SQL[] {
  // With nothing of its own to write, the row is only checked.
  const values = {
    ...columns({ tables: MAIN, changes }),
    ...(touch ? { ...writtenBy({ tables: MAIN, writer }), updated_at: now } : { updated_at: readAt }),
  };
  return [
    sql`update listings set ${assignments(values)} where id = ${id} and updated_at = ${readAt} returning id`,
    ...children({ tables: MAIN, rowId: id, changes, replace: true }),
  ];
}

/** What only the importer reads (its memory, the feed's time), written into the latest version as it stands. */
export function updateMemory({ versionId, changes }: { versionId: number; changes: Changes }): SQL[] {
  const values = columns({ tables: VERSION, changes });
  return Object.keys(values).length === 0
    ? []
    : [sql`update _listings_v set ${assignments(values)} where id = ${versionId}`];
}

const writtenBy = ({ tables, writer }: { tables: ListingTables; writer: FeedWriter }) => ({
  [`${tables.prefix}saved_by`]: FEED_AUTHOR,
  [`${tables.prefix}feed_run`]: writer.feedRun,
});

function columns({ tables, changes }: { tables: ListingTables; changes: Changes }): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(changes)) {
    if (!(field in COLUMNS)) continue;
    const isJson = COLUMNS[field as ColumnField] === 'json';
    values[columnOf({ tables, field: field as ColumnField })] =
      isJson && value !== null ? JSON.stringify(value) : (value ?? null);
  }
  return values;
}

function children({
  tables,
  rowId,
  changes,
  replace,
}: {
  tables: ListingTables;
  rowId: number;
  changes: Changes;
  replace: boolean;
}): SQL[] {
  const texts = TEXT_LISTS.filter((list) => changes[list] !== undefined);
  const rels = (Object.keys(RELATED) as (keyof typeof RELATED)[]).filter(
    (list) => changes[list] !== undefined,
  );
  const paths = (lists: string[]) =>
    sql.join(
      lists.map((list) => sql`${tables.path + list}`),
      sql`, `,
    );
  const remove = (table: string, lists: string[]) =>
    sql`delete from ${name(table)} where parent_id = ${rowId} and path in (${paths(lists)})`;
  const statements: SQL[] = [];
  if (texts.length) {
    if (replace) statements.push(remove(tables.texts, texts));
    statements.push(
      ...insertRows({
        table: tables.texts,
        columns: ['order', 'parent_id', 'path', 'text'],
        rows: texts.flatMap((list) =>
          (changes[list] ?? []).map((text, index) => [index + 1, rowId, tables.path + list, text]),
        ),
      }),
    );
  }
  if (rels.length) {
    if (replace) statements.push(remove(tables.rels, rels));
    statements.push(
      ...insertRows({
        table: tables.rels,
        columns: ['order', 'parent_id', 'path', 'media_id', 'agents_id'],
        rows: rels.flatMap((list) =>
          ((changes[list] ?? []) as number[]).map((related, index) => [
            index + 1,
            rowId,
            tables.path + list,
            RELATED[list] === 'media_id' ? related : null,
            RELATED[list] === 'agents_id' ? related : null,
          ]),
        ),
      }),
    );
  }
  for (const list of Object.keys(ROW_LISTS) as RowList[]) {
    if (changes[list] === undefined) continue;
    const table = rowTable({ tables, list });
    if (replace) statements.push(sql`delete from ${name(table)} where _parent_id = ${rowId}`);
    // Rows of an array have ids of their own; a version keeps them in a column beside its own.
    const idColumn = tables === MAIN ? 'id' : '_uuid';
    const fields = Object.entries(ROW_LISTS[list]);
    statements.push(
      ...insertRows({
        table,
        columns: ['_order', '_parent_id', idColumn, ...fields.map(([, [, column]]) => column)],
        rows: ((changes[list] ?? []) as Record<string, unknown>[]).map((row, index) => [
          ...[index + 1, rowId, arrayRowId()],
          ...fields.map(([field]) => row[field] ?? null),
        ]),
      }),
    );
  }
  return statements;
}

function insert(table: string, values: Record<string, unknown>): SQL {
  const [statement] = insertRows({ table, columns: Object.keys(values), rows: [Object.values(values)] });
  return statement as SQL;
}

function insertRows({
  table,
  columns: names,
  rows,
}: {
  table: string;
  columns: string[];
  rows: unknown[][];
}): SQL[] {
  if (rows.length === 0) return [];
  // A list inside the template becomes (?, ?, …); values one by one would cost ten times as much to put together.
  const tuples = sql.join(
    rows.map((row) => sql`${row}`),
    sql.raw(', '),
  );
  return [sql`insert into ${name(table)} (${columnNames(names)}) values ${tuples}`];
}

/** Column names as SQL, put together once per set of columns. */
const knownNames = new Map<string, SQL>();
function columnNames(names: string[]): SQL {
  const key = names.join(' ');
  const known = knownNames.get(key);
  if (known) return known;
  // Names come from this file and listing-columns.ts only.
  const made = sql.raw(names.map((each) => `"${each}"`).join(', '));
  knownNames.set(key, made);
  return made;
}

function assignments(values: Record<string, unknown>): SQL {
  return sql.join(
    Object.entries(values).map(([column, value]) => sql`${name(column)} = ${value}`),
    sql`, `,
  );
}

/** Twelve bytes in hex, time first: the shape Payload gives the rows of an array. */
function arrayRowId(): string {
  const seconds = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  return seconds + randomBytes(8).toString('hex');
}
