import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { BundleError, type FeedBundle } from '../feed-bundle.ts';
import { type FeedFolder, feedFolder } from '../feed-folders.ts';
import type { ReceivedFile, RunOrigin } from '../feed-run.ts';
import type { Decision } from '../feed-runs.ts';
import { notifyStaff } from '../notify-staff.ts';
import { openBundle } from '../open-bundle.ts';
import { sourceOf } from '../received-files.ts';
import { bringReceived } from '../received-storage.ts';
import type { Source } from '../sources/load-source.ts';

/** A file that lies safely in a private folder of its own, on the disk. */
export type Arrived = {
  folder: FeedFolder;
  /** As its sender called it. */
  name: string;
  /** SHA-256 of its content. */
  hash: string;
  /** Several files that were sent together. */
  isBatch?: true;
  /** Where else its pictures may be; absolute path. */
  picturesDir?: string;
};

/** A file that could not even be found or opened. */
export type Missing = { name: string; message: string };

/** What became of files that arrived. */
export type Accepted = {
  /** The number by which they are known from now on. */
  delivery: string;
  /** Ids of their reports: one for each feed among them. */
  runs: number[];
  /** The same content was accepted before, and this is its number. */
  isRepeat: boolean;
  /** Why it could not be opened, where nothing could. */
  refusal?: string;
};

type AcceptInput = {
  payload: Payload;
  source?: Source;
  origin: RunOrigin;
  arrived: Arrived[];
  missing?: Missing[];
  /** A person's word: imports it although much of the stock changes. */
  decision?: Exclude<Decision, 'discard'>;
  /** Staff import again what arrived before: with which run, and at which ISO instant. */
  again?: { run: number; arrivedAt: string };
};

/**
 * Takes over files that arrived, whatever way they came: one waiting run for each feed among them, all in one statement,
 * so that from here on nothing is lost and nothing is taken twice. What a source sends again with the same content is
 * answered with the first number, unless that came to nothing; what staff import again is imported again.
 */
export function accept(input: AcceptInput): Promise<Accepted> {
  return oneAtATime({ payload: input.payload, name: 'feed-intake', work: () => take(input) });
}

async function take(input: AcceptInput): Promise<Accepted> {
  const { payload, source, arrived } = input;
  const [only] = arrived;
  if (source && only && arrived.length === 1 && input.origin !== 'upload' && !input.again) {
    const first = await firstOf({ payload, source, hash: only.hash });
    if (first) {
      await only.folder.remove();
      await query(
        payload,
        sql`update feed_sources set repeated_at = ${new Date().toISOString()} where id = ${source.id}`,
      );
      return first;
    }
  }
  const rows = (input.missing ?? []).map(({ name, message }) => refusedRow({ name, message }));
  for (const each of arrived)
    rows.push(...(await rowsOf({ ...input, arrived: await shareFolder({ payload, arrived: each }) })));
  const delivery = randomBytes(12).toString('hex');
  const runs = await insertRuns({ ...input, rows, delivery });
  for (const [index, { state, problems }] of rows.entries())
    if (state === 'quarantined')
      await notifyStaff({
        payload,
        run: { id: runs[index] as number, state, problems, source: source?.id ?? null },
      });
  const refusal = rows.every(({ state }) => state === 'quarantined')
    ? rows[0]?.problems[0]?.message
    : undefined;
  return { delivery, runs, isRepeat: false, ...(refusal ? { refusal } : {}) };
}

/** The number under which this source sent the same content before. */
async function firstOf({
  payload,
  source,
  hash,
}: {
  payload: Payload;
  source: Source;
  hash: string;
}): Promise<Accepted | undefined> {
  // After a test it is wanted for good.
  const again = source.testMode ? [] : ['tested'];
  const rows = await query<Record<'id' | 'delivery' | 'state', unknown>>(
    payload,
    sql`select id, delivery, state from feeds
      where delivery = (select delivery from feeds
        where source_id = ${source.id} and received_hash = ${hash} order by id desc limit 1)
      order by id`,
  );
  if (rows.length === 0) return undefined;
  if (rows.some(({ state }) => [...CAME_TO_NOTHING, ...again].includes(String(state)))) return undefined;
  return { delivery: String(rows[0]?.delivery), runs: rows.map(({ id }) => Number(id)), isRepeat: true };
}

const CAME_TO_NOTHING = ['quarantined', 'failed', 'interrupted', 'discarded'];

/** The same content is on the disk once: what is there already is used, and the new copy removed. */
async function shareFolder({ payload, arrived }: { payload: Payload; arrived: Arrived }): Promise<Arrived> {
  const rows = await query<{ received: unknown }>(
    payload,
    sql`select received from feeds where received_hash = ${arrived.hash} and received is not null order by id desc limit 1`,
  );
  const known = rows[0] && jsonOf<ReceivedFile>(rows[0].received);
  if (!known || Boolean(known.isBatch) !== Boolean(arrived.isBatch) || known.folder === arrived.folder.name)
    return arrived;
  // While the bucket cannot be reached, the new copy serves.
  if (!(await bringReceived(known.folder).catch(() => false))) return arrived;
  await arrived.folder.remove();
  return {
    ...arrived,
    folder: { name: known.folder, path: feedFolder(known.folder), remove: async () => {} },
  };
}

type Row = {
  fileName: string;
  state: 'waiting' | 'quarantined';
  received?: ReceivedFile;
  hash?: string;
  problems: FeedNote[];
};

const refusedRow = ({ name, message, ...rest }: Missing & Pick<Row, 'received' | 'hash'>): Row => ({
  ...rest,
  fileName: name,
  state: 'quarantined',
  problems: [{ code: 'bad-bundle', severity: 'error', message }],
});

/** Ways that bring a feed and its pictures as single files. */
const PICTURES_FOLLOW: readonly RunOrigin[] = ['folder', 'ftp', 'pull'];

/** One for each feed in what arrived, and one for each zip in it that cannot be opened. */
async function rowsOf({
  arrived: { folder, name, hash, isBatch, picturesDir },
  origin,
  again,
}: Pick<AcceptInput, 'origin' | 'again'> & { arrived: Arrived }): Promise<Row[]> {
  const received = (file: string): ReceivedFile => ({
    folder: folder.name,
    name,
    file,
    ...(isBatch ? { isBatch } : {}),
    ...(picturesDir ? { picturesDir } : {}),
    // Vendors send them one by one, before their feed or after it.
    ...(picturesDir && PICTURES_FOLLOW.includes(origin) ? { picturesFollow: true } : {}),
    ...(again ? { arrivedAt: again.arrivedAt } : {}),
  });
  let bundle: FeedBundle;
  try {
    bundle = await openBundle(sourceOf(received(name)));
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    return [refusedRow({ name, message: error.message, received: received(name), hash })];
  }
  await bundle.close();
  return [
    ...bundle.files.map(
      (file): Row => ({
        fileName: file.name,
        state: 'waiting',
        received: received(file.name),
        hash,
        problems: [],
      }),
    ),
    ...bundle.refused.map((each) => refusedRow({ ...each, received: received(each.name), hash })),
  ];
}

async function insertRuns({
  payload,
  source,
  origin,
  decision,
  again,
  delivery,
  rows,
}: AcceptInput & { delivery: string; rows: Row[] }): Promise<number[]> {
  const now = new Date().toISOString();
  const values = rows.map(
    ({ fileName, state, received, hash, problems }) => sql`(
      ${fileName}, ${origin}, ${state}, ${source?.id ?? null}, ${delivery}, ${hash ?? null}, ${decision ?? null}, ${again?.run ?? null},
      ${received ? JSON.stringify(received) : null}, ${JSON.stringify(problems)}, ${problems.length}, 0,
      ${state === 'quarantined' ? now : null}, ${now}, ${now})`,
  );
  const inserted = await query<{ id: unknown }>(
    payload,
    sql`insert into feeds (file_name, origin, state, source_id, delivery, received_hash, decision, again_of,
        received, problems, problem_count, starts, finished_at, created_at, updated_at)
      values ${sql.join(values, sql`, `)} returning id`,
  );
  return inserted.map(({ id }) => Number(id)).sort((a, b) => a - b);
}
