import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';

/** How long a statement for somebody who waits for an answer may take, in ms. The slowest known take a second. */
const REQUEST_MS = 30_000;
/** How long one of work in the background may take, such as the daily deletions, in ms. */
const WORK_MS = 5 * 60_000;
/** The longest that a timer of Node's can wait, in ms: 24 days. */
const UNLIMITED_MS = 2 ** 31 - 1;

const limits = new AsyncLocalStorage<{ ms: number }>();

/** How long a statement that is sent now may take, in ms. */
export const statementLimit = (): number => limits.getStore()?.ms ?? WORK_MS;

/** Runs something whose statements may take this long each, in ms. */
export const withStatementLimit = <Result>(ms: number, run: () => Result): Result => limits.run({ ms }, run);

/** Runs something whose statements may take any time: upgrades, waiting for a lock. */
export const withoutStatementLimit = <Result>(run: () => Result): Result =>
  withStatementLimit(UNLIMITED_MS, run);

/**
 * Runs the work of a request. What it leaves behind (a worker that it woke) has the time of background work once the
 * response has been sent or the visitor has gone.
 */
export function withinRequest<Result>(response: EventEmitter, run: () => Result): Result {
  const limit = { ms: REQUEST_MS };
  response.once('close', () => {
    limit.ms = WORK_MS;
  });
  return limits.run(limit, run);
}
