import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { adminCommand } from './admin-command.ts';
import { type Person, staffApi } from './testing/staff-api.ts';

/* The last administrator, and the command that makes one. Costs about 5 s: passwords are hashed slowly. */

const { payload } = await testPayload();
const { ask, change, person, said, tokenOf } = staffApi(payload);

let admin: Person;
let agent: Person;
beforeAll(async () => {
  admin = await person('admin');
  agent = await person('agent');
});

describe('the last administrator', () => {
  const LAST = 'This is the last administrator.';
  let second: Person;
  beforeEach(async () => {
    await payload.delete({
      collection: 'users',
      where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: admin.id } }] },
    });
    second = await person('admin');
  });

  it('is neither demoted nor deleted, by themselves or by the server', async () => {
    expect((await change({ who: second, by: admin, body: { role: 'editor' } })).status).toBe(200);
    for (const refused of [
      await change({ who: admin, by: admin, body: { role: 'agent' } }),
      await ask(`/users/${admin.id}`, { method: 'DELETE', by: admin }),
    ])
      expect([refused.status, said(refused)]).toEqual([409, expect.stringContaining(LAST)]);
    await expect(payload.delete({ collection: 'users', id: admin.id })).rejects.toThrow(LAST);
    expect((await change({ who: admin, by: admin, body: { name: 'Still here' } })).status).toBe(200);
  });

  it('is not lost where all are removed at once', async () => {
    for (const asked of [{ method: 'DELETE' }, { method: 'PATCH', body: { role: 'agent' } }]) {
      const refused = await ask('/users?where[role][equals]=admin', { by: admin, ...asked });
      expect([refused.status, said(refused)]).toEqual([409, expect.stringContaining(LAST)]);
    }
    expect(
      (await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })).totalDocs,
    ).toBe(2);
  });

  it('is not lost where two demote each other in the same moment', async () => {
    const answers = await Promise.all([
      change({ who: second, by: admin, body: { role: 'agent' } }),
      change({ who: admin, by: second, body: { role: 'agent' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const { totalDocs } = await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } });
    expect(totalDocs).toBeGreaterThan(0);
    // Whoever stayed; the other tests sign in with the first.
    await payload.update({ collection: 'users', id: admin.id, data: { role: 'admin' } });
  });
});

describe('npm run admin', () => {
  const run = (...words: string[]) => adminCommand({ payload, words });
  const passwordIn = (text: string) => /Password: (\S+)/.exec(text)?.[1] ?? '';

  it('makes an administrator, once', async () => {
    const made = await run('create', 'owner@agency.test');
    expect(made.ok).toBe(true);
    const { user } = await payload.login({
      collection: 'users',
      data: { email: 'owner@agency.test', password: passwordIn(made.text) },
    });
    expect(user).toMatchObject({ role: 'admin' });
    expect(await run('create', 'owner@agency.test')).toMatchObject({
      ok: false,
      text: expect.stringContaining('reset owner@agency.test'),
    });
  });

  it('gives somebody a new password and the role, and ends their sessions', async () => {
    const reset = await run('reset', agent.email.toUpperCase());
    expect(reset.ok).toBe(true);
    expect((await ask('/users/me', { by: agent })).json).toMatchObject({ user: null });
    const token = await tokenOf(agent.email, passwordIn(reset.text));
    expect((await ask('/users', { by: { ...agent, token: String(token) } })).status).toBe(200);
  });

  it('lists everybody, and says how it is used', async () => {
    expect((await run('list')).text).toContain(`admin   ${admin.email}  `);
    expect((await run('reset', 'nobody@agency.test')).text).toContain('There is no user with the address');
    expect((await run('create')).text).toContain('Name the email address');
    expect(await run('help')).toMatchObject({
      ok: false,
      text: expect.stringContaining('npm run admin -- list'),
    });
  });
});
