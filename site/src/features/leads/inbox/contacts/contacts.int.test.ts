// One boot of Payload: about six seconds.
import { sql } from 'drizzle-orm';
import type { Endpoint, Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { createLeadStore } from '../../intake/lead-store.ts';
import { leadToStore } from '../../testing/lead-to-store.ts';
import { answerOf, staffRequest } from '../../testing/stored-leads.ts';
import type { NewLead } from '../../types/lead-types.ts';
import { reachOfContact } from '../retention/person-contact.ts';
import { contactEndpoints } from './contact-endpoints.ts';
import type { ContactList, ContactPage } from './contact-types.ts';

let payload: Payload;
let mia = 0;
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  mia = Number(
    (await payload.create({ collection: 'agents', data: { name: 'Mia Agent', _status: 'published' } })).id,
  );
});
beforeEach(() => emptyTables(payload, 'deliveries', 'leads', 'contact_addresses', 'contacts'));

type Sent = { name?: string; email?: string; phone?: string; state?: NewLead['state']; agentId?: number };
let count = 0;

/** Stores leads that come at the same time, as the intake does. Returns their ids. */
async function sendTogether(all: Sent[]): Promise<number[]> {
  count += 1;
  const now = new Date(Date.parse('2026-11-01T00:00:00Z') + count * 60_000);
  const store = createLeadStore({ payload, dataDir: env().dataDir, now: () => now });
  const leads = all.map((facts) => leadToStore({ email: '', phone: '', ...facts }));
  return (await Promise.all(leads.map((lead) => store.save({ lead })))).map(({ id }) => id);
}

const send = async (facts: Sent): Promise<number> => Number((await sendTogether([facts]))[0]);

type Person = { role: 'admin' | 'editor' | 'agent'; agent?: number };
const ask = async <Answer>(
  path: string,
  {
    id = 0,
    body,
    query: given,
    person = { role: 'admin' },
  }: { id?: number; body?: unknown; query?: Record<string, unknown>; person?: Person } = {},
) => {
  const endpoint = contactEndpoints(async ({ emails }) =>
    emails.length > 0 ? [{ title: 'Newsletter', lines: [...emails] }] : [],
  ).find((one) => one.path === path) as Endpoint;
  const { status, text } = await answerOf(() => {
    const req = staffRequest({ payload, person, body, query: given });
    return endpoint.handler(Object.assign(req as object, { routeParams: { id: String(id) } }) as never);
  });
  return { status, data: (text ? JSON.parse(text) : undefined) as Answer };
};
const list = async (search = '', person?: Person) =>
  (await ask<ContactList>('/list', { query: { search }, person })).data.rows;
const contactOf = async (lead: number) =>
  Number((await query(payload, sql`select contact_id from leads where id = ${lead}`))[0]?.contact_id);

describe('contacts', () => {
  it('are the leads of one email address or one mobile number', async () => {
    await send({ name: 'Zoë Byron', email: 'zoe@example.com', phone: '0412 345 678' });
    await send({ name: 'Z. Byron', email: 'zoe@example.com' });
    await send({ name: 'Zoë B', email: 'zoe@work.example', phone: '+61 412 345 678' });
    await send({ name: 'Someone else', email: 'lee@example.com', phone: '02 9555 0101' });
    await send({ name: 'No spam', email: 'spam@example.com', state: 'spam' });
    expect(await list()).toMatchObject([
      { name: 'Someone else', addresses: ['lee@example.com'], leads: 1 },
      {
        name: 'Zoë B',
        addresses: ['zoe@example.com', 'zoe@work.example', '0412345678'],
        leads: 3,
        waiting: 3,
      },
    ]);
  });

  it('are one for a person whose leads come at the same time', async () => {
    const phone = '0412 345 678';
    const ids = await sendTogether([
      { name: 'Zoë', email: 'zoe@example.com', phone },
      { name: 'Lee', email: 'lee@example.com' },
      { name: 'Zoë B', email: 'zoe@work.example', phone },
      { name: '', email: 'zoe@work.example' },
    ]);
    const [one, lee, ...others] = await Promise.all(ids.map(contactOf));
    expect(others).toEqual([one, one]);
    expect(lee).not.toBe(one);
    expect(await list('zoe')).toMatchObject([
      { name: 'Zoë B', leads: 3, addresses: ['zoe@example.com', 'zoe@work.example', '0412345678'] },
    ]);
  });

  it('are one where two servers store leads of a person at the same time', async () => {
    const facts = { name: 'Zoë', email: 'zoe@example.com', phone: '0412 345 678' };
    const ids = (await Promise.all([sendTogether([facts]), sendTogether([facts])])).flat();
    const [one, two] = await Promise.all(ids.map(contactOf));
    expect(one).toBeGreaterThan(0);
    expect(two).toBe(one);
    const [stored] = await query(payload, sql`select count(*) as count from contacts`);
    expect(Number(stored?.count)).toBe(1);
  });

  it('are found by name, email and mobile, however it is typed', async () => {
    await send({ name: 'Zoë Byron', email: 'zoe@example.com', phone: '0412 345 678' });
    await send({ name: 'Lee', email: 'lee@example.com' });
    for (const search of ['byron', 'zoe@', '+61 412 345 678', '345 678'])
      expect(await list(search), search).toMatchObject([{ name: 'Zoë Byron' }]);
    expect(await list('50 %')).toEqual([]);
  });

  it('show each member of staff the leads that are theirs', async () => {
    await send({ name: 'Zoë', email: 'zoe@example.com', agentId: mia });
    const other = await send({ name: 'Zoë', email: 'zoe@example.com' });
    const hidden = await send({ name: 'Lee', email: 'lee@example.com' });
    const person = { role: 'agent', agent: mia } as const;
    expect(await list('', person)).toMatchObject([{ name: 'Zoë', leads: 1 }]);
    const id = await contactOf(other);
    const page = (await ask<ContactPage>('/:id/page', { id, person })).data;
    expect(page).toMatchObject({ mayMerge: false, mayErase: false, facts: [] });
    expect(page.leads).toHaveLength(1);
    expect((await ask('/:id/page', { id: await contactOf(hidden), person })).status).toBe(404);
    expect((await ask('/:id/split', { id, body: { leads: [other] }, person })).status).toBe(403);
  });

  it('merge, and later leads of either address follow', async () => {
    const one = await send({ name: 'Zoë', email: 'zoe@example.com' });
    const two = await send({ name: 'Zoë', email: 'zoe@work.example' });
    const id = await contactOf(one);
    const page = (await ask<ContactPage>('/:id/page', { id })).data;
    expect(page.alike).toMatchObject([{ addresses: ['zoe@work.example'] }]);
    expect((await ask('/:id/merge', { id, body: { from: id } })).status).toBe(400);
    expect((await ask('/:id/merge', { id, body: { from: page.alike[0]?.id } })).status).toBe(200);
    const three = await send({ name: 'Zoë', email: 'zoe@work.example' });
    expect(await contactOf(two)).toBe(id);
    expect(await contactOf(three)).toBe(id);
    // By both addresses at once.
    const both = await sendTogether([
      { name: 'Zoë', email: 'zoe@example.com' },
      { name: 'Zoë', email: 'zoe@work.example' },
    ]);
    expect(await Promise.all(both.map(contactOf))).toEqual([id, id]);
    expect(await list()).toMatchObject([
      { id, leads: 5, addresses: ['zoe@example.com', 'zoe@work.example'] },
    ]);
    // The lead's history says so.
    const lead = await payload.findByID({ collection: 'leads', id: two, depth: 0 });
    expect(lead.log).toMatchObject([{ by: 'Ada', what: 'Moved to another contact.' }]);
  });

  it('split: the leads and what only they name become another contact', async () => {
    const one = await send({ name: 'Zoë', email: 'zoe@example.com', phone: '0412 345 678' });
    const two = await send({ name: 'Max', email: 'max@example.com', phone: '0412 345 678' });
    const id = await contactOf(one);
    expect(await contactOf(two)).toBe(id);
    expect((await ask('/:id/split', { id, body: { leads: [one, two] } })).status).toBe(400);
    expect((await ask('/:id/split', { id, body: { leads: [99_999] } })).status).toBe(400);
    const made = (await ask<{ id: number }>('/:id/split', { id, body: { leads: [two] } })).data.id;
    expect(await contactOf(await send({ name: 'Max', email: 'max@example.com' }))).toBe(made);
    expect(await contactOf(await send({ name: 'Zoë', phone: '0412 345 678' }))).toBe(id);
    expect(await list()).toMatchObject([
      { name: 'Zoë', addresses: ['zoe@example.com', '0412345678'] },
      { name: 'Max', addresses: ['max@example.com'] },
    ]);
  });

  it('end with their last lead, and forget what only a deleted lead named', async () => {
    const one = await send({ name: 'Zoë', email: 'zoe@example.com', phone: '0412 345 678' });
    const two = await send({ name: 'Max', email: 'max@example.com', phone: '0412 345 678' });
    await payload.delete({ collection: 'leads', id: two });
    expect(await list()).toMatchObject([{ name: 'Zoë', addresses: ['zoe@example.com', '0412345678'] }]);
    await payload.delete({ collection: 'leads', id: one });
    expect(await list()).toEqual([]);
    const [left] = await query(payload, sql`select count(*) as count from contact_addresses`);
    expect(Number(left?.count)).toBe(0);
  });

  it('get what staff found to be no spam', async () => {
    const id = await send({ name: 'Lee', email: 'lee@example.com', state: 'spam' });
    await payload.update({ collection: 'leads', id, data: { state: 'new' } });
    expect(await list()).toMatchObject([{ name: 'Lee', leads: 1 }]);
  });

  it('are reached by all their addresses when a person asks for their data', async () => {
    await send({ name: 'Zoë', email: 'zoe@example.com', phone: '0412 345 678' });
    const bare = await send({ name: 'Zoë', phone: '0412 345 678' });
    const reach = await reachOfContact({ payload, id: await contactOf(bare) });
    expect(reach).toEqual({ emails: ['zoe@example.com'], leads: [bare] });
  });

  it('that were split off reach their own leads, not those of the contact that has the address', async () => {
    const one = await send({ name: 'Zoë', email: 'zoe@example.com' });
    const two = await send({ name: 'Her son', email: 'zoe@example.com' });
    const id = await contactOf(one);
    const made = (await ask<{ id: number }>('/:id/split', { id, body: { leads: [two] } })).data.id;
    expect(await reachOfContact({ payload, id: made })).toEqual({ emails: [], leads: [two] });
    expect((await reachOfContact({ payload, id })).emails).toEqual(['zoe@example.com']);
  });
});
