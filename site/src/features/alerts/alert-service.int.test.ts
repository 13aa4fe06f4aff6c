import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import { MAX_ALERTS } from './alert-service.ts';
import { DAY, HOUR, MINUTE, testAlerts } from './testing/alerts.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await testPayload());
});

let test: Awaited<ReturnType<typeof testAlerts>>;
beforeEach(async () => {
  test = await testAlerts(payload);
});

describe('links in messages', () => {
  const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('t') ?? '';

  it('work for what they are for, and for the address they were sent to', async () => {
    const alert = await test.newAlert();
    const manage = tokenOf(await test.service.linkTo({ purpose: 'manage', alert }));
    const unsubscribe = tokenOf(await test.service.linkTo({ purpose: 'unsubscribe', alert }));
    expect(await test.service.alertOfToken({ purpose: 'manage', token: manage })).toMatchObject({
      id: alert.id,
    });
    expect(await test.service.alertOfToken({ purpose: 'confirm', token: manage })).toBeUndefined();
    expect(await test.service.alertOfToken({ purpose: 'manage', token: `${manage}x` })).toBeUndefined();

    await query(
      payload,
      sql`update subscribers set email = 'other@example.com' where id = ${alert.subscriber}`,
    );
    expect(await test.service.alertOfToken({ purpose: 'manage', token: manage })).toBeUndefined();
    test.clock.at += 3650 * DAY;
    expect(await test.service.alertOfToken({ purpose: 'unsubscribe', token: unsubscribe })).toMatchObject({
      id: alert.id,
    });
  });

  it('to confirm and manage end some day', async () => {
    const alert = await test.newAlert({ confirmed: false });
    for (const purpose of ['confirm', 'manage'] as const) {
      const token = tokenOf(await test.service.linkTo({ purpose, alert }));
      test.clock.at += 91 * DAY;
      expect(await test.service.alertOfToken({ purpose, token })).toBeUndefined();
    }
  });

  it('tell mail programs where to unsubscribe with one click', async () => {
    await test.newAlert();
    await test.show();
    await test.later();
    expect(test.mail.sent[0]?.unsubscribeUrl).toMatch(
      /^https:\/\/harbour\.example\/alerts\/unsubscribe\?t=[\w.-]+$/,
    );
    expect(test.mail.sent[0]?.text).toContain(test.mail.sent[0]?.unsubscribeUrl);
  });
});

it('who ended everything gets nothing, until they ask again', async () => {
  const { subscriber } = await test.newAlert();
  await test.newAlert({ subscriber });
  await test.show({ id: 1 });
  await test.service.worker.runOnce();
  await test.service.endAll(subscriber);
  await test.later(HOUR);
  expect(test.mail.sent).toEqual([]);
  await test.newAlert({ subscriber });
  test.clock.at += MINUTE;
  await test.show({ id: 2 });
  await test.later();
  expect(test.mail.sent).toHaveLength(1);
});

it('there is an end to how many alerts somebody has', async () => {
  const { subscriber } = await test.newAlert();
  for (let count = 1; count < MAX_ALERTS; count += 1) await test.newAlert({ subscriber });
  const wish = { subscriber, confirmed: true, criteria: {} };
  expect(await test.service.create(wish)).toEqual({
    ok: false,
    message: 'You have 50 alerts, the most allowed. Delete one you no longer need.',
  });
});

it('an alert about nothing is refused', async () => {
  const alert = await test.newAlert();
  const message = 'Choose at least one type of update.';
  expect(await test.service.update({ alert, criteria: {}, events: ['gossip'] })).toEqual({
    ok: false,
    message,
  });
});

it('what was dealt with is forgotten after three months', async () => {
  await test.newAlert();
  await test.show();
  await test.later();
  await query(payload, sql`update alert_digests set updated_at = ${new Date(test.clock.at).toISOString()}`);
  test.clock.at += 91 * DAY;
  await test.service.worker.runOnce();
  for (const table of ['alert_digests', 'alert_entries'])
    expect(await query(payload, sql`select id from ${sql.identifier(table)}`), table).toEqual([]);
  expect(await query(payload, sql`select kind from listing_events`)).toEqual([{ kind: 'new' }]);
});

it('a started worker is woken by a change of listings', async () => {
  await test.newAlert();
  const { worker } = test.newService({ gatherMs: 0 });
  worker.start();
  await test.show();
  await expect.poll(() => test.mail.sent.length, { timeout: 10_000 }).toBe(1);
  await worker.stop();
});
