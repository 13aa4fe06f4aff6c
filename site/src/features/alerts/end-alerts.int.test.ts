// One boot of Payload: about six seconds.
import type { Endpoint, Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { answerOf, staffRequest } from '#site/features/leads/testing/stored-leads.ts';
import { testPayload } from '#site/testing/payload.ts';
import { endAlertsEndpoints } from './end-alerts-endpoints.ts';
import { testAlerts } from './testing/alerts.ts';

let payload: Payload;
let test: Awaited<ReturnType<typeof testAlerts>>;
beforeAll(async () => {
  payload = (await testPayload()).payload;
});
beforeEach(async () => {
  test = await testAlerts(payload);
});

const post = (
  path: '/:id/end' | '/end-all',
  { id, body, ...asked }: { id?: number } & Partial<Parameters<typeof staffRequest>[0]>,
) => {
  const endpoint = endAlertsEndpoints.find((one) => one.path === path) as Endpoint;
  const req = staffRequest({ payload, person: { role: 'editor' }, body, ...asked });
  return answerOf(() =>
    endpoint.handler(Object.assign(req as object, { routeParams: { id: String(id) } }) as never),
  );
};
const stateOf = async (id: number) => (await test.service.alert(id))?.state;

it('ends one alert for a visitor who asks by telephone, with the emails that wait', async () => {
  const [one, other] = [await test.newAlert(), await test.newAlert()];
  await test.show();
  expect((await post('/:id/end', { id: one.id })).status).toBe(200);
  expect((await post('/:id/end', { id: one.id })).status).toBe(409);
  await test.later();
  expect(await stateOf(one.id)).toBe('ended');
  expect(await stateOf(other.id)).toBe('active');
  expect(test.mail.sent).toHaveLength(1);
});

it('ends all alerts of one subscriber, and nobody else’s', async () => {
  const subscriber = await test.newSubscriber();
  const own = [
    await test.newAlert({ subscriber, criteria: { beds: 3 } }),
    await test.newAlert({ subscriber }),
  ];
  const other = await test.newAlert();
  const { status, text } = await post('/end-all', { body: { subscriber } });
  expect([status, JSON.parse(text)]).toEqual([200, { ended: 2 }]);
  for (const { id } of own) expect(await stateOf(id)).toBe('ended');
  expect(await stateOf(other.id)).toBe('active');
});

it('is in the audit log, without a name or a value', async () => {
  const before = new Set(
    (await payload.find({ collection: 'audit-log', limit: 0 })).docs.map(({ id }) => id),
  );
  const { id, subscriber } = await test.newAlert();
  await test.newAlert({ subscriber, criteria: { beds: 3 } });
  await post('/:id/end', { id });
  await post('/end-all', { body: { subscriber } });
  const { docs } = await payload.find({ collection: 'audit-log', limit: 0, sort: 'id' });
  const entries = docs.filter((entry) => !before.has(entry.id));
  expect(entries).toMatchObject([
    { place: 'Alerts', record: String(id), title: '', changes: [{ field: 'ended', label: 'Ended' }] },
    { place: 'Subscribers', record: String(subscriber), title: '', changes: [{ label: 'Alerts ended' }] },
  ]);
});

it('is refused to those who may not, from other websites, and for what does not exist', async () => {
  const { id, subscriber } = await test.newAlert();
  const asked: [Partial<Parameters<typeof post>[1]>, number][] = [
    [{ person: undefined }, 401],
    [{ person: { role: 'agent' } }, 403],
    [{ headers: { origin: 'https://evil.example' } }, 403],
  ];
  for (const [how, status] of asked) {
    expect((await post('/:id/end', { id, ...how })).status).toBe(status);
    expect((await post('/end-all', { body: { subscriber }, ...how })).status).toBe(status);
  }
  expect((await post('/:id/end', { id: 999_999 })).status).toBe(404);
  expect((await post('/end-all', { body: { subscriber: 'all' } })).status).toBe(404);
  expect(await stateOf(id)).toBe('active');
});
