import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { mailerOf } from '#site/server/mail.ts';
import { staffSessions } from '#site/server/staff-guard/staff-session.ts';
import { testPayload } from '#site/testing/payload.ts';
import { adminCommand } from './admin-command.ts';
import { PASSWORD, type Person, staffApi } from './testing/staff-api.ts';
import { provideStaffMailHtml } from './users/send-staff-mail.ts';
import { tellOfWrongPasswords } from './users/sign-in-notices.ts';
import { staffMailHtml } from './users/staff-mail.tsx';

/* Accounts of staff, over the REST API as the admin's screens ask it. Costs about 8 s: passwords are hashed slowly. */

// Visitors and staff come by https. The environment is read when the configuration is loaded.
vi.hoisted(() => {
  process.env.SITE_URL = 'https://www.example.com.au';
});

const NEXT = 'lighthouse ferry nine';

const { payload } = await testPayload();
const { ask, change, person, said, signIn, tokenOf } = staffApi(payload);

let admin: Person;
let agent: Person;
beforeAll(async () => {
  admin = await person('admin');
  agent = await person('agent');
});

describe('a password of staff', () => {
  it.each([
    ['abc', 'Use 12 characters or more'],
    ['1qaz2wsx3edc', 'Many people use this password'],
  ])('is not “%s” on creating a user or changing one', async (password, problem) => {
    const data = { email: 'new@agency.test', name: 'New', role: 'agent', password };
    const created = await ask('/users', { method: 'POST', by: admin, body: data });
    expect([created.status, said(created)]).toEqual([400, expect.stringContaining(problem)]);
    const changed = await change({ who: agent, by: admin, body: { password } });
    expect([changed.status, said(changed)]).toEqual([400, expect.stringContaining(problem)]);
  });

  it('is not one’s own address', async () => {
    const { id } = await person('editor');
    const email = 'a-long-address@agency.test';
    const refused = await ask(`/users/${id}`, {
      method: 'PATCH',
      by: admin,
      body: { email, password: email },
    });
    expect([refused.status, said(refused)]).toEqual([400, expect.stringContaining('not your email address')]);
  });

  it('of one’s own is changed with the current one', async () => {
    const editor = await person('editor');
    const attempt = (body: object) => change({ who: editor, by: editor, body });
    const without = await attempt({ password: NEXT });
    expect([without.status, said(without)]).toEqual([
      400,
      expect.stringContaining('Enter your current password'),
    ]);
    const wrong = await attempt({ password: NEXT, currentPassword: 'not the right one' });
    expect([wrong.status, said(wrong)]).toEqual([
      400,
      expect.stringContaining('The current password is incorrect'),
    ]);
    expect((await signIn(editor.email)).status).toBe(200);
    expect((await attempt({ name: 'Ann B.', email: editor.email })).status).toBe(200);
    expect((await attempt({ email: 'elsewhere@agency.test' })).status).toBe(400);
    const done = await attempt({ password: NEXT, currentPassword: PASSWORD });
    expect([done.status, JSON.stringify(done.json)]).toEqual([200, expect.not.stringContaining(PASSWORD)]);
    expect((await signIn(editor.email)).status).toBe(401);
    expect((await signIn(editor.email, NEXT)).status).toBe(200);
  });

  it('and a new email address are told to the owner, at the address they had, whoever set them', async () => {
    const sent = vi.spyOn(mailerOf(payload), 'send');
    const ann = await person('editor');
    const subjects = () => sent.mock.calls.map(([{ to, subject }]) => `${to[0]?.address}: ${subject}`);
    await change({ who: ann, by: ann, body: { name: 'Ann B.' } });
    await change({ who: ann, by: ann, body: { password: NEXT } });
    expect(subjects()).toEqual([]);
    await change({ who: ann, by: admin, body: { password: NEXT } });
    await change({ who: ann, by: admin, body: { email: `new-${ann.email}` } });
    const data = { email: `new-${ann.email}` };
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
    await ask('/users/reset-password', { method: 'POST', body: { token, password: PASSWORD } });
    await vi.waitFor(() =>
      expect(subjects()).toEqual([
        `${ann.email}: Your password was changed`,
        `${ann.email}: Your email address was changed`,
        `new-${ann.email}: Your password was changed`,
      ]),
    );
    sent.mockRestore();
  });

  it('is not set for many users at once', async () => {
    const refused = await ask('/users?where[role][equals]=agent', {
      method: 'PATCH',
      by: admin,
      body: { password: NEXT },
    });
    expect([refused.status, said(refused)]).toEqual([400, expect.stringContaining('one user at a time')]);
  });

  it('is held to the same rules by the link of a mail', async () => {
    const { email } = await person('agent');
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    const reset = (password: string) =>
      ask('/users/reset-password', { method: 'POST', body: { token, password } });
    const weak = await reset('abc');
    expect([weak.status, said(weak)]).toEqual([400, expect.stringContaining('Use 12 characters or more')]);
    expect((await reset(NEXT)).status).toBe(200);
  });
});

describe('a password that somebody else chose', () => {
  let count = 0;
  const given = async (data: object) => {
    const { id } = await payload.create({
      collection: 'users',
      data: { email: `given${++count}@agency.test`, password: PASSWORD, name: 'Gil', ...data } as never,
    });
    const { email, role } = await payload.findByID({ collection: 'users', id });
    return { id, email, role, token: String(await tokenOf(email)) };
  };
  const isAgentShownTo = (user: object) => {
    const { fields } = payload.collections.users.config;
    const agent = fields.find((field) => 'name' in field && field.name === 'agent');
    return agent?.admin?.condition?.({}, {}, { user } as never);
  };
  const isFlagged = async ({ id }: Person) =>
    (await payload.findByID({ collection: 'users', id })).mustChangePassword;

  it('gives no rights but to change it', async () => {
    const who = await given({ role: 'admin', mustChangePassword: true });
    for (const path of ['/listings', '/leads', '/audit-log', '/globals/settings', '/leads/inbox?view=new'])
      expect([401, 403], path).toContain((await ask(path, { by: who })).status);
    expect((await ask('/users', { by: who })).json).toMatchObject({ docs: [{ id: who.id }] });
    // Their account shows no records that they may not read, which would be called “Untitled”.
    expect([isAgentShownTo({ mustChangePassword: true }), isAgentShownTo({})]).toEqual([false, true]);
    expect((await change({ who: admin, by: who, body: { name: 'X' } })).status).not.toBe(200);
    const body = (more: object) => ({ password: NEXT, currentPassword: PASSWORD, ...more });
    expect((await change({ who, by: who, body: { mustChangePassword: false } })).status).toBe(200);
    expect(await isFlagged(who)).toBe(true);
    expect(
      (await change({ who, by: who, body: body({ currentPassword: 'wrong wrong wrong' }) })).status,
    ).toBe(400);
    expect((await change({ who, by: who, body: body({ password: PASSWORD }) })).status).toBe(400);
    expect((await change({ who, by: who, body: body({}) })).status).toBe(200);
    const own = { ...who, token: String(await tokenOf(who.email, NEXT)) };
    expect((await ask('/listings', { by: own })).status).toBe(200);
  });

  it('is one that an admin sets, or that the command prints, and no more after the link of an email', async () => {
    const who = await given({ role: 'agent' });
    expect(await isFlagged(who)).toBe(false);
    await change({ who, by: admin, body: { password: NEXT } });
    expect(await isFlagged(who)).toBe(true);
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: who.email },
      disableEmail: true,
    });
    await ask('/users/reset-password', { method: 'POST', body: { token, password: PASSWORD } });
    expect(await isFlagged(who)).toBe(false);
    await adminCommand({ payload, words: ['reset', who.email] });
    expect(await isFlagged(who)).toBe(true);
  });
});

describe('signing in', () => {
  it('says the same of a wrong password and of an address that nobody has', async () => {
    const wrong = await signIn(agent.email, 'wrong wrong wrong');
    const unknown = await signIn('nobody@agency.test', 'wrong wrong wrong');
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json]);
    expect(wrong.status).toBe(401);
  });

  it('takes as long for an address that nobody has', async () => {
    // The least of three, so that nothing else of this process is counted.
    const timeOf = async (email: string) => {
      const times: number[] = [];
      for (let tries = 0; tries < 3; tries += 1) {
        const before = process.cpuUsage();
        await signIn(email, 'wrong wrong wrong');
        const { user, system } = process.cpuUsage(before);
        times.push(user + system);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await timeOf(agent.email), await timeOf('nobody@agency.test')];
    // Without the time of a hash it is less than a tenth.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('is told to the owner where others tried too often, once a day, and to nobody else', async () => {
    const sent = vi.spyOn(mailerOf(payload), 'send');
    const ann = await person('agent');
    const tell = (account: string) =>
      tellOfWrongPasswords({
        payload,
        account,
        client: '203.0.113.9',
        now: Date.parse('2026-03-02T10:00:00Z'),
      });
    for (const account of ['nobody@agency.test', ann.email, ann.email]) await tell(account);
    expect(sent.mock.calls.map(([{ to }]) => to)).toEqual([[{ address: ann.email }]]);
    const text = sent.mock.calls[0]?.[0].text;
    expect(text).toContain('most recently on 2 Mar 2026, 9:00 pm AEDT from 203.0.113.9');
    expect(text).toContain('Your account isn’t locked');
    sent.mockRestore();
  });

  it('is never shut to the owner by the wrong tries of others', async () => {
    for (let tries = 0; tries < 9; tries += 1) await signIn(agent.email, 'wrong wrong wrong');
    expect((await signIn(agent.email)).status).toBe(200);
  });

  it('begins again with a mail in the agency’s name, with a link of this site', async () => {
    provideStaffMailHtml(staffMailHtml);
    await payload.updateGlobal({ slug: 'settings', data: { agencyName: 'Harbour Homes' } });
    const { email } = await person('editor');
    const send = vi.spyOn(mailerOf(payload), 'send');
    await ask('/users/forgot-password', { method: 'POST', body: { email: email.toUpperCase() } });
    await expect.poll(() => send.mock.calls.length).toBe(1);
    const { to, fromName, subject, html, text } = send.mock.calls[0]?.[0] ?? {};
    send.mockRestore();
    expect([to, fromName, subject]).toEqual([[{ address: email }], 'Harbour Homes', 'Choose a new password']);
    const link = new RegExp(`${env().siteUrl}/admin/reset/[0-9a-f]{40}`);
    expect(text).toMatch(link);
    expect(html).toMatch(new RegExp(`href="${link.source}"`));
    // The name stands where the logo would.
    expect(html).toContain('>Harbour Homes</a>');
  });

  it('answers a request for a new password the same way for every address', async () => {
    const answers = [];
    for (const email of [agent.email, 'nobody@agency.test'])
      answers.push(await ask('/users/forgot-password', { method: 'POST', body: { email } }));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(200);
  });
});

describe('what not every role may see', () => {
  it('is not in its old versions either', async () => {
    const [one, two] = [await person('agent'), await person('editor')];
    for (const by of [one, two])
      expect((await ask('/globals/lead-handling/versions', { by })).status).toBe(403);
    expect((await ask('/globals/lead-handling/versions', { by: admin })).status).toBe(200);
    expect((await ask('/globals/settings/versions', { by: one })).status).toBe(200);
    const open = [...payload.config.collections, ...payload.config.globals]
      .filter(({ versions, access }) => versions && access.read !== access.readVersions)
      .map(({ slug }) => slug);
    expect(open).toEqual([]);
  });

  it('nor are the site’s jobs theirs to run', async () => {
    const { run, queue, cancel } = payload.config.jobs.access ?? {};
    for (const rule of [run, queue, cancel]) {
      const by = (role: Role) => rule?.({ req: { user: { role, collection: 'users' } } } as never);
      expect([by('agent'), by('editor'), by('admin')]).toEqual([false, false, true]);
    }
  });
});

describe('the guard’s questions', () => {
  const sessions = staffSessions(payload);
  const headers = ({ token }: Person) => new Headers({ Authorization: `JWT ${token}` });

  it('are answered as Payload would: who is staff, and who may send a file', async () => {
    const editor = await person('editor');
    expect(await sessions.isStaff(headers(editor))).toBe(true);
    expect(await sessions.isStaff(new Headers({ Authorization: 'JWT nonsense' }))).toBe(false);
    expect(await sessions.mayUpload({ headers: headers(editor), collection: 'media', isNew: true })).toBe(
      true,
    );
    expect(await sessions.mayUpload({ headers: new Headers(), collection: 'media', isNew: true })).toBe(
      false,
    );
  });

  it('let somebody through who has to choose another password, and no file of theirs', async () => {
    const editor = await person('editor');
    await payload.update({ collection: 'users', id: editor.id, data: { mustChangePassword: true } });
    expect(await sessions.isStaff(headers(editor))).toBe(true);
    expect(await sessions.mayUpload({ headers: headers(editor), collection: 'media', isNew: true })).toBe(
      false,
    );
  });

  it('know what holds files, and what has no versions', () => {
    expect(sessions.holdings.uploads).toEqual(
      expect.arrayContaining(['media', 'videos', 'property-documents']),
    );
    expect(sessions.holdings.unversioned).toContain('leads');
    expect(sessions.holdings.unversioned).not.toContain('listings');
    expect(sessions.holdings.unversioned).not.toContain('globals/lead-handling');
  });
});

it('no screen draws a field with the code editor, which is loaded from another company', () => {
  type Field = {
    type: string;
    name?: string;
    fields?: Field[];
    tabs?: Field[];
    blocks?: Field[];
    admin?: FieldAdmin;
  };
  type FieldAdmin = { hidden?: boolean; disabled?: boolean; components?: { Field?: unknown } };
  const inside = ({ fields = [], tabs = [], blocks = [] }: Partial<Field>): Field[] =>
    [...fields, ...tabs, ...blocks].flatMap((field) =>
      field.admin?.hidden || field.admin?.disabled ? [] : [field, ...inside(field)],
    );
  const shown = [...payload.config.collections, ...payload.config.globals].filter(
    ({ admin }) => admin?.hidden !== true,
  );
  const drawn = shown.flatMap(({ slug, fields }) =>
    inside({ fields: fields as Field[] })
      .filter(({ type, admin }) => ['json', 'code'].includes(type) && !admin?.components?.Field)
      .map(({ name }) => `${slug}.${name}`),
  );
  expect(drawn).toEqual([]);
});

it.each(['login', 'refresh-token', 'logout'])('the cookie of %s goes over https alone', async (path) => {
  const editor = await person('editor');
  const body = { email: editor.email, password: PASSWORD };
  const { status, cookies } = await ask(`/users/${path}`, { method: 'POST', by: editor, body });
  expect(status).toBe(200);
  // The second only says that staff signed in here, for the bar on the public website.
  expect(cookies).toEqual([
    expect.stringMatching(/^payload-token=/),
    expect.stringMatching(/^frontage_staff=1; .*; Secure$/),
  ]);
  expect(cookies[0]).toMatch(/; Secure(=true)?(;|$)/);
  expect(cookies[0]).toMatch(/; HttpOnly(=true)?(;|$)/);
  expect(cookies[0]).toMatch(/; SameSite=Lax(;|$)/);
});
