import { describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { loadPeople } from './load-people.ts';

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
