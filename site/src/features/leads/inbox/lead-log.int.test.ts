import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { storeLead } from '../testing/stored-leads.ts';
import { loadInbox } from './list/load-inbox.ts';

let payload: Payload;
let ada = 0;
const user = async (name: string) =>
  Number(
    (
      await payload.create({
        collection: 'users',
        data: {
          name,
          role: 'agent',
          email: `${name.toLowerCase()}@agency.test`,
          password: 'long enough, yes',
        },
      })
    ).id,
  );
const agent = async (name: string, email = '') =>
  Number(
    (
      await payload.create({
        collection: 'agents',
        data: { name, email: email || null, _status: 'published' },
      })
    ).id,
  );
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  ada = Number((await payload.find({ collection: 'users', limit: 1 })).docs[0]?.id);
});

const asAda = () => ({ id: ada, name: 'Ada', role: 'admin', collection: 'users' }) as never;
const change = (id: number, data: Record<string, unknown>) =>
  payload.update({ collection: 'leads', id, data, depth: 0, overrideAccess: false, user: asAda() });
const entries = (lead: { log?: unknown }) => (lead.log ?? []) as { by: string; what: string; at: string }[];

describe('what staff do to a lead', () => {
  it('is written down', async () => {
    const id = await storeLead(payload);
    const lead = await change(id, { state: 'working', assignee: ada });
    expect(lead).toMatchObject({ state: 'working', assignee: ada });
    expect(entries(lead).map(({ by, what }) => `${by}: ${what}`)).toEqual([
      'Ada: State changed from New to In progress.',
      'Ada: Assigned to Admin.',
    ]);
  });

  it('is not written down when nothing changes', async () => {
    const id = await storeLead(payload);
    expect(entries(await change(id, { state: 'new' }))).toEqual([]);
  });

  it('names who was given it by whom, and still does when the account is deleted', async () => {
    const [lee, kim] = [await user('Lee'), await user('Kim')];
    const [mia, max] = [await agent('Mia Agent'), await agent('Max Agent')];
    const id = await storeLead(payload, { agentId: mia });
    await change(id, { assignee: lee });
    await change(id, { assignee: kim, agent: max });
    await payload.delete({ collection: 'users', id: kim });
    const lead = await change(id, { state: 'new' });
    expect(entries(lead).map(({ what }) => what)).toEqual([
      'Assigned to Lee.',
      'Assigned to Kim (was Lee).',
      'Agent set to Max Agent (was Mia Agent).',
    ]);
  });

  it('names the listing that staff set', async () => {
    const listing = async (street: string) =>
      Number(
        (
          await payload.create({
            collection: 'listings',
            data: {
              status: 'current',
              method: 'buy',
              category: 'residential',
              street,
              streetNumber: '9',
              suburb: 'Newtown',
              _status: 'draft',
            } as never,
          })
        ).id,
      );
    const [first, second] = [await listing('King Street'), await listing('Queen Street')];
    const id = await storeLead(payload);
    await change(id, { listing: first });
    await change(id, { listing: second });
    expect(entries(await change(id, { listing: null })).map(({ what }) => what)).toEqual([
      expect.stringMatching(/^Listing set to .*King Street.*\.$/),
      expect.stringMatching(/^Listing set to .*Queen Street.* \(was .*King Street.*\)\.$/),
      expect.stringMatching(/^Listing removed \(was .*Queen Street.*\)\.$/),
    ]);
  });

  it('cannot be rewritten', async () => {
    const id = await storeLead(payload);
    await change(id, { state: 'done' });
    const lead = await change(id, { log: [{ at: '', by: 'Bob', what: 'Nothing.' }] });
    expect(entries(lead).map(({ by }) => by)).toEqual(['Ada']);
  });
});

describe('the person a lead is assigned to', () => {
  const told = async (lead: number) => {
    const { docs } = await payload.find({
      collection: 'deliveries',
      where: { lead: { equals: lead }, kind: { equals: 'assigned' } },
      sort: 'id',
      depth: 0,
    });
    return docs.map(({ to, because, state }) => ({ to, because, state }));
  };

  it('is told by email, as the one who works on it and as its agent', async () => {
    const id = await storeLead(payload);
    await change(id, { assignee: await user('Noa') });
    await change(id, { agent: await agent('Ola Agent', 'ola@agency.test') });
    expect(await told(id)).toEqual([
      { to: 'noa@agency.test', because: 'Ada assigned this lead to you.', state: 'due' },
      { to: 'ola@agency.test', because: 'Ada made you the agent of this lead.', state: 'due' },
    ]);
  });

  it('gets one message, and none for what did not change', async () => {
    const id = await storeLead(payload);
    const both = { assignee: await user('Pia'), agent: await agent('Pia Agent', 'PIA@agency.test') };
    await change(id, both);
    await change(id, { ...both, state: 'working' });
    expect(await told(id)).toMatchObject([{ to: 'pia@agency.test' }]);
  });

  it.each([
    ['reads leads alone', { role: 'viewer' }, 'does not work on leads'],
    ['has nothing to do with leads', { role: 'marketing' }, 'does not work on leads'],
    ['can no longer sign in', { role: 'agent', deactivated: true }, 'can no longer sign in'],
  ] as const)('is nobody who %s', async (_, { role, ...facts }, problem) => {
    const id = await storeLead(payload);
    const { id: idle } = await payload.create({
      collection: 'users',
      data: {
        ...{ name: 'Ira', role, email: `ira.${role}@agency.test`, password: 'long enough, yes' },
        ...facts,
      },
    });
    const refused = await change(id, { assignee: idle }).catch((error: unknown) => error);
    expect(JSON.stringify((refused as { data?: unknown }).data)).toContain(`Ira ${problem}`);
    expect(await told(id)).toEqual([]);
    const offered = await loadInbox({
      payload,
      user: { id: ada },
      scope: 'all',
      view: 'new',
      page: 1,
      now: Date.now(),
    });
    expect(offered.people.map(({ id: person }) => person)).not.toContain(idle);
  });

  it('keeps the lead when the account is deactivated, and colleagues go on with it', async () => {
    const id = await storeLead(payload);
    const kai = await user('Kai');
    await change(id, { assignee: kai });
    await payload.update({ collection: 'users', id: kai, data: { deactivated: true } });
    expect(await change(id, { state: 'working', assignee: kai })).toMatchObject({ state: 'working' });
  });

  it('is not told what they did themselves', async () => {
    const id = await storeLead(payload);
    const self = await user('Quin');
    await payload.update({
      collection: 'leads',
      id,
      data: { assignee: self },
      overrideAccess: false,
      user: {
        id: self,
        name: 'Quin',
        role: 'editor',
        email: 'quin@agency.test',
        collection: 'users',
      } as never,
    });
    expect(await told(id)).toEqual([]);
  });
});

describe('what a visitor sent', () => {
  const sent = [
    'reference, token, form, formVersion, formTitle, name, email, phone, answers, attachments, mails, inspection',
    'otherAgents, contact, page, source, log, createdAt, openedAt',
  ]
    .join(', ')
    .split(', ');
  const forged = {
    ...Object.fromEntries(sent.map((name) => [name, 'forged'])),
    formVersion: 99,
    answers: [],
    attachments: [],
    mails: {},
    inspection: '2020-01-01T00:00:00.000Z',
    otherAgents: [],
    contact: null,
    source: {},
    log: [],
    createdAt: '2020-01-01T00:00:00.000Z',
    openedAt: '2020-01-01T00:00:00.000Z',
  };

  it.each(['admin', 'editor', 'agent'])('cannot be altered by an %s, one by one or in bulk', async (role) => {
    const lee = await agent('Lee Agent');
    const id = await storeLead(payload, { agentId: lee });
    const read = () => payload.findByID({ collection: 'leads', id, depth: 0, joins: false });
    const before = await read();
    const user = { id: ada, name: 'Ada', role, agent: lee, collection: 'users' } as never;
    const common = {
      collection: 'leads',
      data: { ...forged, state: 'working' },
      overrideAccess: false,
      user,
    };
    await payload.update({ ...common, id } as never);
    await payload.update({ ...common, where: { id: { equals: id } } } as never);
    const after = await read();
    expect(after).toEqual({ ...before, state: 'working', updatedAt: after.updatedAt, log: after.log });
    expect(entries(after).map(({ what }) => what)).toEqual(['State changed from New to In progress.']);
  });

  it('is every field but those that staff work with', () => {
    const fields = payload.collections.leads.config.flattenedFields.map(({ name }) => name);
    const own = ['state', 'assignee', 'listing', 'agent', 'office', 'deliveries', 'updatedAt', 'id'];
    expect(fields.filter((name) => !own.includes(name)).toSorted()).toEqual(sent.toSorted());
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

describe('an agent, to hand a lead on,', () => {
  const asAgent = () => ({ id: ada + 1000, role: 'agent', collection: 'users' }) as never;

  it('sees colleagues by name, and not what they sign in with', async () => {
    const { docs } = await payload.find({ collection: 'users', overrideAccess: false, user: asAgent() });
    const admin = docs.find(({ id }) => id === ada);
    expect(admin?.name).toBe('Admin');
    expect(admin?.email).toBeUndefined();
    expect(JSON.stringify(docs)).not.toMatch(/"(hash|salt|lockUntil|loginAttempts)"|"sessions":\[\{|@/);
  });

  it.each([{ where: { email: { like: 'admin' } } }, { sort: 'email' }])(
    'cannot find that out by %o',
    async (asked) => {
      const found = payload.find({
        collection: 'users',
        overrideAccess: false,
        user: asAgent(),
        ...(asked as object),
      });
      await expect(found).rejects.toThrow(/email/);
    },
  );
});

it('an agent signs in with an address that colleagues do not see, and sees it themselves', async () => {
  const id = await user('Uma');
  const data = { email: 'uma@agency.test', password: 'long enough, yes' };
  const signedIn = await payload.login({ collection: 'users', data, overrideAccess: false });
  expect(signedIn.token).toBeTruthy();
  const headers = new Headers({ Authorization: `JWT ${signedIn.token}` });
  const { user: self } = await payload.auth({ headers });
  expect(self).toMatchObject({ id, email: 'uma@agency.test' });
  const { docs } = await payload.find({ collection: 'users', overrideAccess: false, user: self });
  expect(docs.filter(({ email }) => email).map(({ email }) => email)).toEqual(['uma@agency.test']);
});
