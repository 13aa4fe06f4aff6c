// One boot of Payload: about five seconds.
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  deleteOldEntries,
  startAuditLogCleaning,
} from '#site/features/settings/audit-log/delete-old-entries.ts';
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

  it('loses what has expired and nothing else, though there is more of it than one statement takes', async () => {
    const at = Date.parse('2026-05-31T00:00:00.000Z');
    const entry = (createdAt: string, title: string) =>
      payload.db.create({
        collection: 'audit-log',
        data: { author: 'Ada', action: 'update', place: 'Old', title, createdAt },
      });
    for (const month of ['01', '12', '03', '07']) await entry(`2025-${month}-01T00:00:00.000Z`, 'expired');
    await entry('2026-02-27T23:59:59.999Z', 'expired');
    await entry('2026-02-28T00:00:00.000Z', 'kept');
    const others = (await entries('News categories')).length;
    expect(await deleteOldEntries({ payload, months: 3, at, group: 2 })).toBe(5);
    expect((await entries('Old')).map(({ title }) => title)).toEqual(['kept']);
    expect(await entries('News categories')).toHaveLength(others);
    expect(await deleteOldEntries({ payload, months: 3, at })).toBe(0);
  });

  it('keeps everything where no limit is set', async () => {
    const before = await entries('Old');
    const stop = startAuditLogCleaning({ payload, months: undefined, now: () => Date.now() * 2, firstMs: 0 });
    await stop();
    expect(await entries('Old')).toEqual(before);
    const cleaning = startAuditLogCleaning({ payload, months: 3, now: () => Date.now() * 2, firstMs: 0 });
    await cleaning();
    expect(await entries('Old')).toEqual([]);
  });
});
