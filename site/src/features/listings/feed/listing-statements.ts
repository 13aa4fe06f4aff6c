import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { RowInsert } from '#site/server/rows.ts';
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
import { type ListingWrites, mergeWrites } from './listing-writes.ts';

/** Fields to write; lists are written whole. */
export type Changes = Partial<StoredListing> & { title?: string | null; feedImages?: FeedState };

/** Who writes: the run of a feed (its number in the report; 0 when unknown). Staff are named by save-author.ts. */
export type FeedWriter = { feedRun: number };

/** What staff read as the author of a version that a feed wrote. */
export const FEED_AUTHOR = 'Feed';

const name = (identifier: string) => sql.identifier(identifier);

/** Writes a new listing with this id, and the version of it that staff see. */
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
}): ListingWrites {
  const main = {
    ...columns({ tables: MAIN, changes: listing }),
    ...writtenBy({ tables: MAIN, writer }),
    created_at: now,
    updated_at: now,
  };
  return mergeWrites([
    { inserts: [insert('listings', { id, ...main })] },
    children({ tables: MAIN, rowId: id, changes: listing, replace: false }),
    insertVersion({ id, versionId, listing, writer, now, createdAt: now }),
  ]);
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
export const insertVersion = (version: NewVersion): ListingWrites => versionRow({ ...version, latest: true });

/**
 * A version of the feed's own on top of the ones there are, which stay as they were written. A draft stands above the
 * published version that the same message makes (`covered`). Pictures and documents that the feed took back (`changes`)
 * leave its own earlier versions, so that their files can go.
 */
export function addVersion({
  covered,
  changes,
  ...version
}: NewVersion & { covered?: NewVersion; changes: Changes }): ListingWrites {
  const { id, versionId, listing } = version;
  const earlier = sql`(select id from _listings_v
    where parent_id = ${id} and version_feed_run is not null and id <> ${versionId})`;
  const kept = (ids: (number | { id: number })[]) => sql`(${sql.join([0, ...ids.map(idOf)], sql`, `)})`;
  const pictures = (['images', 'floorPlans'] as const).filter((list) => changes[list] !== undefined);
  const removals = [
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
  ];
  return mergeWrites([
    { removals },
    covered ? versionRow({ ...covered, latest: false }) : {},
    versionRow({ ...version, latest: true }),
    { latest: [{ listing: id, version: versionId }] },
  ]);
}

function versionRow({
  id,
  versionId,
  listing,
  writer,
  now,
  createdAt,
  latest,
}: NewVersion & { latest: boolean }): ListingWrites {
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
  return mergeWrites([
    { inserts: [insert('_listings_v', { id: versionId, parent_id: id, ...values })] },
    children({ tables: VERSION, rowId: versionId, changes: listing, replace: false }),
  ]);
}

/**
 * Changes to the row visitors' cards are made from, written only while nobody changed the listing since it was read.
 * `touch` false leaves its modification time alone.
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
}): ListingWrites {
  // With nothing of its own to write, the row is only checked.
  const values = {
    ...columns({ tables: MAIN, changes }),
    ...(touch ? { ...writtenBy({ tables: MAIN, writer }), updated_at: now } : { updated_at: readAt }),
  };
  return mergeWrites([
    { updates: [{ table: MAIN.row, id, readAt, values }] },
    children({ tables: MAIN, rowId: id, changes, replace: true }),
  ]);
}

/** What only the importer reads (its memory, the feed's time), written into the latest version as it stands. */
export function updateMemory({
  versionId,
  changes,
}: {
  versionId: number;
  changes: Changes;
}): ListingWrites | undefined {
  const values = columns({ tables: VERSION, changes });
  return Object.keys(values).length === 0
    ? undefined
    : mergeWrites([{ updates: [{ table: VERSION.row, id: versionId, values }] }]);
}

const writtenBy = ({ tables, writer }: { tables: ListingTables; writer: FeedWriter }) => ({
  [`${tables.prefix}saved_by`]: FEED_AUTHOR,
  [`${tables.prefix}feed_run`]: writer.feedRun,
});

function columns({ tables, changes }: { tables: ListingTables; changes: Changes }): Record<string, unknown> {
  const names = COLUMN_NAMES[tables === MAIN ? 'main' : 'version'];
  const values: Record<string, unknown> = {};
  for (const field of Object.keys(changes)) {
    const column = names.get(field);
    if (column) values[column] = changes[field as keyof Changes] ?? null;
  }
  return values;
}

const namesIn = (tables: ListingTables) =>
  new Map<string, string>(
    (Object.keys(COLUMNS) as ColumnField[]).map((field) => [field, columnOf({ tables, field })]),
  );
const COLUMN_NAMES = { main: namesIn(MAIN), version: namesIn(VERSION) };

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
}): Pick<ListingWrites, 'removals' | 'inserts'> {
  const removals: SQL[] = [];
  const inserts: RowInsert[] = [];
  const texts = TEXT_LISTS.filter((list) => changes[list] !== undefined);
  const rels = (Object.keys(RELATED) as (keyof typeof RELATED)[]).filter(
    (list) => changes[list] !== undefined,
  );
  const remove = (table: string, lists: string[]) => {
    const paths = sql.join(
      lists.map((list) => sql`${tables.path + list}`),
      sql`, `,
    );
    removals.push(sql`delete from ${name(table)} where parent_id = ${rowId} and path in (${paths})`);
  };
  const add = (table: string, names: readonly string[], rows: unknown[][]) => {
    if (rows.length) inserts.push({ insert: table, columns: names, rows });
  };
  if (texts.length) {
    if (replace) remove(tables.texts, texts);
    add(
      tables.texts,
      TEXT_COLUMNS,
      texts.flatMap((list) =>
        (changes[list] ?? []).map((text, index) => [index + 1, rowId, tables.path + list, text]),
      ),
    );
  }
  if (rels.length) {
    if (replace) remove(tables.rels, rels);
    add(
      tables.rels,
      REL_COLUMNS,
      rels.flatMap((list) =>
        ((changes[list] ?? []) as number[]).map((related, index) => [
          index + 1,
          rowId,
          tables.path + list,
          RELATED[list] === 'media_id' ? related : null,
          RELATED[list] === 'agents_id' ? related : null,
        ]),
      ),
    );
  }
  for (const list of Object.keys(ROW_LISTS) as RowList[]) {
    if (changes[list] === undefined) continue;
    const table = rowTable({ tables, list });
    if (replace) removals.push(sql`delete from ${name(table)} where _parent_id = ${rowId}`);
    // Rows of an array have ids of their own; a version keeps them in a column beside its own.
    const idColumn = tables === MAIN ? 'id' : '_uuid';
    const fields = Object.entries(ROW_LISTS[list]);
    add(
      table,
      ['_order', '_parent_id', idColumn, ...fields.map(([, [, column]]) => column)],
      ((changes[list] ?? []) as Record<string, unknown>[]).map((row, index) => [
        ...[index + 1, rowId, arrayRowId()],
        ...fields.map(([field]) => row[field] ?? null),
      ]),
    );
  }
  return { removals, inserts };
}

const TEXT_COLUMNS = ['order', 'parent_id', 'path', 'text'];
const REL_COLUMNS = ['order', 'parent_id', 'path', 'media_id', 'agents_id'];

const insert = (table: string, values: Record<string, unknown>): RowInsert => ({
  insert: table,
  columns: Object.keys(values),
  rows: [Object.values(values)],
});

/** Twelve bytes in hex, time first: the shape Payload gives the rows of an array. */
function arrayRowId(): string {
  const seconds = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  return seconds + randomBytes(8).toString('hex');
}
