import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { containsText } from '#site/server/contains-text.ts';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';

/** What a list shows of a listing from the listing itself. */
const SHOWN = [
  'title',
  'status',
  'method',
  'state',
  'suburb',
  'postcode',
  'under_offer',
  'price',
  'price_max',
  'price_view',
  'price_hidden',
  'rent',
  'rent_period',
  'sold_price',
  'sold_date',
  'listed_at',
];

type Row = Record<string, unknown> & { id: unknown };

/** The columns that lists read of `listings`. */
export const shownColumns = sql.raw(SHOWN.join(', '));

/**
 * The rows with what drafts of them say now. Payload saves a draft again as a version alone, so the row of a listing
 * that is not published keeps what it said at first.
 */
export async function withLatestDrafts(payload: Payload, rows: Row[]): Promise<Row[]> {
  const drafts = rows.filter(({ _status }) => _status === 'draft').map(({ id }) => Number(id));
  if (drafts.length === 0) return rows;
  const columns = sql.raw(SHOWN.map((name) => `version_${name} as ${name}`).join(', '));
  const found = await query<Row>(
    payload,
    sql`select parent_id as id, id as version, ${columns} from _listings_v
      where parent_id in (${sqlList(drafts)}) and latest = ${true}`,
  );
  const latest = new Map(found.map((row) => [Number(row.id), row]));
  return rows.map((row) => ({ ...row, ...latest.get(Number(row.id)) }));
}

/** Where a draft of a listing, saved since, has this text in its name or headline. */
export const draftContains = (text: string): SQL =>
  sql`_status = 'draft' and exists (select 1 from _listings_v latest where latest.parent_id = listings.id
    and latest.latest = ${true} and ${containsText({ columns: [sql`latest.version_title`, sql`latest.version_headline`], text })})`;

/** Pictures or agents of the rows, in their order: of drafts those of their version. */
export async function relationsOf({
  payload,
  rows,
  path,
}: {
  payload: Payload;
  rows: Row[];
  path: 'images' | 'agents';
}): Promise<{ id: number; related: number }[]> {
  const column = sql.raw(path === 'images' ? 'media_id' : 'agents_id');
  const published = rows.filter(({ version }) => !version).map(({ id }) => Number(id));
  const versions = new Map(
    rows.flatMap(({ id, version }) => (version ? [[Number(version), Number(id)] as const] : [])),
  );
  const find = async (table: SQL, name: string, parents: number[]) =>
    parents.length === 0
      ? []
      : query<Record<'parent' | 'related', unknown>>(
          payload,
          sql`select parent_id as parent, ${column} as related from ${table}
            where parent_id in (${sqlList(parents)}) and path = ${name} and ${column} is not null order by "order"`,
        );
  const [own, drafted] = await Promise.all([
    find(sql`listings_rels`, path, published),
    find(sql`_listings_v_rels`, `version.${path}`, [...versions.keys()]),
  ]);
  return [
    ...own.map(({ parent, related }) => ({ id: Number(parent), related: Number(related) })),
    ...drafted.map(({ parent, related }) => ({
      id: versions.get(Number(parent)) ?? 0,
      related: Number(related),
    })),
  ];
}
