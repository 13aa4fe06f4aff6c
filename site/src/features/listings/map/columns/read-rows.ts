import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { SEARCH_FEATURES } from '../../terms/search-features.ts';
import { isUnseen, SEEN, type Seen } from './changed-listings.ts';
import { AMOUNTS, type Amount, type Columns, codeOf, rowFor, type Shared } from './columns.ts';

/** Listings that are read at once: some milliseconds' work, between which others have their turn. */
const CHUNK = 2000;

const TRAITS = new Map(Object.keys(SEARCH_FEATURES).map((name, bit) => [name, bit] as const));
/** How many numbers of 32 bits hold what listings have. */
export const TRAIT_WORDS = Math.ceil(TRAITS.size / 32);

/** What the columns keep together, in the order of their JSON. */
export const KIND = [
  'channel',
  'category',
  'property_type',
  'tenure',
  'under_offer',
  'newly_built',
  'auction_at',
];
export const ROOMS = ['beds', 'baths', 'cars'];

/** JSON of a listing's columns; null for a listing that is gone. When an auction is makes no difference. */
const together = (names: readonly string[]) =>
  `case when channel is not null then cast(json_build_array(${names
    .map((name) => (name === 'auction_at' ? 'case when auction_at is not null then 1 end' : name))
    .join(', ')}) as text) end`;
const ALONE = ['suburb_key', 'traits', 'latitude', 'longitude', ...AMOUNTS];
const LISTS = [
  `${together(KIND)}) as kind`,
  `${together(ROOMS)}) as rooms`,
  ...ALONE.map((name) => `${name}) as ${name}`),
];
const COLUMNS = sql.raw([...KIND, ...ROOMS, ...ALONE].join(', '));

/** A list of each column; null where there are no rows. */
type Lists = Record<'listing' | Amount | 'latitude' | 'longitude', (number | null)[] | null> &
  Record<'kind' | 'rooms' | 'suburb_key' | 'traits', (string | null)[] | null>;

/** As one row of lists: the driver reads a list many times faster than a row for each listing. */
const lists = (rows: SQL): SQL =>
  sql`select json_agg(listing) as listing, ${sql.raw(LISTS.map((list) => `json_agg(${list}`).join(', '))} from (${rows}) as rows`;

/** Puts what was read into the columns; how many rows. A listing that is gone has no kind. */
function take(columns: Columns, read: Lists): number {
  const rows = Uint32Array.from(read.listing ?? [], (listing) => rowFor(columns, Number(listing)));
  putTexts(columns.kind, rows, read.kind);
  putTexts(columns.rooms, rows, read.rooms);
  putTexts(columns.suburb, rows, read.suburb_key);
  for (const name of AMOUNTS) putNumbers(columns.amounts[name], rows, read[name]);
  putNumbers(columns.latitude, rows, read.latitude);
  putNumbers(columns.longitude, rows, read.longitude);
  for (const [index, row] of rows.entries()) {
    const bits = traitBits(read.traits?.[index] ?? '');
    for (const [word, column] of columns.traits.entries()) column[row] = bits[word] as number;
  }
  return rows.length;
}

function putTexts(shared: Shared, rows: Uint32Array, texts: Lists['kind']): void {
  for (const [index, row] of rows.entries()) shared.codes[row] = codeOf(shared, texts?.[index] ?? '');
}

function putNumbers(column: Float64Array, rows: Uint32Array, numbers: Lists['listing']): void {
  for (const [index, row] of rows.entries()) column[row] = numbers?.[index] ?? Number.NaN;
}

/** The bits of names between bars. */
export function traitBits(traits: string): number[] {
  const words: number[] = Array.from({ length: TRAIT_WORDS }, () => 0);
  for (const name of traits.split('|')) {
    const bit = TRAITS.get(name);
    if (bit !== undefined) words[bit >> 5] = (words[bit >> 5] as number) | (1 << (bit & 31));
  }
  return words;
}

/** Reads listings in chunks, in the order of their numbers. `from`: the next ones after a number. */
async function takeAll(
  payload: Payload,
  { columns, from }: { columns: Columns; from: (after: number) => SQL },
): Promise<void> {
  for (let after = -(2 ** 31); ; ) {
    const [read] = await query<Lists>(payload, lists(from(after)));
    const count = read ? take(columns, read) : 0;
    if (count < CHUNK) return;
    after = Number(read?.listing?.at(-1));
  }
}

/** Reads all listings. Those that change meanwhile are unseen in a snapshot from before. */
export const readListings = (payload: Payload, columns: Columns): Promise<void> =>
  takeAll(payload, {
    columns,
    from: (after) =>
      sql`select listing, ${COLUMNS} from public_listings where listing > ${after} order by listing limit ${CHUNK}`,
  });

/** Reads the listings that were changed since, however many. */
export const readManyChanges = (
  payload: Payload,
  { columns, seen }: { columns: Columns; seen: Seen },
): Promise<void> =>
  takeAll(payload, {
    columns,
    from: (after) => changed(sql`${isUnseen(seen)} and listing > ${after}`, CHUNK),
  });

/** Reads the listings that were changed since, at once; undefined where they are more than a chunk, and nothing is read. */
export async function readChanges(
  payload: Payload,
  { columns, seen }: { columns: Columns; seen: Seen },
): Promise<Seen | undefined> {
  const [read] = await query<Lists & Seen>(
    payload,
    sql`select ${SEEN}, lists.* from (${lists(changed(isUnseen(seen), CHUNK + 1))}) as lists`,
  );
  const now = seenBy(read, seen.source);
  if ((read?.listing?.length ?? 0) > CHUNK) return undefined;
  take(columns, read as Lists);
  return now;
}

/** Changed listings with what is there of them now. */
const changed = (where: SQL, most: number): SQL => sql`
  select changes.listing, ${COLUMNS} from
    (select listing from changed_listings where ${where} order by listing limit ${most}) as changes
    left join public_listings on public_listings.listing = changes.listing`;

/** What a reader sees now, who has read from `source`. */
export async function seenNow(payload: Payload, source?: string): Promise<Seen> {
  const [seen] = await query<Seen>(payload, sql`select ${SEEN}`);
  return seenBy(seen, source);
}

function seenBy(read: Seen | undefined, source = read?.source): Seen {
  if (!read || read.source !== source)
    throw new Error('PostgreSQL was started again, or its table of changed listings made again.');
  return { snapshot: read.snapshot, source: read.source };
}
