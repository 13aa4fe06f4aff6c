import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { resendEndpoint } from './resend.ts';
import { directory, submission, testDesk } from './testing/desk.ts';

let payload: Payload;
const ids = { mia: 0, lee: 0, miasLead: 0 };
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  const agent = async (name: string) =>
    Number((await payload.create({ collection: 'agents', data: { name, _status: 'published' } })).id);
  ids.mia = await agent('Mia Agent');
  ids.lee = await agent('Lee Agent');
  const { desk, clock } = testDesk({
    payload,
    directory: {
      ...directory,
      route: async () => ({ owner: 'mia@agency.test', copies: [], agentId: ids.mia, officeId: null }),
    },
  });
  await desk.submit(submission({ desk, clock }));
  ids.miasLead = Number((await payload.find({ collection: 'leads' })).docs[0]?.id);
});

type Person = { role: 'admin' | 'editor' | 'agent'; agent?: number } | undefined;
const asUser = (person: Person) =>
  person && ({ id: 1, name: 'Ada', collection: 'users', email: 'x@example.com', ...person } as never);
const countFor = async (collection: 'leads' | 'deliveries', person: Person) => {
  try {
    return (await payload.find({ collection, overrideAccess: false, user: asUser(person) })).totalDocs;
  } catch {
    return 'refused';
  }
};

describe('who may read leads and deliveries', () => {
  it.each([
    ['an admin', () => ({ role: 'admin' }) as const, 1, 2],
    ['an editor', () => ({ role: 'editor' }) as const, 1, 2],
    ['the agent they belong to', () => ({ role: 'agent', agent: ids.mia }) as const, 1, 2],
    ['another agent', () => ({ role: 'agent', agent: ids.lee }) as const, 0, 0],
    ['an agent without a profile', () => ({ role: 'agent' }) as const, 'refused', 'refused'],
    ['a visitor', () => undefined, 'refused', 'refused'],
  ])('%s', async (_, person, leads, deliveries) => {
    expect(await countFor('leads', person())).toBe(leads);
    expect(await countFor('deliveries', person())).toBe(deliveries);
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
    expect(delivery?.attempts).toContainEqual(
      expect.objectContaining({ result: 'Put back into the queue by Ada.' }),
    );
  });
});

it('a deleted lead takes its messages with it', async () => {
  await payload.delete({ collection: 'leads', id: ids.miasLead });
  expect(await countFor('deliveries', { role: 'admin' })).toBe(0);
});
