import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { storeLead } from './testing/stored-leads.ts';

let payload: Payload;
let ada = 0;
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  ada = Number((await payload.find({ collection: 'users', limit: 1 })).docs[0]?.id);
});

const asAda = () => ({ id: ada, name: 'Ada', role: 'admin', collection: 'users' }) as never;
const change = (id: number, data: Record<string, unknown>) =>
  payload.update({ collection: 'leads', id, data, depth: 0, overrideAccess: false, user: asAda() });
const entries = (lead: { log?: unknown }) => (lead.log ?? []) as { by: string; what: string; at: string }[];

describe('what staff do to a lead', () => {
  it('is written down, without what the notes say', async () => {
    const id = await storeLead(payload);
    await change(id, { state: 'working', assignee: ada });
    const lead = await change(id, { notes: 'Called Zoë back.' });
    expect(lead).toMatchObject({ state: 'working', assignee: ada });
    expect(entries(lead).map(({ by, what }) => `${by}: ${what}`)).toEqual([
      'Ada: State: In progress.',
      'Ada: Given to somebody to work on.',
      'Ada: Notes changed.',
    ]);
    expect(JSON.stringify(lead.log)).not.toContain('Called');
  });

  it('is not written down when nothing changes', async () => {
    const id = await storeLead(payload);
    expect(entries(await change(id, { state: 'new', notes: null }))).toEqual([]);
  });

  it('cannot be rewritten', async () => {
    const id = await storeLead(payload);
    await change(id, { state: 'done' });
    const lead = await change(id, { log: [{ at: '', by: 'Bob', what: 'Nothing.' }] });
    expect(entries(lead).map(({ by }) => by)).toEqual(['Ada']);
  });
});

it('a view of the list can be saved by staff, and is its maker’s alone', async () => {
  const data = {
    title: 'New ones',
    relatedCollection: 'leads',
    where: { state: { equals: 'new' } },
    access: {
      read: { constraint: 'onlyMe', users: [ada] },
      update: { constraint: 'onlyMe', users: [ada] },
      delete: { constraint: 'onlyMe', users: [ada] },
    },
  } as never;
  await payload.create({ collection: 'payload-query-presets', data, overrideAccess: false, user: asAda() });
  const seenBy = async (user: unknown) =>
    (
      await payload.find({
        collection: 'payload-query-presets',
        overrideAccess: false,
        user: user as never,
      })
    ).totalDocs;
  expect(await seenBy(asAda())).toBe(1);
  expect(await seenBy({ id: ada + 1, role: 'editor', collection: 'users' })).toBe(0);
});

it.each([
  ['an editor sees all staff, to hand leads out', 'editor', true],
  ['an agent sees nobody else', 'agent', false],
])('%s', async (_, role, seesAda) => {
  const user = { id: ada + 1, role, collection: 'users' } as never;
  const { docs } = await payload.find({ collection: 'users', overrideAccess: false, user });
  expect(docs.some(({ id }) => id === ada)).toBe(seesAda);
});
