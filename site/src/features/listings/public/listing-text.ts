import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, isPostgres, query } from '#site/server/database.ts';

/*
 * Full-text search of what visitors may read of a listing. The database keeps the index up to date by itself, by triggers
 * that do nothing where the text stays. Both know that “studies” is “study”, and take accents for their letters.
 */

/** Words of one keyword to search for. */
const MOST_WORDS = 8;

/** More listings than this have a word in common: they are looked through in the order of the search. */
const FEW = 3000;

/**
 * The condition that the text of a listing has each word of each keyword; undefined where they have no words. SQLite
 * cannot foresee how many listings that are. It would read each of them, so it is told where it should not begin there.
 */
export async function textCondition(payload: Payload, keywords: readonly string[]): Promise<SQL | undefined> {
  const words = keywords.flatMap(wordsOf);
  if (words.length === 0) return undefined;
  if (isPostgres(payload))
    return sql`id in (select id from listing_text
      where body @@ plainto_tsquery('english', ${sql.raw(plainFrom)}${words.join(' ')}${sql.raw(plainTo)}))`;
  const found = sql`from listing_text where listing_text match ${words.map((word) => `"${word}"`).join(' ')}`;
  const [counted] = await query<{ n: unknown }>(
    payload,
    sql`select count(*) as n from (select 1 ${found} limit ${FEW + 1})`,
  );
  const rows = sql`(select rowid ${found})`;
  // With the sign, the index of ids is not looked for.
  return Number(counted?.n) > FEW ? sql`+id in ${rows}` : sql`id in ${rows}`;
}

/** The search terms of a text, as the index stores them. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);

/** Prepares the index; fills it where it is new or was made of other text. Once a start, after the migrations. */
export async function prepareListingText(payload: Payload): Promise<void> {
  await (isPostgres(payload) ? preparePostgres : prepareSqlite)(payload);
}

/** Headline, address, description and features in a row of the read model, by its name in a statement. */
const text = (row: string): string =>
  `coalesce(${row}card ->> 'headline', '') || ' ' || coalesce(${row}card -> 'address' ->> 'full', '') || ' '
    || coalesce(${row}page ->> 'description', '') || ' ' || replace(replace(${row}features, '-', ' '), '|', ' ')`;

const INSERT = `insert into listing_text(rowid, body) values (new.id, ${text('new.')});`;
const DELETE = 'delete from listing_text where rowid = old.id;';
/** What follows a change of a row. */
const TRIGGERS: readonly { name: string; after: string; when?: string; work: string }[] = [
  { name: 'listing_text_insert', after: 'insert', work: INSERT },
  { name: 'listing_text_delete', after: 'delete', work: DELETE },
  {
    name: 'listing_text_update',
    after: 'update of card, page, features',
    // Most changes of a feed are of prices and times, and indexing is the dearest part of storing a listing.
    when: `when ${text('old.')} is not ${text('new.')}`,
    work: `${DELETE} ${INSERT}`,
  },
];

const createTrigger = ({ name, after, when = '', work }: (typeof TRIGGERS)[number]) =>
  `CREATE TRIGGER ${name} after ${after} on public_listings ${when} begin ${work} end`;

/** A migration that makes the table of listings again takes its triggers along, so they are looked for at each start. */
async function prepareSqlite(payload: Payload): Promise<void> {
  const found = await query<{ sql: string }>(
    payload,
    sql`select sql from sqlite_master where type = 'trigger' and name like 'listing_text_%'`,
  );
  const stored = new Set(found.map((trigger) => trigger.sql));
  if (TRIGGERS.every((trigger) => stored.has(createTrigger(trigger)))) return;
  await atomically(
    payload,
    [
      ...TRIGGERS.map(({ name }) => `drop trigger if exists ${name}`),
      'drop table if exists listing_text',
      // Holds the index alone: the text is in the row.
      `create virtual table listing_text using fts5(body, content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2')`,
      `insert into listing_text(rowid, body) select id, ${text('')} from public_listings`,
      ...TRIGGERS.map(createTrigger),
    ].map((statement) => sql.raw(statement)),
  );
}

const ACCENTS = ['áàâäãåéèêëíìîïóòôöõøúùûüçñ', 'aaaaaaeeeeiiiioooooouuuucn'] as const;
/** Without signs between words: PostgreSQL takes “2/39” for a path, a word of its own. */
const [plainFrom, plainTo] = [
  `regexp_replace(translate(lower(`,
  `), '${ACCENTS[0]}', '${ACCENTS[1]}'), '[^[:alnum:]]+', ' ', 'g')`,
];
const vectorOf = (row: string) => `to_tsvector('english', ${plainFrom}${text(row)}${plainTo})`;

/**
 * Beside the listings, as on SQLite: a column would be worked out again with every change of a price, twice where a
 * statement inserts or updates.
 */
const POSTGRES = [
  // As it was before.
  'alter table public_listings drop column if exists text_search',
  'create table listing_text (id integer primary key, body tsvector)',
  'create index listing_text_idx on listing_text using gin (body)',
  ...[
    {
      event: 'insert',
      tables: 'new table as added',
      work: `insert into listing_text select added.id, ${vectorOf('added.')} from added`,
    },
    {
      event: 'update',
      tables: 'new table as added old table as taken',
      work: `insert into listing_text select added.id, ${vectorOf('added.')} from added join taken on taken.id = added.id
        where ${text('added.')} is distinct from ${text('taken.')} on conflict (id) do update set body = excluded.body`,
    },
    {
      event: 'delete',
      tables: 'old table as taken',
      work: 'delete from listing_text using taken where listing_text.id = taken.id',
    },
  ].flatMap(({ event, tables, work }) => {
    const name = `listing_text_${event}`;
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${work}; return null; end $$`,
      `create or replace trigger ${name} after ${event} on public_listings referencing ${tables}
        for each statement execute function ${name}()`,
    ];
  }),
  `insert into listing_text select id, ${vectorOf('')} from public_listings`,
];
/** Backups leave out tables that say so. */
const COMMENT = `Derived: ${POSTGRES.join('; ')}`;

async function preparePostgres(payload: Payload): Promise<void> {
  const [found] = await query<{ made: string | null; triggers: unknown }>(
    payload,
    sql`select obj_description(to_regclass('listing_text'), 'pg_class') as made, (select count(*) from pg_trigger
      where tgrelid = 'public_listings'::regclass and tgname like 'listing_text%' and tgenabled <> 'D') as triggers`,
  );
  if (found?.made === COMMENT && Number(found.triggers) === 3) return;
  await atomically(
    payload,
    [
      // Nobody writes listings between the first index and the triggers.
      'lock table public_listings in share row exclusive mode',
      'drop table if exists listing_text',
      ...POSTGRES,
      `comment on table listing_text is '${COMMENT.replaceAll("'", "''")}'`,
    ].map((statement) => sql.raw(statement)),
  );
}
