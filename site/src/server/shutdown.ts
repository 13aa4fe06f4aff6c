import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { beginStopping } from './stopping.ts';

/** How long requests under way may take to finish, in ms. */
const GRACE_MS = 5000;

/**
 * Ends the process in order when it is told to (SIGINT, SIGTERM, SIGHUP), or when the command that started it is gone:
 * for `drainMs` it serves on while `/readyz` says no; then no new requests, those under way finish, the database closes.
 * Being told again changes nothing.
 */
export function stopInOrder({
  server,
  payload,
  drainMs = 0,
  before = [],
}: {
  server: Server;
  payload: Payload;
  /** How long a proxy in front takes to notice and to send requests elsewhere, in ms. */
  drainMs?: number;
  /** What to end between the last request and the database: workers, listeners. */
  before?: (() => Promise<void>)[];
}): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    beginStopping();
    await pause(drainMs);
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    for (const end of before) await end();
    await payload.destroy();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);
}
