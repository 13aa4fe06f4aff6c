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
  for (let count = 1; count < MAX_ALERTS; count += 1)
    await test.newAlert({ subscriber, criteria: { minPrice: count } });
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

it('a saved search with pets tells of homes with pets alone', async () => {
  const filters = 'feature=pets';
  const { criteria } = await test.newAlert({ criteria: { filters } });
  await test.newAlert({ criteria: { filters } });
  await test.newAlert({ criteria: { filters: 'feature=pool' } });
  await test.show({ id: 1 });
  await test.later();
  expect(test.mail.sent).toEqual([]);
  await test.show({ id: 2, features: ['Pet friendly'] });
  await test.later();
  expect(test.mail.sent).toHaveLength(2);
  expect((await test.service.preview(criteria)).total).toBe(1);
});

describe('a search that is saved twice', () => {
  it('is one alert, with the settings of the last', async () => {
    const { subscriber } = await test.newAlert({ frequency: 'daily' });
    await test.show();
    await test.service.worker.runOnce();
    const last = await test.newAlert({ subscriber, frequency: 'instant' });
    expect((await test.service.alertsOf(subscriber)).map(({ id }) => id)).toEqual([last.id]);
    // What the first was about to send is not lost.
    await test.later(DAY);
    expect(test.mail.sent).toHaveLength(1);
  });

  it('is on by either link, and off with one click', async () => {
    const first = await test.newAlert({ confirmed: false });
    const { subscriber } = first;
    const second = await test.newAlert({ subscriber, confirmed: false });
    expect(await test.service.replacementOf(first)).toBeUndefined();
    await test.service.confirm(first);
    expect(await test.service.alert(second.id)).toMatchObject({ state: 'ended' });
    expect(await test.service.replacementOf(second)).toMatchObject({ id: first.id });
    await test.service.end(first);
    expect(await test.service.alertsOf(subscriber)).toEqual([]);
  });

  it('ends by the link in an earlier email', async () => {
    const first = await test.newAlert();
    const link = await test.service.linkTo({ purpose: 'unsubscribe', alert: first });
    const token = new URL(link ?? '').searchParams.get('t') ?? '';
    const last = await test.newAlert({ subscriber: first.subscriber });
    expect(await test.service.alertOfToken({ purpose: 'unsubscribe', token })).toMatchObject({ id: last.id });
    await test.service.end(last);
    expect(await test.service.alertOfToken({ purpose: 'unsubscribe', token })).toMatchObject({
      state: 'ended',
    });
  });

  it('stays two alerts where they tell of different things', async () => {
    const { subscriber } = await test.newAlert();
    await test.newAlert({ subscriber, events: ['sold'] });
    await test.newAlert({ subscriber, criteria: { beds: 3 } });
    expect(await test.service.alertsOf(subscriber)).toHaveLength(3);
  });
});

it('the description of an alert is not its name, so that it follows a change', async () => {
  const alert = await test.newAlert({
    name: 'Properties to buy, up to $900,000',
    criteria: { maxPrice: 900_000 },
  });
  expect(alert).toMatchObject({ isNamed: false });
  const named = await test.service.update({
    alert,
    criteria: { maxPrice: 800_000 },
    name: ' Near  the station ',
  });
  expect(named).toMatchObject({ alert: { isNamed: true, name: 'Near the station' } });
});
