import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { startPurgeMessenger } from './purge-messenger.ts';
import { createRateLimit } from './rate-limit.ts';
import { joinLimit, LIMITS_CHANNEL } from './shared-limits.ts';

// @postgres-only: several instances share nothing else.
const { payload } = await testPayload();

describe('rate limits of instances on one PostgreSQL', () => {
  /** Another instance: it hears what this one counts, and counts itself. */
  let another: pg.Client;
  let stop: () => Promise<void>;
  const heard: { limit: string; key: string; turns: number }[] = [];
  beforeAll(async () => {
    stop = await startPurgeMessenger({ payload, pollMs: 60_000 });
    another = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await another.connect();
    another.on('notification', (message) => heard.push(...JSON.parse(message.payload ?? '').counted));
    await another.query(`listen ${LIMITS_CHANNEL}`);
  });
  afterAll(async () => {
    await another.end();
    await stop();
  });
  const count = (counted: object[]) =>
    another.query('select pg_notify($1, $2)', [LIMITS_CHANNEL, JSON.stringify({ from: 'another', counted })]);
  const limit = (shared?: string) => createRateLimit({ burst: 3, everyMs: 60_000, now: () => 0, shared });

  it('tell each other what they have counted, without saying of whom', async () => {
    const own = limit('tries');
    const apart = limit();
    own.take('203.0.113.7 mia@agency.test');
    own.take('203.0.113.7 mia@agency.test');
    own.giveBack('203.0.113.7 mia@agency.test');
    apart.take('203.0.113.7');
    await vi.waitFor(() => expect(heard).toEqual([{ limit: 'tries', key: expect.any(String), turns: 1 }]));
    expect(heard[0]?.key).toMatch(/^[\w-]{22}$/);

    const counted = vi.fn();
    joinLimit('the last of a message', counted);
    const last = { limit: 'the last of a message', key: 'x', turns: 1 };
    await count([{ ...heard[0], turns: 1 }, { ...last, limit: 'of a newer version' }, last]);
    await vi.waitFor(() => expect(counted).toHaveBeenCalled());
    expect(own.take('203.0.113.7 mia@agency.test')).toEqual({ ok: true, retryAfterSeconds: 0 });
    expect(own.take('203.0.113.7 mia@agency.test').ok).toBe(false);
    expect(own.take('203.0.113.8').ok).toBe(true);
  });
});
