import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from '#site/server/database.ts';
import { LEASE_MS } from '#site/server/queue/queue.ts';
import { testPayload } from '#site/testing/payload.ts';
import type { Alert } from './alert-types.ts';
import { AFTERNOON, clearAlerts, DAY, HOUR, MINUTE, testAlerts } from './testing/alerts.ts';

/** Counts what is asked of the database, and kills anyone who asks at the moment it is set to. */
const killer = vi.hoisted(() => ({ countdown: Number.POSITIVE_INFINITY, afterwards: false }));

vi.mock('#site/server/database.ts', async (original) => {
  const real = await original<typeof import('#site/server/database.ts')>();
  type Work = (...args: never[]) => Promise<unknown>;
  const mortal =
    (work: Work): Work =>
    async (...args) => {
      killer.countdown -= 1;
      const dies = killer.countdown === 0;
      if (dies && !killer.afterwards) throw new Error('killed');
      const answer = await work(...args);
      if (dies) throw new Error('killed');
      return answer;
    };
  return { ...real, query: mortal(real.query as Work), atomically: mortal(real.atomically as Work) };
});

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await testPayload());
});

let test: Awaited<ReturnType<typeof testAlerts>>;
beforeEach(async () => {
  killer.countdown = Number.POSITIVE_INFINITY;
  test = await testAlerts(payload);
});

const DOWN = { ok: false, code: 'ECONNECTION', answer: 'connect ECONNREFUSED', permanent: false } as const;
const UP = { ok: true, answer: '250 OK' } as const;

const sentIds = () => test.mail.sent.map(({ id }) => id);
const again = async (alert: Alert) => (await test.service.alert(alert.id)) as Alert;

describe('a worker that dies', () => {
  /** Runs a worker that dies at its n-th dealing with the database; false when it lived to the end. */
  async function dies({ at, afterwards }: { at: number; afterwards: boolean }): Promise<boolean> {
    Object.assign(killer, { countdown: at, afterwards });
    // What a worker keeps in mind dies with it.
    await test
      .newService()
      .worker.runOnce()
      .catch(() => undefined);
    const killed = killer.countdown <= 0;
    killer.countdown = Number.POSITIVE_INFINITY;
    return killed;
  }

  it.each([
    ['before it wrote', false],
    ['after it wrote', true],
  ])('%s, at any moment, leaves one entry and one message', async (_, afterwards) => {
    let moments = 0;
    for (let at = 1; ; at += 1) {
      await clearAlerts(payload);
      test.mail.sent.length = 0;
      test.clock.at = AFTERNOON;
      await test.newAlert();
      await test.show();
      test.clock.at += 5 * MINUTE;
      const killed = await dies({ at, afterwards });
      test.clock.at += LEASE_MS;
      await test.service.worker.runOnce();
      expect(await query(payload, sql`select kind, state from alert_entries`), `killed at ${at}`).toEqual([
        { kind: 'new', state: 'sent' },
      ]);
      expect(await query(payload, sql`select state from alert_digests`)).toEqual([{ state: 'sent' }]);
      // Who dies between sending and noting it sends the very same message again.
      expect(new Set(sentIds()).size, `killed at ${at}`).toBe(1);
      if (!killed) break;
      moments += 1;
    }
    expect(moments).toBeGreaterThan(8);
  });
});

it('two instances send no message twice', async () => {
  for (let count = 0; count < 25; count += 1) await test.newAlert();
  for (let id = 1; id <= 5; id += 1) await test.show({ id });
  const other = test.newService();
  await Promise.all([test.service.worker.runOnce(), other.worker.runOnce()]);
  test.clock.at += 5 * MINUTE;
  await Promise.all([test.service.worker.runOnce(), other.worker.runOnce()]);
  await Promise.all([test.service.worker.runOnce(), other.worker.runOnce()]);
  expect(new Set(sentIds()).size).toBe(25);
  expect(sentIds()).toHaveLength(25);
  expect(
    await query(payload, sql`select count(*) as n from alert_entries where state = 'sent'`),
  ).toMatchObject([{ n: expect.toSatisfy((n) => Number(n) === 125) }]);
});

describe('while the mail server is down', () => {
  it('a message waits, and arrives once', async () => {
    await test.newAlert();
    test.mail.box.answer = DOWN;
    await test.show();
    await test.later();
    for (let hours = 0; hours < 24; hours += 1) await test.later(HOUR);
    expect(test.mail.sent).toEqual([]);
    test.mail.box.answer = UP;
    for (let hours = 0; hours < 24; hours += 1) await test.later(HOUR);
    expect(sentIds()).toHaveLength(1);
  });

  it('a late message does not come at night', async () => {
    await test.newAlert();
    test.mail.box.answer = DOWN;
    await test.show();
    await test.later();
    test.clock.at = AFTERNOON + 7 * HOUR;
    test.mail.box.answer = UP;
    await test.service.worker.runOnce();
    expect(test.mail.sent).toEqual([]);
    expect(await query(payload, sql`select attempt_count from alert_digests`)).toMatchObject([
      { attempt_count: expect.toSatisfy((count) => Number(count) === 1) },
    ]);
    test.clock.at = AFTERNOON + 16 * HOUR;
    await test.service.worker.runOnce();
    expect(sentIds()).toHaveLength(1);
  });

  it('what happened meanwhile is not told as it was', async () => {
    await test.newAlert();
    test.mail.box.answer = DOWN;
    await test.show();
    await test.later();
    await test.show({ status: 'sold' });
    test.mail.box.answer = UP;
    await test.later(HOUR);
    expect(test.mail.sent).toEqual([]);
  });
});

describe('an alert that ended', () => {
  it('sends nothing more, not even what is in the queue, on any instance', async () => {
    const alert = await test.newAlert();
    test.mail.box.answer = DOWN;
    await test.show();
    await test.later();
    expect(await test.newService().end(alert)).toBe(true);
    test.mail.box.answer = UP;
    await test.show({ price: 1_000_000 });
    await test.later(DAY);
    expect(test.mail.sent).toEqual([]);
  });

  it('stays ended', async () => {
    const alert = await test.newAlert();
    await test.service.end(alert);
    for (const stale of [alert, await again(alert)]) {
      expect(await test.service.end(stale)).toBe(false);
      expect(await test.service.pause(stale)).toBe(false);
      expect(await test.service.resume({ ...stale, state: 'paused' })).toBe(false);
      expect(await test.service.confirm({ ...stale, state: 'unconfirmed' })).toBe(false);
      expect(await test.service.update({ alert: stale, criteria: {} })).toMatchObject({ ok: false });
    }
    expect(await query(payload, sql`select alert from alert_targets`)).toEqual([]);
    expect(await test.service.alertsOf(alert.subscriber)).toEqual([]);
  });

  it('while its message is on its way out ends with it', async () => {
    const alert = await test.newAlert();
    test.mail.box.answer = DOWN;
    await test.show();
    await test.later();
    // A worker holds the message when its reader unsubscribes; the mail server then refuses it again.
    await query(payload, sql`update alert_digests set state = 'sending'`);
    await test.service.end(alert);
    test.mail.box.answer = UP;
    await test.later(DAY);
    expect(test.mail.sent).toEqual([]);
  });
});

describe('a paused alert', () => {
  it('keeps nothing from before and during the pause', async () => {
    const alert = await test.newAlert({ frequency: 'daily' });
    await test.show({ id: 1, streetNumber: '1' });
    await test.service.worker.runOnce();
    expect(await test.service.pause(alert)).toBe(true);
    test.clock.at += HOUR;
    await test.show({ id: 2, streetNumber: '2' });
    await test.service.worker.runOnce();
    test.clock.at += HOUR;
    expect(await test.service.resume(await again(alert))).toBe(true);
    test.clock.at += HOUR;
    await test.show({ id: 3, streetNumber: '3' });
    await test.later(DAY);
    expect(test.mail.sent).toHaveLength(1);
    expect(test.mail.sent[0]?.text).toMatch(/3 Example Street/);
    expect(test.mail.sent[0]?.text).not.toMatch(/\b[12] Example Street/);
  });

  it('is not matched by an event that nobody had looked at yet', async () => {
    const alert = await test.newAlert();
    await test.show();
    await test.service.pause(alert);
    test.clock.at += HOUR;
    await test.service.resume(await again(alert));
    await test.later(DAY);
    expect(await query(payload, sql`select id from alert_entries`)).toEqual([]);
    expect(test.mail.sent).toEqual([]);
  });
});

describe('what another instance was just writing', () => {
  /** An entry from an hour before the test's beginning, as a write that comes late leaves it. */
  const lateEntry = ({ id, subscriber }: Alert, state: 'new' | 'gathered') =>
    query(
      payload,
      sql`insert into alert_entries (alert, subscriber, listing, event, kind, detail, at, state, batch)
        values (${id}, ${subscriber}, 42, 1, 'new', '{}', ${AFTERNOON - HOUR}, ${state}, 'late')`,
    );
  const states = async () =>
    (await query(payload, sql`select state from alert_entries`)).map(({ state }) => state);

  it('while an alert was paused is dropped, though it goes on by now', async () => {
    const alert = await test.newAlert();
    await test.service.pause(alert);
    await test.service.resume(await again(alert));
    await test.show();
    await query(payload, sql`update listing_events set state = 'done'`);
    await lateEntry(alert, 'new');
    await test.later(DAY);
    expect(await states()).toEqual(['dropped']);
    expect(test.mail.sent).toEqual([]);
  });

  it('while an alert ended is not sent, even when it is in the queue already', async () => {
    const alert = await test.newAlert();
    await test.service.end(alert);
    await test.show();
    await lateEntry(alert, 'gathered');
    const at = new Date(test.clock.at).toISOString();
    await query(
      payload,
      sql`insert into alert_digests
          (batch, alert, subscriber, state, due_at, attempt_count, attempts, created_at, updated_at)
        values ('late', ${alert.id}, ${alert.subscriber}, 'due', ${at}, 0, '[]', ${at}, ${at})`,
    );
    await test.later();
    expect(await states()).toEqual(['dropped']);
    expect(test.mail.sent).toEqual([]);
  });
});

describe('an alert nobody confirmed', () => {
  it('sends nothing, and after its confirmation only what is new then', async () => {
    const alert = await test.newAlert({ confirmed: false });
    await test.show({ id: 1, streetNumber: '1' });
    await test.later(HOUR);
    expect(test.mail.sent).toEqual([]);
    expect(await test.service.confirm(alert)).toBe(true);
    expect(await test.service.confirm(await again(alert))).toBe(false);
    test.clock.at += MINUTE;
    await test.show({ id: 2, streetNumber: '2' });
    await test.later();
    expect(test.mail.sent).toHaveLength(1);
    expect(test.mail.sent[0]?.text).not.toMatch(/\b1 Example Street/);
  });
});
