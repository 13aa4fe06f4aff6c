import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from './database.ts';
import { log } from './log.ts';
import { isStopping } from './stopping.ts';

/** How long a good and a bad result are cached, in ms, so that health checks do not load the disk. */
const GOOD_MS = 5000;
const BAD_MS = 1000;
/** A write that takes longer counts as failed, in ms. */
const DEADLINE_MS = 8000;
/** About the size of a lead with its messages, and of a file, in bytes. */
const ROW_BYTES = 16_000;
const FILE_BYTES = 64_000;

/**
 * Whether a lead could be stored now: something of a lead's size is written to the database and to DATA_DIR. Resolves
 * to undefined when it could, else to a sentence that says what failed.
 */
export function createReadiness({
  payload,
  dataDir,
  now = () => performance.now(),
}: {
  payload: Payload;
  dataDir: string;
  now?: () => number;
}): () => Promise<string | undefined> {
  let last: { at: number; problem: string | undefined } | undefined;
  let looking: Promise<string | undefined> | undefined;

  async function look(): Promise<string | undefined> {
    const problem =
      (await failureOf(() => writeRow(payload), 'The database cannot be written to.')) ??
      (await failureOf(() => writeFile(dataDir), 'DATA_DIR cannot be written to.'));
    if (last?.problem && !problem) log.info('leads can be stored again');
    last = { at: now(), problem };
    return problem;
  }

  async function failureOf(write: () => Promise<unknown>, sentence: string): Promise<string | undefined> {
    try {
      await withDeadline(write());
      return undefined;
    } catch (error) {
      if (!last?.problem) log.error({ err: error }, `leads cannot be stored: ${sentence}`);
      return sentence;
    }
  }

  return async () => {
    if (isStopping()) return 'The server is stopping.';
    if (last && now() - last.at < (last.problem ? BAD_MS : GOOD_MS)) return last.problem;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}

function writeRow(payload: Payload): Promise<unknown> {
  const text = JSON.stringify(randomBytes(ROW_BYTES * 0.75).toString('base64'));
  return query(
    payload,
    sql`insert into payload_kv ("key", data) values ('frontage:ready', ${text})
      on conflict ("key") do update set data = excluded.data`,
  );
}

async function writeFile(dataDir: string): Promise<void> {
  const path = join(dataDir, '.ready');
  try {
    const handle = await open(path, 'w', 0o600);
    try {
      await handle.writeFile(Buffer.alloc(FILE_BYTES, 1));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

async function withDeadline(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The check timed out.')), DEADLINE_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
