import type { PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { resultsOf } from '#site/features/listings/public/results-of.ts';
import { suburbsOfAgents } from '#site/features/listings/public/suburbs-of-agents.ts';
import { testPayload } from '#site/testing/payload.ts';
import { loadPeople } from './load-people.ts';
import { importReviewsEndpoint } from './reviews/import-reviews.ts';
import { reviewsOf } from './reviews/load-reviews.ts';

const { payload } = await testPayload();

it('knows published people in the order of the team page, and reads them again after a change', async () => {
  const office = await payload.create({
    collection: 'offices',
    data: {
      name: 'Newtown & Co',
      phone: ' 02 9999 0000 ',
      latitude: -33.9,
      longitude: 151.2,
      _status: 'published',
    },
  });
  const person = { office: office.id, email: 'ada@example.com', _status: 'published' } as const;
  const ada = await payload.create({ collection: 'agents', data: { ...person, name: 'Ada', position: 2 } });
  await payload.create({ collection: 'agents', data: { ...person, name: 'Bo', position: 1 } });
  await payload.create({ collection: 'agents', data: { name: 'Not yet', _status: 'draft' }, draft: true });

  const before = await loadPeople(payload);
  expect(before.agents.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
  expect(before.agentById.get(ada.id)).toMatchObject({
    path: '/agents/ada',
    officeId: office.id,
    portrait: null,
  });
  expect(before.officeById.get(office.id)).toMatchObject({
    path: '/offices/newtown-co',
    phone: '02 9999 0000',
    geo: { latitude: -33.9, longitude: 151.2 },
  });
  expect(await loadPeople(payload)).toBe(before);

  await payload.update({ collection: 'agents', id: ada.id, data: { name: 'Ada Lovelace' } });
  expect((await loadPeople(payload)).agentById.get(ada.id)?.name).toBe('Ada Lovelace');
  await payload.delete({ collection: 'agents', id: ada.id });
  expect((await loadPeople(payload)).agents.map(({ name }) => name)).toEqual(['Bo']);
});

it('gives no email address away', async () => {
  expect(JSON.stringify(await loadPeople(payload))).not.toContain('@');
});

describe('staff cannot publish', () => {
  const user = { id: 1, collection: 'users', role: 'editor' } as never;
  const byStaff = { user, overrideAccess: false, draft: true } as const;
  const refusal = (data: object) => ({ status: 400, data: { errors: [expect.objectContaining(data)] } });

  it('an agent whom nobody could reach', async () => {
    const { id } = await payload.create({ collection: 'agents', data: { name: 'Cy' }, ...byStaff });
    const publish = (data: object) =>
      payload.update({ collection: 'agents', id, data: { ...data, _status: 'published' }, ...byStaff });
    await expect(publish({})).rejects.toMatchObject(refusal({ path: 'email' }));
    expect(await publish({ mobile: '0400 000 000' })).toMatchObject({ _status: 'published' });
    await expect(publish({ mobile: '' })).rejects.toMatchObject(refusal({ path: 'email' }));
  });

  it('an office that is nowhere', async () => {
    const data = { name: 'Glebe', phone: '02 9999 0001', state: 'NSW' };
    const { id } = await payload.create({ collection: 'offices', data, ...byStaff });
    const publish = (more: object) =>
      payload.update({ collection: 'offices', id, data: { ...more, _status: 'published' }, ...byStaff });
    await expect(publish({})).rejects.toMatchObject(refusal({ path: 'suburb' }));
    expect(await publish({ suburb: 'Glebe' })).toMatchObject({ _status: 'published' });
  });
});

it('knows what else a profile says', async () => {
  const { id } = await payload.create({
    collection: 'agents',
    data: {
      name: 'Mei',
      email: 'mei@example.com',
      languages: ['Mandarin', 'Cantonese'],
      suburbs: ['Newtown'],
      licence: '20012345',
      socialLinks: ['https://www.linkedin.com/in/mei'],
      _status: 'published',
    },
  });
  expect((await loadPeople(payload)).agentById.get(id)?.profile).toEqual({
    languages: ['Mandarin', 'Cantonese'],
    suburbs: ['Newtown'],
    qualifications: null,
    licence: '20012345',
    social: [{ href: 'https://www.linkedin.com/in/mei', name: 'LinkedIn', icon: 'linkedin' }],
    videoUrl: null,
  });
});

describe('reviews', () => {
  const staff = (role: 'editor' | 'agent') => ({ id: 1, role, collection: 'users' as const });
  const send = async (csv: string, user: unknown) => {
    const req = {
      payload,
      user,
      json: async () => ({ csv }),
      context: {},
      t: String,
    } as unknown as PayloadRequest;
    const answer = await importReviewsEndpoint.handler(req);
    return (await answer.json()) as { added: number; known: number; problems: string[] };
  };

  it('of an agent are those of their office too, and bad ones count', async () => {
    const office = await payload.create({
      collection: 'offices',
      data: { name: 'Harbour', phone: '1', _status: 'published' },
    });
    const agent = await payload.create({
      collection: 'agents',
      data: { name: 'Rafael Peña', email: 'r@example.com', office: office.id, _status: 'published' },
    });
    const csv = [
      'Review,Stars,Date,Source,First name,Agent',
      'Good,5,2026-02-01,Google,Ada,r@example.com',
      'Bad,2,2026-03-01,Google,Bo,Rafael Peña',
      'Whose?,5,2026-03-01,Google,Cy,Nobody Known',
    ].join('\n');
    expect(await send(csv, staff('editor'))).toEqual({
      added: 2,
      known: 0,
      problems: ['Row 4: there is no agent “Nobody Known” on this website.'],
    });
    expect(await send(csv, staff('editor'))).toMatchObject({ added: 0, known: 2 });
    const summary = { count: 2, stars: { mean: 3.5, of: 2 } };
    expect(await reviewsOf(payload, { agent: agent.id, show: 1 })).toMatchObject({
      ...summary,
      newest: [{ firstName: 'Bo', source: 'Google', officeId: office.id }],
    });
    expect(await reviewsOf(payload, { office: office.id, show: 6 })).toMatchObject(summary);
    expect(await reviewsOf(payload, { agent: 999_999, show: 6 })).toEqual({
      count: 0,
      stars: null,
      newest: [],
    });
  });

  it('are not imported by agents, nor by strangers', async () => {
    await expect(send('Review,Date,Name\na,2026-01-01,b', staff('agent'))).rejects.toThrow(
      'Only editors and admins',
    );
    await expect(send('Review,Date,Name\na,2026-01-01,b', null)).rejects.toThrow('Sign in');
  });
});

it('results count every sale, and no hidden price', async () => {
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Sold It', email: 's@example.com', _status: 'published' },
  });
  const sale = (count: number, changes: object = {}) =>
    payload.create({
      collection: 'listings',
      data: {
        status: 'sold',
        method: 'buy',
        category: 'residential',
        streetNumber: `${count}`,
        street: 'King Street',
        suburb: 'Newtown',
        state: 'NSW',
        postcode: '2042',
        price: 900_000,
        soldPrice: 1_000_000 + count * 100_000,
        listedAt: '2026-03-01T00:00:00.000Z',
        soldDate: '2026-03-31',
        agents: [agent.id],
        _status: 'published',
        ...changes,
      },
    });
  for (const count of [1, 2, 3, 4]) await sale(count);
  await sale(5, { priceHidden: true });
  const four = await resultsOf(payload, { agent: agent.id });
  expect(four).toMatchObject({ sold: 5, leased: 0, since: 2026, price: null, days: { amount: 30, of: 5 } });
  expect(four.suburbs).toEqual([{ key: 'newtown-nsw-2042', name: 'Newtown' }]);
  await sale(6);
  // Four and six have prices that may be shown; the hidden one is none of the five.
  expect((await resultsOf(payload, { agent: agent.id })).price).toEqual({ amount: 1_300_000, of: 5 });
  expect((await suburbsOfAgents(payload)).get(agent.id)).toEqual(['Newtown']);
});

it('an old version of a profile brings back its text, and not how somebody was reached', async () => {
  const old = { name: 'Kay', bio: 'First text', email: 'old@agency.test', mobile: '0400 000 001' } as const;
  const { id } = await payload.create({ collection: 'agents', data: { ...old, _status: 'published' } });
  const { docs } = await payload.findVersions({ collection: 'agents', where: { parent: { equals: id } } });
  const now = { email: 'new@agency.test', mobile: null };
  await payload.update({ collection: 'agents', id, data: { ...now, bio: 'Second text' } });
  await payload.restoreVersion({ collection: 'agents', id: String(docs[0]?.id) });
  expect(await payload.findByID({ collection: 'agents', id })).toMatchObject({ ...now, bio: 'First text' });
});

it('an old version of an office brings back its text, and not how it was reached', async () => {
  const old = {
    name: 'Bayside',
    bio: 'First text',
    email: 'old@agency.test',
    phone: '02 5550 0001',
  } as const;
  const { id } = await payload.create({ collection: 'offices', data: { ...old, _status: 'published' } });
  const { docs } = await payload.findVersions({ collection: 'offices', where: { parent: { equals: id } } });
  const now = { email: 'new@agency.test', phone: null };
  await payload.update({ collection: 'offices', id, data: { ...now, bio: 'Second text' } });
  await payload.restoreVersion({ collection: 'offices', id: String(docs[0]?.id) });
  expect(await payload.findByID({ collection: 'offices', id })).toMatchObject({
    ...now,
    bio: 'First text',
  });
});
