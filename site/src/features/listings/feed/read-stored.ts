import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { givenRows } from '#site/server/given-rows.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { type FeedState, feedStateOf } from './feed-state.ts';
import { fieldValue, type ListingTables, listingLayout, type RowList } from './listing-layout.ts';

type Row = Record<string, unknown>;

/** One copy of a listing as it stands in the database, with the values to find it again. */
export type StoredCopy = {
  /** Id of the row: the listing's own, or its version's. */
  rowId: number;
  /** As the database wrote it; shows whether the row was changed since. */
  updatedAt: string;
  /** When the listing was made, as the database wrote it. */
  createdAt: string;
  listing: StoredListing & { title?: string | null };
  state: FeedState;
};

export type StoredPair = {
  main: StoredCopy;
  /** What staff see: a version published as it stands (`mirror`) or a draft with changes of its own. */
  version?: StoredCopy & { mirror: boolean };
};

/** `AGENT/unique-id`: a listing's name in feeds. */
export const feedKey = (agentId: string, uniqueId: string) => `${agentId.toUpperCase()}/${uniqueId}`;

/** Feed keys as a table `given` with the columns `agent` and `number`: one value, however many they are. */
export const givenKeys = (payload: Payload, keys: { agentId: string; uniqueId: string }[]): SQL =>
  givenRows({
    payload,
    columns: { agent: 'text', number: 'text' },
    rows: keys.map(({ agentId, uniqueId }) => ({ agent: agentId.toUpperCase(), number: uniqueId })),
  });

/** The stored listings of these feed keys, by key. A handful of queries for any number. */
export async function readByFeedKey(
  payload: Payload,
  keys: { agentId: string; uniqueId: string }[],
): Promise<Map<string, StoredPair>> {
  if (keys.length === 0) return new Map();
  const pairs = await readPairs(
    payload,
    sql`select listings.* from ${givenKeys(payload, keys)} cross join listings
      where feed_agent_id = given.agent and feed_unique_id = given.number`,
  );
  return new Map(
    pairs.map((pair) => {
      const { feedAgentId, feedUniqueId } = pair.main.listing;
      return [feedKey(feedAgentId ?? '', feedUniqueId ?? ''), pair];
    }),
  );
}

/** The stored listings with these ids. */
export async function readById(payload: Payload, ids: number[]): Promise<StoredPair[]> {
  return ids.length === 0
    ? []
    : readPairs(payload, sql`select * from listings where id in (${sql.join(ids, sql`, `)})`);
}

async function readPairs(payload: Payload, select: SQL): Promise<StoredPair[]> {
  const rows = await query<Row>(payload, select);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => Number(row.id));
  const versions = await query<Row>(
    payload,
    // The condition on "latest" must not tempt the planner to walk the latest version of every listing there is.
    sql`select id, parent_id, version__status from _listings_v
      where parent_id in (${sql.join(ids, sql`, `)}) and case when latest then 1 else 0 end = 1`,
  );
  // One that is published as it stands is the same as the listing: what is in it need not be read.
  const draftIds = versions.filter((row) => row.version__status === 'draft').map((row) => Number(row.id));
  const drafts = draftIds.length
    ? await query<Row>(payload, sql`select * from _listings_v where id in (${sql.join(draftIds, sql`, `)})`)
    : [];
  const versionsOf = groupBy(versions, 'parent_id');
  const { main: mainTables, version: versionTables } = listingLayout(payload);
  const mains = await copies({ payload, tables: mainTables, rows });
  const own = await copies({ payload, tables: versionTables, rows: drafts });
  return mains.map((main) => {
    const version = (versionsOf.get(main.rowId) ?? []).sort((a, b) => Number(b.id) - Number(a.id))[0];
    if (!version) return { main };
    const draft = own.find((copy) => copy.rowId === Number(version.id));
    return { main, version: { ...(draft ?? { ...main, rowId: Number(version.id) }), mirror: !draft } };
  });
}

async function copies({
  payload,
  tables,
  rows,
}: {
  payload: Payload;
  tables: ListingTables;
  rows: Row[];
}): Promise<StoredCopy[]> {
  if (rows.length === 0) return [];
  const ids = sql.join(
    rows.map((row) => Number(row.id)),
    sql`, `,
  );
  const children = (table: string, parent: string, order: string) =>
    query<Row>(
      payload,
      sql`select * from ${sql.identifier(table)} where ${sql.identifier(parent)} in (${ids}) order by ${sql.identifier(order)}`,
    );
  const texts = groupBy(await children(tables.texts, 'parent_id', 'order'), 'parent_id');
  const rels = groupBy(await children(tables.rels, 'parent_id', 'order'), 'parent_id');
  const rowLists: [RowList, Map<number, Row[]>][] = [];
  for (const list of tables.rowLists)
    rowLists.push([list, groupBy(await children(list.table, '_parent_id', '_order'), '_parent_id')]);
  return rows.map((row) => {
    const id = Number(row.id);
    const listing: Row = { ...tables.initial, id: Number(row[tables.ownerId]) };
    for (const { field, kind, column } of tables.columns)
      listing[field] = fieldValue({ kind, value: row[column] });
    const ownTexts = texts.get(id) ?? [];
    const ownRels = rels.get(id) ?? [];
    const at = (field: string) => {
      const path = tables.path + field;
      return (child: Row) => child.path === path;
    };
    for (const list of tables.textLists)
      listing[list] = ownTexts.filter(at(list)).map((child) => String(child.text));
    for (const { field, column } of tables.related)
      listing[field] = ownRels.filter(at(field)).flatMap((child) => Number(child[column]) || []);
    for (const [list, found] of rowLists) listing[list.field] = (found.get(id) ?? []).map(rowReader(list));
    const { feedImages, ...fields } = listing;
    return {
      rowId: id,
      updatedAt: String(row.updated_at),
      createdAt: String(row[`${tables.prefix}created_at`]),
      listing: fields as unknown as StoredCopy['listing'],
      state: feedStateOf(feedImages),
    };
  });
}

/** Makes of a row of such a list what its fields hold. */
const rowReader =
  ({ columns }: RowList) =>
  (row: Row) =>
    Object.fromEntries(
      columns.map(({ field, kind, column }) => [field, fieldValue({ kind, value: row[column] })]),
    );

function groupBy(rows: Row[], column: string): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const id = Number(row[column]);
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}
