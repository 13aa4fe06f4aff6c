import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, isPostgres, query } from '#site/server/database.ts';

/*
 * How many listings lie in each cell of the map: `listing_cells`, which the database keeps itself in the transaction
 * that writes the read model. A map of the country adds up cells instead of counting every listing.
 *
 * Everything stored is a whole number that can be added to and taken from: how many, their positions in millionths of
 * a degree, and the sum of their numbers, which is the number of the listing where there is one.
 */

/** The zooms of a map that have cells of their own; the zooms between add up those of the next. */
export const CELL_LEVELS = [4, 7, 10] as const;
/** Degrees of a cell at zoom 0, halved with each zoom. */
export const WORLD_CELL = { wide: 25.3125, high: 11.53125 } as const;
/** The level of listings without a position, which are counted by suburb. */
export const BY_SUBURB = -1;

/** On PostgreSQL so many rows are added up when somebody meets them, and not again for a while (ms). */
const MANY_ROWS = 20_000;
const SUM_AGAIN_MS = 10 * 60 * 1000;

const KEYS = 'level, channel, category, property_type, suburb_key, x, y';
const SUMS = 'n, latitude, longitude, listings';
const TABLE = `CREATE TABLE listing_cells (level integer not null, channel text not null, category text not null,
  property_type text not null, suburb_key text not null, x integer not null, y integer not null, n integer not null,
  latitude bigint not null, longitude bigint not null, listings bigint not null`;

const column = (row: string, name: string) => `cast(${row}${name} as double precision)`;
const cell = (row: string, name: string, size: number) =>
  `cast(floor(${column(row, name)} / (${size} / (1 << level))) as integer)`;
const millionths = (row: string, name: string) =>
  `cast(round(coalesce(${column(row, name)}, 0) * 1000000) as bigint)`;

/** What a listing adds to each of its cells; with `times` -1, what it takes from them. */
function cellsOf({ row, times, from = '' }: { row: string; times: 1 | -1; from?: string }): string {
  const levels = CELL_LEVELS.map((level) => `select ${level} as level`).join(' union all ');
  const kinds = `${row}channel as channel, ${row}category as category, coalesce(${row}property_type, '') as property_type`;
  const sums = ['latitude', 'longitude']
    .map((name) => `${times} * ${millionths(row, name)} as ${name}`)
    .concat(`${times} * cast(${row}listing as bigint) as listings`);
  const placed = `${row}latitude is not null and ${row}longitude is not null`;
  return `select level, ${kinds}, '' as suburb_key, ${cell(row, 'longitude', WORLD_CELL.wide)} as x,
      ${cell(row, 'latitude', WORLD_CELL.high)} as y, ${times} as n, ${sums.join(', ')}
    from (${levels}) as levels${from && `, ${from}`} where ${placed}
    union all select ${BY_SUBURB}, ${kinds}, coalesce(${row}suburb_key, ''), 0, 0, ${times}, 0, 0, ${times} * cast(${row}listing as bigint)
    ${from && `from ${from}`} where not (${placed})`;
}

/** Prepares the counts; makes them where they are new, or the table of listings is. Once a start, after the migrations. */
export async function prepareListingCells(payload: Payload): Promise<void> {
  await (isPostgres(payload) ? preparePostgres : prepareSqlite)(payload);
}

const ADD = `on conflict (${KEYS}) do update set ${SUMS.split(', ')
  .map((name) => `${name} = listing_cells.${name} + excluded.${name}`)
  .join(', ')}`;
const addSqlite = (row: 'new.' | 'old.', times: 1 | -1) =>
  `insert into listing_cells (${KEYS}, ${SUMS}) select * from (${cellsOf({ row, times })}) where true ${ADD};`;
const MOVED = ['listing', 'channel', 'category', 'property_type', 'suburb_key', 'latitude', 'longitude']
  .map((name) => `old.${name} is not new.${name}`)
  .join(' or ');
const SQLITE_TRIGGERS = [
  `CREATE TRIGGER listing_cells_insert after insert on public_listings begin ${addSqlite('new.', 1)} end`,
  `CREATE TRIGGER listing_cells_delete after delete on public_listings begin ${addSqlite('old.', -1)} end`,
  `CREATE TRIGGER listing_cells_update after update on public_listings when ${MOVED}
    begin ${addSqlite('old.', -1)} ${addSqlite('new.', 1)} end`,
];
const SQLITE_TABLE = `${TABLE}, primary key (${KEYS})) without rowid`;
const triggerName = (text: string) => text.split(' ')[2];

/** A migration that makes the table of listings again takes its triggers along, so they are looked for at each start. */
async function prepareSqlite(payload: Payload): Promise<void> {
  const found = await query<{ sql: string }>(
    payload,
    sql`select sql from sqlite_master where name like 'listing_cells%'`,
  );
  const stored = new Set(found.map((each) => each.sql));
  if ([SQLITE_TABLE, ...SQLITE_TRIGGERS].every((text) => stored.has(text))) return;
  await run(payload, [
    ...SQLITE_TRIGGERS.map((text) => `drop trigger if exists ${triggerName(text)}`),
    'drop table if exists listing_cells',
    SQLITE_TABLE,
    `insert into listing_cells (${KEYS}, ${SUMS}) ${summed(cellsOf({ row: '', times: 1, from: 'public_listings' }))}`,
    ...SQLITE_TRIGGERS,
  ]);
}

/** Rows of cells added up, without those that come to nothing. */
const summed = (rows: string) =>
  `select ${KEYS}, ${SUMS.split(', ')
    .map((name) => `sum(${name})`)
    .join(', ')}
  from (${rows}) as cells group by ${KEYS} having sum(n) <> 0 or sum(listings) <> 0 or sum(latitude) <> 0 or sum(longitude) <> 0`;

/**
 * PostgreSQL writes from several connections at once. A row for each cell would make them wait for each other, so each
 * statement adds rows of its own, which `sumListingCells` adds up.
 */
const POSTGRES_EVENTS = [
  { event: 'insert', tables: 'new table as added', rows: [['added', 1]] },
  { event: 'delete', tables: 'old table as taken', rows: [['taken', -1]] },
  {
    event: 'update',
    tables: 'new table as added old table as taken',
    rows: [
      ['added', 1],
      ['taken', -1],
    ],
  },
] as const;
const POSTGRES = [
  `${TABLE})`,
  `create index listing_cells_idx on listing_cells (level, channel, y, x)`,
  ...POSTGRES_EVENTS.flatMap(({ event, tables, rows }) => {
    const name = `listing_cells_${event}`;
    const cells = rows.map(([from, times]) => cellsOf({ row: `${from}.`, times, from })).join(' union all ');
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $$ begin
        insert into listing_cells (${KEYS}, ${SUMS}) ${summed(cells)}; return null; end $$`,
      `create or replace trigger ${name} after ${event} on public_listings referencing ${tables}
        for each statement execute function ${name}()`,
    ];
  }),
  `insert into listing_cells (${KEYS}, ${SUMS}) ${summed(cellsOf({ row: '', times: 1, from: 'public_listings' }))}`,
];
/** Backups leave out tables that say so. */
const COMMENT = `Derived: ${POSTGRES.join('; ')}`;

async function preparePostgres(payload: Payload): Promise<void> {
  const [found] = await query<{ made: string | null; triggers: unknown }>(
    payload,
    sql`select obj_description(to_regclass('listing_cells'), 'pg_class') as made, (select count(*) from pg_trigger
      where tgrelid = 'public_listings'::regclass and tgname like 'listing_cells%' and tgenabled <> 'D') as triggers`,
  );
  if (found?.made === COMMENT && Number(found.triggers) === POSTGRES_EVENTS.length) return;
  await run(payload, [
    // Nobody writes listings between the first count and the triggers.
    'lock table public_listings in share row exclusive mode',
    'drop table if exists listing_cells',
    ...POSTGRES,
    `comment on table listing_cells is '${COMMENT.replaceAll("'", "''")}'`,
  ]);
}

const run = (payload: Payload, statements: string[]) =>
  atomically(
    payload,
    statements.map((statement) => sql.raw(statement)),
  );

const summedAt = new WeakMap<Payload, number>();

/**
 * PostgreSQL: adds up the rows of each cell, where a reader met so many of them that this may be worth it. Readers see
 * the old rows or the new ones, and what others write meanwhile stays.
 */
export async function sumListingCells(payload: Payload, rows: number, now = Date.now()): Promise<void> {
  if (!isPostgres(payload) || rows < MANY_ROWS || now < (summedAt.get(payload) ?? 0) + SUM_AGAIN_MS) return;
  summedAt.set(payload, now);
  await run(payload, [
    `with gone as (delete from listing_cells returning *)
      insert into listing_cells (${KEYS}, ${SUMS}) ${summed('select * from gone')}`,
  ]);
}
