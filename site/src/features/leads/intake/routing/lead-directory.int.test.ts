import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LeadHandling, Webhook } from '#site/payload-types.ts';
import { query } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import { settingsName } from '../../forms/settings/form-settings.ts';
import type { LeadDirectory, LeadListing, LeadMatter } from '../../types/lead-types.ts';
import { createLeadDirectory } from './lead-directory.ts';

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
  hasBrochure: false,
  ...changes,
});
/** A lead about this and nothing else. */
const route = (matter: Partial<LeadMatter>) =>
  directory.route({ form: 'property-enquiry', suburb: '', postcode: '', ...matter });
const agentOf = async (id: number) => (await directory.agent(id)) ?? expect.fail('the agent is missing');

describe('a lead goes', () => {
  it('to the listing’s first agent, with copies to the others', async () => {
    const lead = await route({
      listing: listing({ agentIds: [agents.lee, agents.mia], officeId: office }),
    });
    expect(lead).toEqual({
      owner: 'lee@agency.test',
      copies: ['mia@agency.test'],
      hidden: [],
      autoresponse: true,
      webhooks: [],
      agentId: agents.lee,
      otherAgentIds: [agents.mia],
      officeId: office,
    });
  });

  it('to the agent it was written to, whichever agent has the listing', async () => {
    const agent = await agentOf(agents.mia);
    expect(await route({ agent, listing: listing({ agentIds: [agents.lee] }) })).toMatchObject({
      owner: 'mia@agency.test',
      copies: [],
      agentId: agents.mia,
    });
  });

  it('past agents without an address or a profile', async () => {
    const agentIds = [agents.gone, agents.mute, agents.lee];
    expect(await route({ listing: listing({ agentIds }) })).toMatchObject({
      owner: 'lee@agency.test',
      copies: [],
    });
  });

  it('to the office when no agent can be written to', async () => {
    const agent = await agentOf(agents.mute);
    expect(await route({ agent })).toMatchObject({
      owner: 'newtown@agency.test',
      agentId: agents.mute,
      officeId: office,
    });
    expect(await route({ listing: listing({ officeId: office }) })).toMatchObject({
      owner: 'newtown@agency.test',
      agentId: null,
    });
  });

  it('to an admin, and to the address of the settings once there is one', async () => {
    expect(await route({})).toMatchObject({ owner: 'admin@example.com' });
    await payload.updateGlobal({
      slug: 'settings',
      data: { agencyName: 'Harbour Homes', email: 'hello@agency.test', phone: '02 5550 1111' },
    });
    expect(await route({})).toMatchObject({ owner: 'hello@agency.test' });
  });
});

describe('what staff set in Lead handling', () => {
  const handling = (data: Partial<LeadHandling>) => payload.updateGlobal({ slug: 'lead-handling', data });
  afterEach(async () => {
    await handling({ places: [], copies: [] });
  });

  it('sends a lead to the office of its suburb or postcode', async () => {
    await handling({
      places: [
        { place: '2042', office },
        { place: 'St Peters', office },
      ],
    });
    const found = { owner: 'newtown@agency.test', officeId: office };
    expect(await route({ postcode: '2042' })).toMatchObject(found);
    expect(await route({ suburb: 'st. peters' })).toMatchObject(found);
    expect(await route({ suburb: 'Glebe', postcode: '2037' })).toMatchObject({ officeId: null });
  });

  it('copies a lead to the addresses of its form', async () => {
    await handling({
      copies: [
        { email: 'boss@agency.test', how: 'cc' },
        { email: 'rentals@agency.test', how: 'cc', forms: ['maintenance-request'] },
        { email: 'audit@agency.test', how: 'bcc' },
      ],
    });
    expect(await route({})).toMatchObject({ copies: ['boss@agency.test'], hidden: ['audit@agency.test'] });
    expect((await route({ form: 'maintenance-request' })).copies).toEqual([
      'boss@agency.test',
      'rentals@agency.test',
    ]);
  });

  it('takes only forms that there are', async () => {
    const copies = (forms: string[]) => [{ email: 'boss@agency.test', how: 'bcc' as const, forms }];
    await expect(handling({ copies: copies(['sales-appraisal', 'no-such-form']) })).rejects.toMatchObject({
      data: { errors: [{ message: 'Unknown form “no-such-form”. Remove it.' }] },
    });
    const chosen = ['sales-appraisal', 'newsletter-footer'];
    await handling({ copies: copies(chosen) });
    const { copies: stored } = await payload.findGlobal({ slug: 'lead-handling', depth: 0 });
    expect(stored?.[0]?.forms).toEqual(chosen);
  });

  it('confirms to the visitor unless the form’s settings say otherwise', async () => {
    const set = (autoresponse: boolean) =>
      payload.updateGlobal({ slug: 'lead-form-settings', data: { contactAgency: { autoresponse } } });
    expect((await route({ form: 'contact-agency' })).autoresponse).toBe(true);
    await set(false);
    expect((await route({ form: 'contact-agency' })).autoresponse).toBe(false);
    expect((await route({ form: 'contact-agent' })).autoresponse).toBe(true);
    await set(true);
  });

  it('copies what tenants and landlords send to the office’s property managers with a profile', async () => {
    const manager = (data: { email: string; office?: number; _status: 'draft' | 'published' }) =>
      payload.create({ collection: 'agents', data: { name: data.email, propertyManager: true, ...data } });
    const made = await Promise.all([
      manager({ email: 'pat@agency.test', office, _status: 'published' }),
      manager({ email: 'elsewhere@agency.test', _status: 'published' }),
      manager({ email: 'left@agency.test', office, _status: 'draft' }),
    ]);
    const lead = await route({ form: 'maintenance-request', officeId: office });
    expect(lead).toMatchObject({ owner: 'newtown@agency.test', copies: ['pat@agency.test'] });
    expect((await route({ officeId: office })).copies).toEqual([]);
    for (const { id } of made) await payload.delete({ collection: 'agents', id });
  });

  it('sends a form with recipients of its own to them', async () => {
    const set = (recipients: string[]) =>
      payload.updateGlobal({
        slug: 'lead-form-settings',
        data: { [settingsName('newsletter-footer')]: { recipients } },
      });
    await set(['news@agency.test', 'web@agency.test']);
    expect(await route({ form: 'newsletter-footer', officeId: office })).toMatchObject({
      owner: 'news@agency.test',
      copies: ['web@agency.test'],
      officeId: office,
    });
    await set([]);
  });

  it('tells the webhooks that are switched on', async () => {
    const webhook = (data: Pick<Webhook, 'name'> & Partial<Webhook>) =>
      payload.create({
        collection: 'webhooks',
        data: { url: 'https://crm.example/', secret: 's'.repeat(32), ...data },
      });
    const made = await Promise.all([
      webhook({ name: 'All' }),
      webhook({ name: 'Off', enabled: false }),
      webhook({ name: 'News', forms: ['newsletter-footer'] }),
    ]);
    expect((await route({})).webhooks).toEqual(['All']);
    expect((await route({ form: 'newsletter-footer' })).webhooks?.toSorted()).toEqual(['All', 'News']);
    for (const { id } of made) await payload.delete({ collection: 'webhooks', id });
    expect((await route({})).webhooks).toEqual([]);
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

  it.each([
    ['withdrawn', 'published', true],
    ['withdrawn', 'draft', false],
    ['current', 'published', false],
  ] as const)('that is %s and %s is %s to have left the website', async (status, _status, isGone) => {
    const { id } = await payload.create({
      collection: 'listings',
      data: {
        ...{ method: 'buy', category: 'residential', status, _status, office },
        agents: [agents.lee, agents.mia],
        ...{ streetNumber: '5', street: 'Gone Street', suburb: 'Newtown', state: 'NSW', postcode: '2042' },
      },
      draft: _status === 'draft',
    } as never);
    const left = {
      id,
      agentIds: [agents.lee, agents.mia],
      officeId: office,
    };
    expect(await directory.goneListing?.(Number(id))).toEqual(isGone ? left : undefined);
  });

  it('elsewhere than on Sydney’s clock offers its inspections with the name of their clock', async () => {
    const inspections = [{ startsAt: '2026-11-28T02:00:00.000Z', endsAt: '2026-11-28T02:30:00.000Z' }];
    const card = JSON.stringify({ inspections, timeZone: 'Australia/Perth' });
    await query(
      payload,
      sql`insert into public_listings (listing, channel, category, state, price_up, price_down, beds, baths, cars,
          land, sorted_at, card, page)
        values (44, 'buy', 'residential', 'WA', 1, 1, 3, 0, 1, 512, 1, ${card}, '{}')`,
    );
    expect(await directory.inspections({ listing: 44, now: Date.parse('2026-11-21T00:00:00Z') })).toEqual([
      { value: '2026-11-28T02:00:00.000Z', label: 'Saturday 28 November, 10:00 – 10:30 am AWST' },
    ]);
  });
});
