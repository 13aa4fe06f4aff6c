import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { directory, submission, testLeadService } from '../testing/lead-service.ts';
import { storeLead } from '../testing/stored-leads.ts';
import { resendAllEndpoint, resendEndpoint } from './resend.ts';

let payload: Payload;
const ids = { mia: 0, lee: 0, sam: 0, newtown: 0, miasLead: 0 };
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  ids.newtown = Number(
    (await payload.create({ collection: 'offices', data: { name: 'Newtown', _status: 'published' } })).id,
  );
  const agent = async (name: string, office?: number) =>
    Number((await payload.create({ collection: 'agents', data: { name, office, _status: 'published' } })).id);
  ids.mia = await agent('Mia Agent');
  ids.lee = await agent('Lee Agent');
  ids.sam = await agent('Sam Agent', ids.newtown);
  const { service, clock } = testLeadService({
    payload,
    directory: {
      ...directory,
      route: async () => ({
        owner: 'mia@agency.test',
        copies: [],
        hidden: ['boss@agency.test'],
        agentId: ids.mia,
        otherAgentIds: [ids.sam],
        officeId: null,
      }),
    },
  });
  await service.submit(submission({ service, clock }));
  ids.miasLead = Number((await payload.find({ collection: 'leads' })).docs[0]?.id);
});

type Person = { role: 'admin' | 'editor' | 'agent'; agent?: number; id?: number } | undefined;
const asUser = (person: Person) =>
  person && ({ id: 999, name: 'Ada', collection: 'users', email: 'x@example.com', ...person } as never);
const countFor = async (collection: 'leads' | 'deliveries', person: Person) => {
  try {
    return (await payload.find({ collection, overrideAccess: false, user: asUser(person) })).totalDocs;
  } catch {
    return 'refused';
  }
};

describe('who may read leads and deliveries', () => {
  it.each([
    ['an admin', () => ({ role: 'admin' }) as const, 1, 3],
    ['an editor', () => ({ role: 'editor' }) as const, 1, 3],
    ['the agent they belong to', () => ({ role: 'agent', agent: ids.mia }) as const, 1, 2],
    ['the listing’s second agent', () => ({ role: 'agent', agent: ids.sam }) as const, 1, 2],
    ['another agent', () => ({ role: 'agent', agent: ids.lee }) as const, 0, 0],
    ['an agent without a profile', () => ({ role: 'agent' }) as const, 0, 0],
    ['a visitor', () => undefined, 'refused', 'refused'],
  ])('%s', async (_, person, leads, deliveries) => {
    expect(await countFor('leads', person())).toBe(leads);
    expect(await countFor('deliveries', person())).toBe(deliveries);
  });

  it('hidden copies are for editors and admins, in the lead’s own messages too', async () => {
    const kinds = async (person: Person) => {
      const lead = await payload.findByID({
        collection: 'leads',
        id: ids.miasLead,
        depth: 1,
        overrideAccess: false,
        user: asUser(person),
      });
      return JSON.stringify(lead);
    };
    expect(await kinds({ role: 'editor' })).toContain('boss@agency.test');
    expect(await kinds({ role: 'agent', agent: ids.mia })).not.toContain('boss@agency.test');
    const asked = payload.count({
      collection: 'leads',
      where: { 'deliveries.to': { equals: 'boss@agency.test' } },
      overrideAccess: false,
      user: asUser({ role: 'agent', agent: ids.mia }),
    });
    expect(await asked.then(({ totalDocs }) => totalDocs).catch(() => 0)).toBe(0);
  });

  it.each(['agent', 'editor'] as const)(
    'earlier settings, with hidden copies, are not for an %s',
    async (role) => {
      const user = asUser({ role, agent: ids.mia });
      const asked = payload.findGlobalVersions({ slug: 'lead-handling', overrideAccess: false, user });
      await expect(asked).rejects.toThrow();
    },
  );

  it('an agent who was given a lead sees it with its messages', async () => {
    const user = await payload.create({
      collection: 'users',
      data: { name: 'Lee', role: 'agent', email: 'lee@agency.test', password: 'long enough, yes' },
    });
    const lee = { role: 'agent', agent: ids.lee, id: Number(user.id) } as const;
    expect(await countFor('leads', lee)).toBe(0);
    const give = (assignee: number | null) =>
      payload.update({ collection: 'leads', id: ids.miasLead, data: { assignee } });
    await give(lee.id);
    expect([await countFor('leads', lee), await countFor('deliveries', lee)]).toEqual([1, 2]);
    await give(null);
    expect(await countFor('leads', lee)).toBe(0);
  });

  it('what belongs to an office and to no agent is seen by the agents of that office', async () => {
    const id = await storeLead(payload, { form: 'maintenance-request' });
    const office = (officeId: number | null, agent: number | null = null) =>
      payload.update({ collection: 'leads', id, data: { office: officeId, agent } });
    const sam = { role: 'agent', agent: ids.sam } as const;
    const lee = { role: 'agent', agent: ids.lee } as const;
    await office(ids.newtown);
    expect([await countFor('leads', sam), await countFor('leads', lee)]).toEqual([2, 0]);
    await office(ids.newtown, ids.lee);
    expect([await countFor('leads', sam), await countFor('leads', lee)]).toEqual([1, 1]);
    await payload.delete({ collection: 'leads', id });
  });

  it('nobody makes leads through the API', async () => {
    const data = { reference: 'FR-AAAAAA', token: 't', form: 'x', answers: [] };
    await expect(
      payload.create({ collection: 'leads', data, overrideAccess: false, user: asUser({ role: 'admin' }) }),
    ).rejects.toThrow();
  });
});

describe('sending again', () => {
  const resend = async (person: Person, headers: Record<string, string> = {}) => {
    const [delivery] = (await payload.find({ collection: 'deliveries', sort: 'id' })).docs;
    const req = {
      user: asUser(person) ?? null,
      payload,
      headers: new Headers(headers),
      routeParams: { id: String(delivery?.id) },
      context: {},
    };
    try {
      return (await resendEndpoint.handler(req as never)).status;
    } catch (error) {
      return (error as { status?: number }).status;
    }
  };

  it.each([
    ['a visitor', () => undefined, {}, 401],
    ['another agent', () => ({ role: 'agent', agent: ids.lee }) as const, {}, 404],
    [
      'an admin on a page of another site',
      () => ({ role: 'admin' }) as const,
      { origin: 'https://evil.example' },
      403,
    ],
    ['the agent', () => ({ role: 'agent', agent: ids.mia }) as const, {}, 200],
    ['an admin', () => ({ role: 'admin' }) as const, { 'sec-fetch-site': 'same-origin' }, 200],
  ])('by %s', async (_, person, headers, status) => {
    expect(await resend(person(), headers as Record<string, string>)).toBe(status);
  });

  it('is noted on the delivery', async () => {
    await resend({ role: 'admin' });
    const [delivery] = (await payload.find({ collection: 'deliveries', sort: 'id' })).docs;
    expect(delivery?.attempts).toContainEqual(expect.objectContaining({ result: 'Queued again by Ada.' }));
  });
});

describe('sending all failed messages again', () => {
  const resendAll = async (person: Person, body: object = { state: 'failed' }) => {
    const req = {
      user: asUser(person) ?? null,
      payload,
      headers: new Headers(),
      json: async () => body,
      context: {},
    };
    try {
      return await (await resendAllEndpoint.handler(req as never)).json();
    } catch (error) {
      return (error as { status?: number }).status;
    }
  };
  const states = async (lead: number) =>
    (await payload.find({ collection: 'deliveries', where: { lead: { equals: lead } }, depth: 0 })).docs.map(
      ({ state }) => state,
    );

  it('takes those of the leads somebody may read, and no others', async () => {
    const mias = await storeLead(payload, { agentId: ids.mia, delivery: 'failed' });
    const lees = await storeLead(payload, { agentId: ids.lee, delivery: 'failed' });
    const sent = await storeLead(payload, { agentId: ids.mia, delivery: 'sent' });
    expect(await resendAll({ role: 'agent', agent: ids.mia })).toEqual({ queued: 1 });
    expect([await states(mias), await states(lees), await states(sent)]).toEqual([
      ['due'],
      ['failed'],
      ['sent'],
    ]);
    expect(await resendAll({ role: 'editor' })).toEqual({ queued: 1 });
    for (const id of [mias, lees, sent]) await payload.delete({ collection: 'leads', id });
  });

  it('is refused to visitors, for other states, and for the outbox while no email can be sent', async () => {
    expect(await resendAll(undefined)).toBe(401);
    expect(await resendAll({ role: 'admin' }, { state: 'sent' })).toBe(400);
    expect(await resendAll({ role: 'admin' }, { state: 'outbox' })).toBe(409);
  });
});

it('a deleted lead takes its messages with it', async () => {
  await payload.delete({ collection: 'leads', id: ids.miasLead });
  expect(await countFor('deliveries', { role: 'admin' })).toBe(0);
});
