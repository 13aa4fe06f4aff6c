// Scheduling as staff do it, and what Payload's jobs make of it. One boot of Payload.
import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { designRules } from '#site/builder/design-rules.ts';
import { onPurge } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import { publishScheduled } from '../scheduled-publishing.ts';
import type { PlannedChange } from './planned-change.ts';
import { planChange } from './planned-changes.ts';
import { scheduleEndpoints } from './schedule-endpoints.ts';
import { listingSchedule } from './scheduled-listings.ts';

let payload: Payload;
const staff = { editor: 0, agent: 0 };
beforeAll(async () => {
  ({ payload } = await testPayload());
  for (const role of ['editor', 'agent'] as const)
    staff[role] = (
      await payload.create({
        collection: 'users',
        data: { name: role, role, email: `${role}@example.com`, password: 'correct horse battery' },
      })
    ).id;
});

let page: { id: number; path: string };
let count = 0;
beforeEach(async () => {
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });
  count += 1;
  page = await payload.create({
    collection: 'pages',
    data: { title: 'Campaign', path: `/campaign-${count}`, _status: 'draft' },
  });
});

const endpoints = scheduleEndpoints({ collection: 'pages', sampleText: designRules.sampleText });
type Answer = { code: number; message?: string; planned?: PlannedChange[]; zone?: string };

async function send({
  from = endpoints,
  method,
  role = 'editor',
  id = page.id,
  job,
  body = {},
}: {
  from?: typeof endpoints;
  method: 'get' | 'post' | 'delete';
  role?: 'editor' | 'agent' | '';
  id?: number;
  job?: string;
  body?: object;
}): Promise<Answer> {
  const request = {
    user: role ? { id: staff[role], collection: 'users', role } : null,
    payload,
    routeParams: { id: String(id), job },
    headers: new Headers(),
    body: new Response(JSON.stringify(body)).body,
  } as unknown as PayloadRequest;
  const response = (await from.find((each) => each.method === method)?.handler(request)) as Response;
  return { code: response.status, ...((await response.json()) as object) };
}

const year = new Date().getFullYear() + 1;
const plan = (more: object = {}) => ({
  change: 'publish',
  local: `${year}-12-01T09:00`,
  zone: 'Australia/Perth',
  ...more,
});

describe('scheduling', () => {
  it('takes the time in the chosen time zone, lists it with its author, and cancels it', async () => {
    const { planned } = await send({ method: 'post', body: plan() });
    expect(planned).toMatchObject([
      {
        change: 'publish',
        at: Date.UTC(year, 11, 1, 1),
        zone: 'Australia/Perth',
        by: 'editor',
        failed: false,
      },
    ]);
    expect((await send({ method: 'get' })).planned).toEqual(planned);
    expect(await send({ method: 'delete', job: planned?.[0]?.id })).toMatchObject({ code: 200, planned: [] });
    expect(await send({ method: 'delete', job: planned?.[0]?.id })).toMatchObject({ code: 404 });
  });
  it('offers the time zone of the first office', async () => {
    expect((await send({ method: 'get' })).zone).toBe('Australia/Sydney');
    await payload.create({
      collection: 'offices',
      data: { name: 'Fremantle', state: 'WA', _status: 'published' },
    });
    expect((await send({ method: 'get' })).zone).toBe('Australia/Perth');
  });
  it('refuses the past, the far future, the same time twice and what it does not know', async () => {
    const refused = async (more: object) => (await send({ method: 'post', body: plan(more) })).code;
    expect(await refused({ local: '2020-01-01T09:00' })).toBe(422);
    expect(await refused({ local: `${year + 5}-01-01T09:00` })).toBe(422);
    for (const local of ['tomorrow', '-271821-04-20T00:00', '9'.repeat(900)])
      expect(await refused({ local })).toBe(422);
    expect(await refused({ zone: 'Europe/Vienna' })).toBe(400);
    expect(await refused({ change: 'delete' })).toBe(400);
    expect(await refused({})).toBe(200);
    expect(await refused({ change: 'unpublish' })).toBe(409);
  });
  it('is for those who may change pages, and reaches changes of this record alone', async () => {
    expect(await send({ method: 'post', role: 'agent', body: plan() })).toMatchObject({ code: 403 });
    expect(await send({ method: 'get', role: '' })).toMatchObject({ code: 401 });
    const { planned } = await send({ method: 'post', body: plan() });
    const other = await payload.create({ collection: 'pages', data: { title: 'B', path: `/b-${count}` } });
    expect(await send({ method: 'delete', id: other.id, job: planned?.[0]?.id })).toMatchObject({
      code: 404,
    });
    expect((await send({ method: 'get', id: other.id })).planned).toEqual([]);
  });
  it('asks about sample text when it is scheduled, since nobody can be asked later', async () => {
    const from = scheduleEndpoints({
      collection: 'pages',
      sampleText: () => [{ id: 'q', block: 'Quote', text: 'Paste here what a seller wrote to you' }],
    });
    const code = async (more: object) => (await send({ from, method: 'post', body: plan(more) })).code;
    expect(await code({})).toBe(422);
    expect(await code({ change: 'unpublish' })).toBe(200);
    expect(await code({ keepSampleText: true, local: `${year}-12-02T09:00` })).toBe(200);
  });
});

describe('when the time has come', () => {
  const due = (user: number) =>
    planChange({
      payload,
      collection: 'pages',
      id: page.id,
      user,
      change: 'publish',
      at: Date.now() - 60_000,
      zone: 'Australia/Sydney',
      now: Date.now() - 120_000,
    });
  const status = async () => (await payload.findByID({ collection: 'pages', id: page.id }))._status;
  it('publishes in the name of who scheduled it, and forgets the cached page', async () => {
    await due(staff.editor);
    const purged = vi.fn();
    const stop = onPurge(purged);
    await publishScheduled(payload);
    stop();
    expect(await status()).toBe('published');
    expect(purged).toHaveBeenCalledWith(expect.arrayContaining([`page:${page.path}`]), 'here');
    expect((await send({ method: 'get' })).planned).toEqual([]);
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
      sort: '-updatedAt',
      depth: 0,
      limit: 1,
    });
    expect(docs[0]?.version.editedBy).toBe(staff.editor);
  });
  it('does nothing for somebody who may not publish, and says so in the list', async () => {
    await due(staff.agent);
    await publishScheduled(payload);
    expect(await status()).toBe('draft');
    const { planned } = await send({ method: 'get' });
    expect(planned).toMatchObject([{ failed: true, by: 'agent' }]);
    expect(await send({ method: 'delete', job: planned?.[0]?.id })).toMatchObject({ planned: [] });
  });
});

describe('a listing', () => {
  const listing = async (more: object = {}) =>
    Number(
      (
        await payload.create({
          collection: 'listings',
          data: {
            method: 'buy',
            category: 'residential',
            status: 'current',
            publishIncomplete: true,
            streetNumber: '1',
            street: 'High Street',
            suburb: 'Fremantle',
            state: 'WA',
            postcode: '6160',
            price: 700_000,
            office,
            _status: 'draft',
            ...more,
          } as never,
          draft: true,
        })
      ).id,
    );
  let office = 0;
  beforeAll(async () => {
    office = (await payload.create({ collection: 'offices', data: { name: 'Port' }, draft: true })).id;
  });
  const ask = (id: number, more: Partial<Parameters<typeof send>[0]> = {}) =>
    send({ from: listingSchedule, method: 'post', id, body: plan(), ...more });

  it('is scheduled in the time zone of the property, and published when the time has come', async () => {
    const id = await listing();
    expect(await ask(id, { method: 'get' })).toMatchObject({ zone: 'Australia/Perth', planned: [] });
    expect((await ask(id)).planned).toMatchObject([{ change: 'publish', by: 'editor' }]);
    await planChange({
      payload,
      collection: 'listings',
      id,
      user: staff.editor,
      change: 'publish',
      at: Date.now() - 60_000,
      zone: 'Australia/Perth',
      now: Date.now() - 120_000,
    });
    await publishScheduled(payload);
    expect(await payload.findByID({ collection: 'listings', id, depth: 0 })).toMatchObject({
      _status: 'published',
      savedBy: 'editor',
    });
  });

  it('with gaps is not scheduled, and agents schedule their own alone', async () => {
    const id = await listing({ price: null });
    expect(await ask(id)).toMatchObject({ code: 422, message: expect.stringContaining('sale price') });
    expect(await ask(await listing(), { role: 'agent' })).toMatchObject({ code: 403 });
    expect(await ask(await listing(), { role: '' })).toMatchObject({ code: 401 });
  });

  it('that is deleted takes its schedule along', async () => {
    const id = await listing();
    await ask(id);
    await payload.delete({ collection: 'listings', id });
    const { totalDocs } = await payload.count({ collection: 'payload-jobs' });
    expect(totalDocs).toBe(0);
  });
});
