import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { picturesOf, trueLiteral } from '#site/server/design-pictures.ts';
import { type Pointer, pointersTo } from '#site/server/pointers.ts';
import { type BlockPlace, HOLDERS } from './places-of-block.ts';

/** A file that staff keep in a library of their own. */
export type LibraryTable = 'media' | 'videos' | 'downloads' | 'property_documents';

/** Those that pages name by their address. */
const BY_ADDRESS: readonly LibraryTable[] = ['videos', 'downloads'];

/** What can show one. `name` is the column with a record's title; a global has one record and no name. */
const OWNERS: readonly { table: string; called: string; name?: string }[] = [
  { table: 'listings', called: 'the listing', name: 'title' },
  { table: 'agents', called: 'the agent', name: 'name' },
  { table: 'offices', called: 'the office', name: 'name' },
  { table: 'suburb_pages', called: 'the suburb page', name: 'suburb' },
  { table: 'settings', called: 'the site settings' },
  ...HOLDERS,
];

type Found = { table: string; id: number };

/**
 * Every listing, person, page and so on that shows this file: as published, or in its newest draft. Older versions
 * do not count. Costs one query for each table that can point at it, and reads the designs that mention it.
 */
export async function whereUsed({
  payload,
  table,
  id,
  address,
}: {
  payload: Payload;
  table: LibraryTable;
  id: number;
  /** Its public address. Videos and documents are chosen by it; a link can name an image. */
  address?: string;
}): Promise<BlockPlace[]> {
  const pointers = await pointersTo({ payload, table });
  const found = await Promise.all([
    ...pointers.map((pointer) => recordsPointing({ payload, pointer, id })),
    ...HOLDERS.flatMap((holder) => [
      recordsDesigned({ payload, table: holder.table, column: 'design', library: table, id, address }),
      recordsDesigned({
        payload,
        table: `_${holder.table}_v`,
        column: 'version_design',
        library: table,
        id,
        address,
      }),
    ]),
  ]);
  const distinct = new Map(found.flat().map((record) => [`${record.table} ${record.id}`, record]));
  return Promise.all([...distinct.values()].map((record) => placeOf({ payload, record })));
}

/** The ids of the listings that show this file, published or not. */
export async function listingsShowing({
  payload,
  table,
  id,
}: {
  payload: Payload;
  table: LibraryTable;
  id: number;
}): Promise<number[]> {
  const pointers = (await pointersTo({ payload, table })).filter(
    ({ from }) => from === 'listings' || from.startsWith('listings_'),
  );
  const found = await Promise.all(pointers.map((pointer) => recordsPointing({ payload, pointer, id })));
  return [...new Set(found.flat().map((record) => record.id))];
}

/** The records whose column points at this id; of a table of versions, those whose newest version does. */
async function recordsPointing({
  payload,
  pointer: { from, column },
  id,
}: {
  payload: Payload;
  pointer: Pointer;
  id: number;
}): Promise<Found[]> {
  const version = /^_(.+?)_v(?=_|$)/.exec(from)?.[1];
  const owner = OWNERS.find(({ table }) =>
    version ? version === table : from === table || from.startsWith(`${table}_`),
  );
  if (!owner || (version && !owner.name)) return [];
  const head = version ? `_${owner.table}_v` : owner.table;
  const own = from === head ? 'id' : from.endsWith('_rels') ? 'parent_id' : '_parent_id';
  const here = sql`${sql.identifier(from)}`;
  const points: SQL = sql`${here}.${sql.identifier(column)} = ${id}`;
  const rows = await query<{ id: unknown }>(
    payload,
    version
      ? sql`select distinct head.parent_id as id from ${here}
          join ${sql.identifier(head)} as head on head.id = ${here}.${sql.identifier(own)}
          where ${points} and head.latest = ${trueLiteral(payload)} order by 1`
      : sql`select distinct ${here}.${sql.identifier(own)} as id from ${here} where ${points} order by 1`,
  );
  return rows.flatMap((row) => (row.id === null ? [] : [{ table: owner.table, id: Number(row.id) }]));
}

/** The records whose design shows it. */
async function recordsDesigned({
  payload,
  table,
  column,
  library,
  id,
  address,
}: {
  payload: Payload;
  table: string;
  column: string;
  library: LibraryTable;
  id: number;
  address?: string;
}): Promise<Found[]> {
  const isByAddress = BY_ADDRESS.includes(library);
  if (library === 'property_documents' || (isByAddress && !address)) return [];
  const version = /^_(.+)_v$/.exec(table)?.[1];
  const text = sql`cast(${sql.identifier(column)} as text)`;
  // The database searches for the digits, the walk below checks their meaning.
  const mentions = sql.join(
    [...(isByAddress ? [] : [`%${id}%`]), ...(address ? [`%${address}%`] : [])].map(
      (like) => sql`${text} like ${like}`,
    ),
    sql` or `,
  );
  const rows = await query<{ id: unknown; design: unknown }>(
    payload,
    sql`select ${sql.raw(version ? 'parent_id' : 'id')} as id, ${sql.identifier(column)} as design
        from ${sql.identifier(table)} where (${mentions})
        ${version ? sql`and latest = ${trueLiteral(payload)}` : sql``} order by 1`,
  );
  const shows = (design: unknown) =>
    isByAddress ||
    picturesOf(design).includes(id) ||
    (address !== undefined && JSON.stringify(design).includes(address));
  return rows.flatMap((row) =>
    row.id !== null && shows(jsonOf(row.design)) ? [{ table: version ?? table, id: Number(row.id) }] : [],
  );
}

async function placeOf({
  payload,
  record: { table, id },
}: {
  payload: Payload;
  record: Found;
}): Promise<BlockPlace> {
  const owner = OWNERS.find((each) => each.table === table);
  const slug = table.replaceAll('_', '-');
  if (!owner?.name) return { path: `/admin/globals/${slug}`, name: owner?.called ?? slug };
  const [row] = await query<{ name: unknown }>(
    payload,
    sql`select ${sql.identifier(owner.name)} as name from ${sql.identifier(table)} where id = ${id}`,
  );
  return { path: `/admin/collections/${slug}/${id}`, name: `${owner.called} “${row?.name || id}”` };
}
