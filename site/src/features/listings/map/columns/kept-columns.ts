import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { prepareChangedListings, type Seen } from './changed-listings.ts';
import { bytesOf, type Columns, emptyColumns } from './columns.ts';
import { readChanges, readListings, readManyChanges, seenNow, TRAIT_WORDS } from './read-rows.ts';

/** Listings from which on the columns are kept. PostgreSQL counts fewer within 30 ms. */
const LARGE = 20_000;
/** After a failure, and before a small table is looked at again (ms). */
const WAIT_MS = 60_000;

type Kept = {
  columns: Columns;
  seen: Seen;
  /** The read of changes that runs, and the one that begins after it. */
  running: Promise<unknown>;
  next?: Promise<boolean>;
};

const kept = new WeakMap<Payload, Kept>();
/** What is read in the background: all listings, or many changes. */
const loading = new WeakMap<Payload, Promise<void>>();
const waitUntil = new WeakMap<Payload, number>();

/**
 * The columns with all changes that are stored now; undefined where they are not kept, or not there yet. Who asks first
 * has them loaded in the background. They stay as they are until the caller waits for something.
 */
export async function currentColumns(
  payload: Payload,
  { large = LARGE, now = Date.now() }: { large?: number; now?: number } = {},
): Promise<Columns | undefined> {
  if (!isPostgres(payload)) return undefined;
  if (loading.has(payload)) return undefined;
  const known = kept.get(payload);
  if (known) return (await withChanges(payload, known)) ? known.columns : undefined;
  if (now < (waitUntil.get(payload) ?? 0)) return undefined;
  waitUntil.set(payload, now + WAIT_MS);
  if ((await estimatedListings(payload)) >= large) void loadColumns(payload);
  return undefined;
}

/** Loads the columns, unless something is read for them. A failure is logged, and who asks later has them loaded again. */
export const loadColumns = (payload: Payload): Promise<void> =>
  loading.get(payload) ?? inBackground(payload, () => load(payload));

function inBackground(payload: Payload, read: () => Promise<void>): Promise<void> {
  const reading = read()
    .catch((error) => giveUp(payload, error))
    .finally(() => loading.delete(payload));
  loading.set(payload, reading);
  return reading;
}

async function load(payload: Payload): Promise<void> {
  const start = Date.now();
  await prepareChangedListings(payload);
  const seen = await seenNow(payload);
  const room = Math.ceil((await estimatedListings(payload)) * 1.05);
  const columns = emptyColumns({ traitWords: TRAIT_WORDS, room });
  await readListings(payload, columns);
  kept.set(payload, { columns, seen, running: Promise.resolve() });
  const megabytes = Math.round(bytesOf(columns) / 1e6);
  log.info({ listings: columns.size, megabytes, ms: Date.now() - start }, 'listings loaded for maps');
}

/** Whether all changes are in the columns. A read that has begun before may lack some, so the next one is waited for. */
function withChanges(payload: Payload, known: Kept): Promise<boolean> {
  known.next ??= known.running.then(() => {
    known.next = undefined;
    const reading = takeChanges(payload, known);
    known.running = reading;
    return reading;
  });
  return known.next;
}

async function takeChanges(payload: Payload, known: Kept): Promise<boolean> {
  if (loading.has(payload)) return false;
  try {
    const seen = await readChanges(payload, known);
    if (seen) known.seen = seen;
    else void inBackground(payload, () => catchUp(payload, known));
    return Boolean(seen);
  } catch (error) {
    giveUp(payload, error);
    return false;
  }
}

/** Reads changes that are too many for somebody to wait for. */
async function catchUp(payload: Payload, known: Kept): Promise<void> {
  const seen = await seenNow(payload, known.seen.source);
  await readManyChanges(payload, known);
  known.seen = seen;
}

/** The database answers maps, as before, until the columns are loaded again. */
function giveUp(payload: Payload, error: unknown): void {
  kept.delete(payload);
  waitUntil.set(payload, Date.now() + WAIT_MS);
  log.error({ err: error }, 'listings could not be loaded for maps; the database counts them');
}

/** PostgreSQL's own estimate, which costs nothing; 0 where it has not looked at the table yet. */
async function estimatedListings(payload: Payload): Promise<number> {
  const [table] = await query<{ rows: unknown }>(
    payload,
    sql`select reltuples as rows from pg_class where oid = 'public_listings'::regclass`,
  );
  return Math.max(0, Number(table?.rows));
}
