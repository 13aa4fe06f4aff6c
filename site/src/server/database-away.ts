import { sql } from 'drizzle-orm';
import type { AfterErrorHook, Payload } from 'payload';
import { retryAfter } from './answer-headers.ts';
import { causesOf } from './causes.ts';
import { query } from './database.ts';

/** In seconds. */
const TRY_AGAIN_AFTER = 30;

/**
 * What databases say that cannot work now: PostgreSQL’s classes for connections, resources, operators and its system
 * (08, 53, 57P, 58), SQLite’s for its disk and its file, and Node’s for a connection that is not there.
 */
const AWAY =
  /^(08\w{3}|53\w{3}|57P0\d|58\w{3}|SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB)|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver’s own sentences, which have no code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Whether an error, or what caused it, says that the database is not there, has no room or cannot be written to. */
export const isDatabaseAway = (error: unknown): boolean =>
  causesOf(error).some(({ code, message }) => AWAY.test(String(code)) || LOST.test(message));

/** What staff and programs are told meanwhile. */
export function awaySentence(method: string | undefined): string {
  const saved = method === 'GET' || method === 'HEAD' ? '' : ', so nothing was saved';
  return `The website cannot use its database at the moment${saved}. Wait a minute and try again.`;
}

/** When to try again. */
export const awayHeaders = (): Record<string, string> => retryAfter(TRY_AGAIN_AFTER);

/** The API answers 503 in place of Payload’s 500 while the database is away: it is no fault of the request. */
export const databaseAwayIs503: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return undefined;
  if (req) {
    req.responseHeaders ??= new Headers();
    for (const [name, value] of Object.entries(awayHeaders())) req.responseHeaders.set(name, value);
  }
  return { status: 503, response: { errors: [{ message: awaySentence(req?.method) }] } };
};

/** Whether the database answers at all. */
export const databaseAnswers = (payload: Payload): Promise<boolean> =>
  query(payload, sql`select 1 as one`).then(
    () => true,
    () => false,
  );
