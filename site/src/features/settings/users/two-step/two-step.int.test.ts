import { createHash } from 'node:crypto';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import config from '#site/payload.config.ts';
import { mailerOf } from '#site/server/mail.ts';
import { totpCode } from '#site/server/totp.ts';
import { testPayload } from '#site/testing/payload.ts';
import { adminCommand } from '../../admin-command.ts';
import type { SignInFacts } from './two-step-endpoints.ts';
import { takeTwoStepCode } from './two-step-store.ts';

/* Two-step sign-in and sessions of staff, over the REST API as the admin's screens ask it. Costs about 5 s. */

vi.hoisted(() => {
  process.env.SITE_URL = 'https://www.example.com.au';
});

const PASSWORD = 'correct horse battery';
const { payload } = await testPayload();

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }));
beforeEach(() => vi.setSystemTime('2026-03-02T10:00:00Z'));
afterAll(() => vi.useRealTimers());
/** Later, when the app shows another code. */
const later = () => vi.setSystemTime(Date.now() + 30_000);

let count = 0;
type Person = { id: number; email: string; token: string };
async function person(role: 'admin' | 'agent' = 'agent'): Promise<Person> {
  const email = `person${++count}@agency.test`;
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password: PASSWORD, name: 'Ann', role },
  });
  return { id, email, token: String((await signIn(email)).json.token) };
}

type Json = {
  token?: string;
  secret?: string;
  qr?: string;
  recovery?: string[];
  ended?: number;
  errors?: { message: string }[];
};
async function ask<T = Json>(
  path: string,
  { by, body, cookie }: { by?: Person; body?: object; cookie?: string } = {},
) {
  const request = new Request(`https://www.example.com.au/api/users${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(cookie ? { Cookie: cookie } : {}),
      ...(by ? { Authorization: `JWT ${by.token}` } : {}),
    },
    body: body && JSON.stringify(body),
  });
  const response = await handleEndpoints({ config, request });
  return { status: response.status, json: (await response.json()) as T };
}
const signIn = (email: string, code?: string, password = PASSWORD) =>
  ask('/login', { body: { email, password }, ...(code ? { cookie: `a=b; frontage-code=${code}` } : {}) });
const said = ({ json }: { json: Json }) => json.errors?.[0]?.message;
const facts = async (who: Person, by = who) => (await ask<SignInFacts>(`/${who.id}/sign-in`, { by })).json;

/** Somebody who has set it up; `code` is what their phone shows. */
async function careful(role?: 'admin' | 'agent') {
  const who = await person(role);
  const begun = await ask(`/${who.id}/two-step/begin`, { by: who, body: { password: PASSWORD } });
  const secret = String(begun.json.secret).replaceAll(' ', '');
  const code = () => totpCode(secret, Date.now());
  const { json } = await ask(`/${who.id}/two-step/confirm`, { by: who, body: { code: code() } });
  later();
  return { ...who, code, recovery: json.recovery ?? [], qr: begun.json.qr };
}

describe('two-step sign-in', () => {
  it('asks for the password first, then for a right code, and is off until then', async () => {
    const who = await person();
    const begin = (password: string) => ask(`/${who.id}/two-step/begin`, { by: who, body: { password } });
    expect([said(await begin('')), said(await begin('wrong password 1'))]).toEqual([
      'Enter your current password.',
      'The current password is incorrect.',
    ]);
    const { json } = await begin(PASSWORD);
    expect(json.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(json.qr).toContain('<svg');
    expect((await signIn(who.email)).status).toBe(200);
    expect(said(await ask(`/${who.id}/two-step/confirm`, { by: who, body: { code: '000000' } }))).toMatch(
      /code is incorrect/,
    );
    expect((await facts(who)).since).toBeUndefined();
  });

  it('then asks for a code at each sign-in, which counts once', async () => {
    const who = await careful();
    expect(who.recovery).toHaveLength(10);
    expect(said(await signIn(who.email))).toMatch(/^Enter the code of your authenticator app/);
    expect(said(await signIn(who.email, '123456'))).toMatch(/incorrect, or was used before/);
    expect(said(await signIn(who.email, who.code(), 'wrong password 1'))).toMatch(/incorrect/);
    expect((await signIn(who.email, who.code())).status).toBe(200);
    expect((await signIn(who.email, who.code())).status).toBe(401);
    later();
    expect((await signIn(who.email, who.code())).status).toBe(200);
  });

  it('takes each recovery code once', async () => {
    const who = await careful();
    const [code = ''] = who.recovery;
    expect(code).toMatch(/^[\da-f]{5}-[\da-f]{5}$/);
    expect((await signIn(who.email, code.toUpperCase())).status).toBe(200);
    expect((await signIn(who.email, code)).status).toBe(401);
    expect((await facts(who)).recoveryLeft).toBe(9);
  });

  it('takes ten wrong codes, whoever sends them, then none for five minutes, and tells the owner once', async () => {
    const who = await careful();
    const sent = vi.spyOn(mailerOf(payload), 'send');
    for (let count = 0; count < 10; count += 1) expect((await signIn(who.email, '123456')).status).toBe(401);
    expect(sent).not.toHaveBeenCalled();
    for (let count = 0; count < 2; count += 1) {
      const { status, json } = await signIn(who.email, who.code());
      expect([status, said({ json })]).toEqual([
        429,
        'Too many wrong codes. Wait five minutes and try again.',
      ]);
    }
    expect((await signIn(who.email, who.code(), 'wrong password 1')).status).toBe(401);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const [mail] = sent.mock.calls[0] ?? [];
    expect([mail?.to, mail?.text]).toEqual([
      [{ address: who.email }],
      expect.stringContaining('somebody knows your password'),
    ]);
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect((await signIn(who.email, who.code())).status).toBe(200);
    sent.mockRestore();
  });

  it('counts a code once where it comes twice in the same moment', async () => {
    const who = await careful();
    const take = () => takeTwoStepCode(payload, { user: who.id, code: who.code(), now: Date.now() });
    expect((await Promise.all([take(), take()])).sort()).toEqual([false, true]);
  });

  it('is no easier with a new password by email: the session that comes with it has ended', async () => {
    const who = await careful();
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: who.email },
      disableEmail: true,
    });
    const reset = await ask('/reset-password', { body: { token, password: 'lighthouse ferry nine' } });
    expect(reset.status).toBe(200);
    const me = await ask<{ user: unknown }>('/me', { by: { ...who, token: String(reset.json.token) } });
    expect(me.json.user).toBeNull();
    expect((await signIn(who.email, who.code(), 'lighthouse ferry nine')).status).toBe(200);
  });

  it('stores no secret that could be read, in no record and no change', async () => {
    const who = await careful();
    const admin = await person('admin');
    const record = JSON.stringify((await ask(`/${who.id}`, { by: admin })).json);
    const log = JSON.stringify(await payload.find({ collection: 'audit-log', limit: 50, depth: 0 }));
    const stored = JSON.stringify(await payload.kv.get(`two-step:${who.id}`));
    // Nor could all codes be tried with a copy of the database alone.
    const plainHash = createHash('sha256').update(String(who.recovery[1]?.replace('-', '')));
    expect(stored).not.toContain(plainHash.digest('hex'));
    for (const text of [record, log, stored]) {
      expect(text).not.toContain(who.recovery[1]?.replace('-', ''));
      expect(text).not.toMatch(/[A-Z2-7]{32}/);
    }
  });

  it('is turned off by the person or an admin, with the password of whoever does it, and by the command', async () => {
    const who = await careful();
    const other = await person();
    const admin = await person('admin');
    const end = (by: Person, password = PASSWORD) =>
      ask(`/${who.id}/two-step/end`, { by, body: { password } });
    expect((await end(other)).status).toBe(403);
    expect((await end(who, 'wrong password 1')).status).toBe(400);
    expect((await end(admin)).status).toBe(200);
    expect((await ask('/99999/two-step/end', { by: admin, body: { password: PASSWORD } })).status).toBe(404);
    expect((await ask('/x/sign-out', { by: admin, body: {} })).status).toBe(404);
    expect((await signIn(who.email)).status).toBe(200);

    const lost = await careful('admin');
    const { text } = await adminCommand({ payload, words: ['reset', lost.email] });
    const password = /Password: (\S+)/.exec(text)?.[1];
    expect((await signIn(lost.email, undefined, password)).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed for the person and admins, and ended everywhere else, or everywhere', async () => {
    const who = await person();
    const phone = { ...who, token: String((await signIn(who.email)).json.token) };
    const admin = await person('admin');
    const other = await person();
    expect((await facts(who)).sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    expect((await ask(`/${who.id}/sign-in`, { by: other })).status).toBe(403);
    const isIn = async (by: Person) => Boolean((await ask<{ user: unknown }>('/me', { by })).json.user);

    expect((await ask(`/${who.id}/sign-out`, { by: who, body: {} })).json.ended).toBe(1);
    expect([await isIn(who), await isIn(phone)]).toEqual([true, false]);
    expect((await ask(`/${who.id}/sign-out`, { by: other, body: {} })).status).toBe(403);
    expect((await ask(`/${who.id}/sign-out`, { by: admin, body: {} })).json.ended).toBe(1);
    expect(await isIn(who)).toBe(false);
    expect(await isIn(admin)).toBe(true);
  });

  it('and two-step sign-in are in the audit log, with who changed them', async () => {
    const who = await careful();
    const admin = await person('admin');
    await ask(`/${who.id}/two-step/end`, { by: admin, body: { password: PASSWORD } });
    await ask(`/${who.id}/sign-out`, { by: admin, body: {} });
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { record: { equals: String(who.id) }, place: { equals: 'Users' }, action: { equals: 'update' } },
      sort: 'id',
    });
    expect(
      docs.map(({ authorId, changes }) => [authorId, (changes as { label: string }[])[0]]),
    ).toMatchObject([
      [who.id, { label: 'Two-step sign-in', before: 'Off', after: 'On' }],
      [admin.id, { label: 'Two-step sign-in', before: 'On', after: 'Off' }],
      [admin.id, { label: 'Other sessions', before: '1', after: '0' }],
    ]);
  });
});
