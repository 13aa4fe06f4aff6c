// One boot of Payload: about five seconds.
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#site/server/rights.ts';
import { testPayload } from './payload.ts';

let payload: Payload;
let admin = 0;
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  admin = Number((await payload.find({ collection: 'users', limit: 1 })).docs[0]?.id);
});

const somebody = (role: Role) => ({ id: 900, name: 'Ada', role, collection: 'users' });

const entries = async (place: string) =>
  (await payload.find({ collection: 'audit-log', where: { place: { equals: place } }, sort: 'id' })).docs;

describe('the audit log', () => {
  const ada = () => ({ overrideAccess: false, user: { ...somebody('admin'), id: admin } as never });

  it('says who changed what, before and after, and what was deleted', async () => {
    const post = await payload.create({
      collection: 'post-categories',
      data: { name: 'Market news' },
      ...ada(),
    });
    await payload.update({
      collection: 'post-categories',
      id: post.id,
      data: { name: 'Suburb news' },
      ...ada(),
    });
    await payload.delete({ collection: 'post-categories', id: post.id, ...ada() });
    const [, changed, deleted] = (await entries('News categories')).slice(-3);
    expect(changed).toMatchObject({ author: 'Ada', action: 'update', record: String(post.id) });
    expect(changed?.changes).toContainEqual({
      field: 'name',
      label: 'Name',
      before: 'Market news',
      after: 'Suburb news',
    });
    expect(deleted).toMatchObject({ action: 'delete', title: 'Suburb news' });
  });

  it('names visitors nowhere, so that erasing a person is enough', async () => {
    const lead = await payload.create({
      collection: 'leads',
      data: {
        reference: 'FR-LOG',
        token: 'log',
        form: 'x',
        answers: [],
        name: 'Zoë Byron',
        email: 'zoe@example.com',
      },
    });
    await payload.update({ collection: 'leads', id: lead.id, data: { state: 'done' }, ...ada() });
    await payload.delete({ collection: 'leads', id: lead.id, ...ada() });
    const logged = await entries('Leads');
    expect(logged.map(({ action }) => action)).toEqual(['update', 'delete']);
    expect(JSON.stringify(logged)).not.toMatch(/Zoë|zoe@/);
  });

  it('is written by every collection and every setting, but where another record says the same', () => {
    const logs = (hooks: readonly ((...args: never[]) => unknown)[], name: string) =>
      hooks.some((hook) => hook.name === name);
    const silent = payload.config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .filter(
        ({ hooks }) => !logs(hooks.afterChange, 'logChange') || !logs(hooks.afterDelete, 'logDeletion'),
      );
    expect(silent.map(({ slug }) => slug).sort()).toEqual(
      [
        ...['audit-log', 'contact-addresses', 'contacts', 'deliveries'],
        ...['lead-messages', 'lead-notes', 'lead-tasks'],
      ].sort(),
    );
    expect(payload.config.globals.filter(({ hooks }) => !logs(hooks.afterChange, 'logGlobalChange'))).toEqual(
      [],
    );
  });

  it('cannot be changed, and only admins read it', async () => {
    const [entry] = await entries('Leads');
    const id = Number(entry?.id);
    await expect(
      payload.update({ collection: 'audit-log', id, data: { author: 'Bob' }, ...ada() }),
    ).rejects.toThrow();
    await expect(payload.delete({ collection: 'audit-log', id, ...ada() })).rejects.toThrow();
    // Nor by the server's own code.
    const mine = { collection: 'audit-log', where: { id: { equals: id } } } as const;
    await expect(payload.update({ ...mine, data: { author: 'Bob' } })).rejects.toThrow(/cannot be changed/);
    await expect(payload.delete(mine)).rejects.toThrow(/cannot be changed/);
    await expect(
      payload.find({ collection: 'audit-log', overrideAccess: false, user: somebody('editor') as never }),
    ).rejects.toThrow();
  });
});
