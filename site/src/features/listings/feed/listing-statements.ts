import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { RowInsert } from '#site/server/rows.ts';
import { idOf, type StoredListing } from '../terms/stored-listing.ts';
import type { FeedState } from './feed-state.ts';
import { type ListingLayout, ListingLayoutError, type ListingTables } from './listing-layout.ts';
import { type ListingWrites, mergeWrites } from './listing-writes.ts';

/** Fields to write; lists are written whole. */
export type Changes = Partial<StoredListing> & { title?: string | null; feedImages?: FeedState };

/**
 * Who writes: the run of a feed (its number in the report; 0 when unknown), or by name a member of staff who puts back
 * what a run did. What staff save in the admin is signed by save-author.ts.
 */
export type FeedWriter = { feedRun: number } | { author: string };

/** What staff read as the author of a version that a feed wrote. */
export const FEED_AUTHOR = 'Feed';

const name = (identifier: string) => sql.identifier(identifier);

/** Writes a new listing with this id, and the version of it that staff see. */
export function insertListing({
  layout,
  id,
  versionId,
  listing,
  writer,
  now,
}: {
  layout: ListingLayout;
  id: number;
  versionId: number;
  listing: Changes;
  writer: FeedWriter;
  now: string;
}): ListingWrites {
  const tables = layout.main;
  const row = [id, ...fieldValues({ tables, listing }), ...writtenBy(writer), now, now];
  return mergeWrites([
    { inserts: [{ insert: 'listings', columns: tables.newRow, rows: [row] }] },
    children({ tables, rowId: id, changes: listing, replace: false }),
    insertVersion({ layout, id, versionId, listing, writer, now, createdAt: now }),
  ]);
}

type NewVersion = {
  layout: ListingLayout;
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
  const { id, versionId, listing, layout } = version;
  const earlier = sql`(select id from _listings_v
    where parent_id = ${id} and version_feed_run is not null and id <> ${versionId})`;
  const kept = (ids: (number | { id: number })[]) => sql`(${sql.join([0, ...ids.map(idOf)], sql`, `)})`;
  const pictures = (['images', 'floorPlans'] as const).filter((list) => changes[list] !== undefined);
  const removals = [
    ...pictures.map(
      (list) => sql`delete from _listings_v_rels where path = ${layout.version.path + list}
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
  layout,
  id,
  versionId,
  listing,
  writer,
  now,
  createdAt,
  latest,
}: NewVersion & { latest: boolean }): ListingWrites {
  const tables = layout.version;
  // A draft stays newer than the published row, so that the admin goes on offering to publish it.
  const later = latest ? new Date(Date.parse(now) + 1).toISOString() : now;
  const row = [
    ...[versionId, id, ...fieldValues({ tables, listing })],
    ...[...(writer ? writtenBy(writer) : [null, null]), createdAt, now, now, later, latest],
  ];
  return mergeWrites([
    { inserts: [{ insert: '_listings_v', columns: tables.newRow, rows: [row] }] },
    children({ tables, rowId: versionId, changes: listing, replace: false }),
  ]);
}

/**
 * Changes to the row visitors' cards are made from, written only if the listing was not changed since it was read.
 * `touch` false leaves its modification time alone.
 */
export function updateMain({
  layout,
  id,
  changes,
  readAt,
  writer,
  now,
  touch,
}: {
  layout: ListingLayout;
  id: number;
  changes: Changes;
  readAt: string;
  writer: FeedWriter;
  now: string;
  touch: boolean;
}): ListingWrites {
  const tables = layout.main;
  const [saved_by, feed_run] = writtenBy(writer);
  // With nothing of its own to write, the row is only checked.
  const values = {
    ...columns({ tables, changes }),
    ...(touch ? { saved_by, feed_run, updated_at: now } : { updated_at: readAt }),
  };
  return mergeWrites([
    { updates: [{ table: tables.row, id, readAt, values }] },
    children({ tables, rowId: id, changes, replace: true }),
  ]);
}

/** What only the importer reads (its memory, the feed's time), written into the latest version as it stands. */
export function updateMemory({
  layout,
  versionId,
  changes,
}: {
  layout: ListingLayout;
  versionId: number;
  changes: Changes;
}): ListingWrites | undefined {
  const tables = layout.version;
  const values = columns({ tables, changes });
  return Object.keys(values).length === 0
    ? undefined
    : mergeWrites([{ updates: [{ table: tables.row, id: versionId, values }] }]);
}

/** Who saved it, and with which run. */
const writtenBy = (writer: FeedWriter): [string, number | null] =>
  'author' in writer ? [writer.author, null] : [FEED_AUTHOR, writer.feedRun];

/**
 * The fields of a new row that are columns, in the order of the layout; one that is not given has what the database
 * begins with. Throws {@link ListingLayoutError} for a field that is stored nowhere.
 */
function fieldValues({ tables, listing }: { tables: ListingTables; listing: Changes }): unknown[] {
  for (const field in listing) if (!(field in tables.initial)) throw notStored(field);
  return tables.columns.map(({ field, initial }) => {
    const value = listing[field as keyof Changes];
    return value === undefined && !(field in listing) ? initial : (value ?? null);
  });
}

/** The fields that are columns, by column. Throws {@link ListingLayoutError} for a field that is stored nowhere. */
function columns({ tables, changes }: { tables: ListingTables; changes: Changes }): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of Object.keys(changes)) {
    const column = tables.columnOf.get(field);
    if (column) values[column] = changes[field as keyof Changes] ?? null;
    else if (!(field in tables.initial)) throw notStored(field);
  }
  return values;
}

const notStored = (field: string) =>
  new ListingLayoutError(
    `The import was given the field “${field}”, which the listings collection does not have.`,
  );

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
  const sent = (field: string) => changes[field as keyof Changes] as unknown[] | null | undefined;
  const texts = tables.textLists.filter((field) => sent(field) !== undefined);
  const rels = tables.related.filter(({ field }) => sent(field) !== undefined);
  const remove = (table: string, fields: string[]) => {
    const paths = sql.join(
      fields.map((field) => sql`${tables.path + field}`),
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
      tables.newText,
      texts.flatMap((field) =>
        (sent(field) ?? []).map((text, index) => [index + 1, rowId, tables.path + field, text]),
      ),
    );
  }
  if (rels.length) {
    if (replace)
      remove(
        tables.rels,
        rels.map(({ field }) => field),
      );
    const targets = tables.newRelation.length - 3;
    add(
      tables.rels,
      tables.newRelation,
      rels.flatMap(({ field, target }) =>
        (sent(field) ?? []).map((related, index) => [
          ...[index + 1, rowId, tables.path + field],
          ...Array(targets).fill(null).with(target, related),
        ]),
      ),
    );
  }
  for (const { field: list, table, columns, newRow } of tables.rowLists) {
    const rows = sent(list) as Record<string, unknown>[] | null | undefined;
    if (rows === undefined) continue;
    if (replace) removals.push(sql`delete from ${name(table)} where _parent_id = ${rowId}`);
    add(
      table,
      newRow,
      (rows ?? []).map((row, index) => [
        ...[index + 1, rowId, arrayRowId()],
        ...columns.map(({ field }) => row[field] ?? null),
      ]),
    );
  }
  return { removals, inserts };
}

const RANDOM = randomBytes(5).toString('hex');
let counter = randomBytes(3).readUIntBE(0, 3);

/** Twelve bytes in hex as Payload's own: the time, what is random about this process, and a counter. */
function arrayRowId(): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  counter = (counter + 1) % 0x1000000;
  return hex(Math.floor(Date.now() / 1000), 8) + RANDOM + hex(counter, 6);
}
