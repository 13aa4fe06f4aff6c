import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import type { LeadDirectory, LeadListing } from './features/leads/lead-types.ts';
import { createLeadDirectory } from './lead-wiring.ts';

let payload: Payload;
let directory: LeadDirectory;
const agents: Record<'mia' | 'lee' | 'mute' | 'gone', number> = { mia: 0, lee: 0, mute: 0, gone: 0 };
let office = 0;

beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  directory = createLeadDirectory(payload);
  const published = { _status: 'published' } as const;
  office = Number(
    (
      await payload.create({
        collection: 'offices',
        data: { name: 'Newtown', email: 'newtown@agency.test', phone: '02 5550 0000', ...published },
      })
    ).id,
  );
  const agent = async (name: string, data: { email?: string; _status?: 'draft' | 'published' }) =>
    Number(
      (await payload.create({ collection: 'agents', data: { name, office, ...published, ...data } })).id,
    );
  agents.mia = await agent('Mia', { email: 'mia@agency.test' });
  agents.lee = await agent('Lee', { email: 'lee@agency.test' });
  agents.mute = await agent('Mute', {});
  agents.gone = await agent('Gone', { email: 'gone@agency.test', _status: 'draft' });
});

const listing = (changes: Partial<LeadListing>): LeadListing => ({
  id: 1,
  path: '/x',
  title: 'x',
  priceText: '',
  facts: '',
  image: null,
  timeZone: 'Australia/Sydney',
  agentIds: [],
  officeId: null,
  ...changes,
});
const agentOf = async (id: number) => (await directory.agent(id)) ?? expect.fail('the agent is missing');

describe('a lead goes', () => {
  it('to the listing’s first agent, with copies to the others', async () => {
    const route = await directory.route({
      listing: listing({ agentIds: [agents.lee, agents.mia], officeId: office }),
    });
    expect(route).toEqual({
      owner: 'lee@agency.test',
      copies: ['mia@agency.test'],
      agentId: agents.lee,
      officeId: office,
    });
  });

  it('to the agent it was written to, whoever has the listing', async () => {
    const agent = await agentOf(agents.mia);
    expect(await directory.route({ agent, listing: listing({ agentIds: [agents.lee] }) })).toMatchObject({
      owner: 'mia@agency.test',
      copies: [],
      agentId: agents.mia,
    });
  });

  it('past agents without an address or a profile', async () => {
    const agentIds = [agents.gone, agents.mute, agents.lee];
    expect(await directory.route({ listing: listing({ agentIds }) })).toMatchObject({
      owner: 'lee@agency.test',
      copies: [],
    });
  });

  it('to the office when no agent can be written to', async () => {
    const agent = await agentOf(agents.mute);
    expect(await directory.route({ agent })).toMatchObject({
      owner: 'newtown@agency.test',
      agentId: agents.mute,
      officeId: office,
    });
    expect(await directory.route({ listing: listing({ officeId: office }) })).toMatchObject({
      owner: 'newtown@agency.test',
      agentId: null,
    });
  });

  it('to an admin, and to the address of the settings once there is one', async () => {
    expect(await directory.route({})).toMatchObject({ owner: 'admin@example.com' });
    await payload.updateGlobal({
      slug: 'settings',
      data: { agencyName: 'Harbour Homes', email: 'hello@agency.test', phone: '02 5550 1111' },
    });
    expect(await directory.route({})).toMatchObject({ owner: 'hello@agency.test' });
  });
});

describe('whom a visitor can turn to', () => {
  it('is the agent, else the office, else the agency', async () => {
    const contact = (agentId: number | null, officeId: number | null) =>
      directory.contact({ agentId, officeId });
    expect(await contact(agents.mia, office)).toMatchObject({ name: 'Mia', email: 'mia@agency.test' });
    expect(await contact(agents.gone, office)).toMatchObject({ name: 'Newtown', phone: '02 5550 0000' });
    expect(await contact(null, null)).toMatchObject({ name: 'Harbour Homes', email: 'hello@agency.test' });
  });
});

describe('a listing', () => {
  it('is what the read model shows, and nothing when it shows nothing', async () => {
    const card = {
      id: 42,
      path: '/property/newtown-nsw-2042/address-available-on-request/42',
      priceText: 'Contact agent',
      address: { full: 'Newtown NSW 2042' },
      beds: 3,
      baths: null,
      cars: 1,
      landText: '512 m²',
      images: [{ src: '/media/a.webp', alt: 'Picture 1' }],
      timeZone: 'Australia/Sydney',
    };
    const page = { agentIds: [7], officeId: 3 };
    await query(
      payload,
      sql`insert into public_listings (listing, channel, category, state, price_up, price_down, beds, baths, cars,
          land, sorted_at, card, page)
        values (42, 'buy', 'residential', 'NSW', 1, 1, 3, 0, 1, 512, 1, ${JSON.stringify(card)}, ${JSON.stringify(page)})`,
    );
    expect(await directory.listing(42)).toEqual({
      id: 42,
      path: card.path,
      title: 'Newtown NSW 2042',
      priceText: 'Contact agent',
      facts: '3 bed · 1 car · 512 m²',
      image: { src: '/media/a.webp', alt: 'Picture 1' },
      timeZone: 'Australia/Sydney',
      agentIds: [7],
      officeId: 3,
    });
    expect(await directory.listing(43)).toBeUndefined();
  });
});
