import { statfs } from 'node:fs/promises';
import type { AfterErrorHook } from 'payload';
import { causesOf } from './causes.ts';
import { awayHeaders } from './database-away.ts';
import { env } from './env.ts';

const SENTENCE =
  'The disk of this website’s server is full, so nothing was saved. Tell the person who looks after the server, then try again.';
/** With less room than this a picture with its sizes may not fit, in bytes. */
const LITTLE_ROOM = 20_000_000;

/** Whether an error, or what caused it, is a disk without room: SQLite's, the system's and PostgreSQL's codes. */
export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/.test(String(code)));

/**
 * Answers that the disk is full, in place of Payload’s “Something went wrong”: another picture would fail as well. Payload
 * does not pass on why an upload failed, so the free space is checked.
 */
export const diskFullIs503: AfterErrorHook = async ({ error, req }) => {
  const { code, name } = error as Error & { code?: unknown };
  // A database without room is answered as one that is away.
  const isFull =
    code === 'ENOSPC' || code === 'EDQUOT' || (name === 'FileUploadError' && (await hasLittleRoom()));
  if (!isFull) return undefined;
  if (req) {
    req.responseHeaders ??= new Headers();
    for (const [header, value] of Object.entries(awayHeaders())) req.responseHeaders.set(header, value);
  }
  return { status: 503, response: { errors: [{ message: SENTENCE }] } };
};

async function hasLittleRoom(): Promise<boolean> {
  const room = await statfs(env().dataDir).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize < LITTLE_ROOM;
}
