import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { softAuthenticator } from '#site/features/settings/testing/soft-authenticator.ts';
import { PASSWORD, type Person, staffApi } from '#site/features/settings/testing/staff-api.ts';
import { mailerOf } from '#site/server/mail.ts';
import { testPayload } from '#site/testing/payload.ts';
import { adminCommand } from '../../admin-command.ts';
import type { SignInFacts } from '../two-step/two-step-endpoints.ts';
import { passkeysOf } from './passkey-store.ts';

/* Passkeys of staff over the REST API, with an authenticator made of software. Costs about 6 s. */

const SITE = 'https://www.example.com.au';
vi.hoisted(() => {
  process.env.SITE_URL = 'https://www.example.com.au';
});
const { payload } = await testPayload();
const { ask, person, signIn, said } = staffApi(payload);
const post = (path: string, body: object = {}, by?: Person) => ask(path, { method: 'POST', body, by });

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }));
beforeEach(() => vi.setSystemTime('2026-03-02T10:00:00Z'));
afterAll(() => vi.useRealTimers());
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

type Odd = Parameters<ReturnType<typeof softAuthenticator>['answer']>[1];

const begin = async (who: Person, password = PASSWORD) =>
  post(`/users/${who.id}/passkeys/begin`, { password }, who);
const optionsFor = async (who: Person) =>
  (await begin(who)).json as unknown as PublicKeyCredentialCreationOptionsJSON;
const finish = (who: Person, response: object, name = 'My laptop') =>
  post(`/users/${who.id}/passkeys/finish`, { name, response }, who);
const factsOf = async (who: Person, by = who) =>
  (await ask(`/users/${who.id}/sign-in`, { by })).json as unknown as SignInFacts;

/** Somebody with a passkey. */
async function withPasskey(role: Person['role'] = 'agent') {
  const who = await person(role);
  const key = softAuthenticator(SITE);
  expect((await finish(who, key.register(await optionsFor(who)))).status).toBe(200);
  return { who, key };
}
const challenge = async () =>
  (await post('/users/passkey-challenge')).json as unknown as PublicKeyCredentialRequestOptionsJSON;
async function use(key: ReturnType<typeof softAuthenticator>, odd: Odd = {}) {
  return post('/users/passkey-sign-in', key.answer(await challenge(), odd));
}
/** Who is signed in by the cookies of an answer. */
async function signedIn({ cookies }: { cookies: string[] }): Promise<number | undefined> {
  const token = /^payload-token=([^;]+)/.exec(
    cookies.find((each) => each.startsWith('payload-token')) ?? '',
  )?.[1];
  const { json } = await ask('/users/me', { by: { token } as Person });
  return (json as { user?: { id: number } | null }).user?.id;
}

describe('a new passkey', () => {
  it('asks for the password, and for a passkey on the device behind a fingerprint or PIN', async () => {
    const who = await person('agent');
    expect([said(await begin(who, '')), said(await begin(who, 'wrong password 1'))]).toEqual([
      expect.stringContaining('Enter your current password.'),
      expect.stringContaining('The current password is incorrect.'),
    ]);
    expect(await optionsFor(who)).toMatchObject({
      rp: { id: 'www.example.com.au' },
      user: { id: Buffer.from(String(who.id)).toString('base64url'), name: who.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('is listed with its name, in the audit log, and told to its owner by email', async () => {
    const sent = vi.spyOn(mailerOf(payload), 'send');
    const { who } = await withPasskey();
    expect((await factsOf(who)).passkeys).toMatchObject([
      { name: 'My laptop', since: '2026-03-02T10:00:00.000Z' },
    ]);
    expect(sent.mock.calls).toMatchObject([
      [
        {
          to: [{ address: who.email }],
          subject: 'A passkey was added',
          text: expect.stringContaining('“My laptop”'),
        },
      ],
    ]);
    sent.mockRestore();
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { record: { equals: String(who.id) }, action: { equals: 'update' } },
    });
    expect(docs).toMatchObject([
      { authorId: who.id, changes: [{ label: 'Passkey', before: '', after: 'My laptop' }] },
    ]);
  });

  it.each<[string, Odd]>([
    ['another website', { origin: 'https://www.example.com.evil' }],
    ['another domain name', { rpId: 'example.com.evil' }],
    ['a person who was not verified', { isVerified: false }],
    ['a challenge of somebody else’s making', { challenge: Buffer.from('made up').toString('base64url') }],
  ])('of %s is refused', async (_, odd) => {
    const who = await person('agent');
    const response = softAuthenticator(SITE).register(await optionsFor(who), odd);
    expect((await finish(who, response)).status).toBe(400);
    expect((await factsOf(who)).passkeys).toEqual([]);
  });

  it('is made once for each time the password was entered, by that person, within five minutes', async () => {
    const [who, other] = [await person('agent'), await person('agent')];
    const options = await optionsFor(who);
    expect((await finish(other, softAuthenticator(SITE).register(options))).status).toBe(400);
    expect((await finish(who, softAuthenticator(SITE).register(options))).status).toBe(200);
    expect((await finish(who, softAuthenticator(SITE).register(options))).status).toBe(400);
    const late = await optionsFor(who);
    later(5 * 60_000);
    expect((await finish(who, softAuthenticator(SITE).register(late))).status).toBe(400);
    expect((await factsOf(who)).passkeys).toHaveLength(1);
  });

  it('of a session that asks for another is refused what is not an answer at all', async () => {
    const who = await person('agent');
    for (const response of [
      {},
      { response: null },
      { id: 'a', rawId: 'a', type: 'public-key', response: {} },
    ])
      expect((await finish(who, response)).status).toBe(400);
  });
});

describe('signing in with a passkey', () => {
  it('asks for no address, no password and no code', async () => {
    const { who, key } = await withPasskey();
    await payload.kv.set(`two-step:${who.id}`, { secret: '', since: '2026-03-01', last: 0, recovery: [] });
    expect((await signIn(who.email)).status).toBe(401);
    expect(await challenge()).toMatchObject({ rpId: 'www.example.com.au', userVerification: 'required' });
    const answer = await use(key);
    expect([answer.status, await signedIn(answer)]).toEqual([200, who.id]);
    const [session = ''] = answer.cookies.filter((each) => each.startsWith('payload-token'));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/Secure/);
    expect((await factsOf(who)).passkeys[0]?.used).toBe('2026-03-02T10:00:00.000Z');
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { authorId: { equals: who.id }, action: { equals: 'sign-in' } },
    });
    expect(docs).toHaveLength(2);
  });

  it.each<[string, Odd]>([
    ['another website', { origin: 'https://www.example.com.evil' }],
    ['another domain name', { rpId: 'example.com.evil' }],
    ['a person who was not verified', { isVerified: false }],
    ['a challenge of somebody else’s making', { challenge: Buffer.from('made up').toString('base64url') }],
    ['somebody who is not there', { userHandle: Buffer.from('99999').toString('base64url') }],
    ['nobody', { userHandle: '' }],
  ])('of %s is refused', async (_, odd) => {
    const { key } = await withPasskey();
    const answer = await use(key, odd);
    expect([answer.status, answer.cookies]).toEqual([401, []]);
  });

  it('takes each challenge once, within five minutes, and none that was for a new passkey', async () => {
    const { who, key } = await withPasskey();
    const asked = await challenge();
    const both = await Promise.all([1, 2].map(() => post('/users/passkey-sign-in', key.answer(asked))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const late = await challenge();
    later(5 * 60_000);
    expect((await post('/users/passkey-sign-in', key.answer(late))).status).toBe(401);
    const { challenge: ofNew } = await optionsFor(who);
    expect((await use(key, { challenge: ofNew })).status).toBe(401);
  });

  it('says who somebody is by their own key only: not as another person, not with a copied key', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey('admin')];
    const asOther = Buffer.from(String(theirs.who.id)).toString('base64url');
    expect((await use(mine.key, { userHandle: asOther })).status).toBe(401);
    expect((await use(mine.key, { counter: 7 })).status).toBe(200);
    expect((await use(mine.key, { counter: 7 })).status).toBe(401);
  });

  it('is refused to people who were deactivated, and ends with the record', async () => {
    const { who, key } = await withPasskey();
    await payload.update({ collection: 'users', id: who.id, data: { deactivated: true } });
    expect((await use(key)).status).toBe(403);
    await payload.delete({ collection: 'users', id: who.id });
    expect((await use(key)).status).toBe(401);
    expect(await passkeysOf(payload, who.id)).toEqual([]);
  });

  it('stores nothing where no known passkey answers', async () => {
    const stored = async () => (await payload.kv.keys()).length;
    const before = await stored();
    for (let count = 0; count < 5; count += 1) await use(softAuthenticator(SITE));
    expect(await stored()).toBe(before);
  });
});

describe('a passkey that is there', () => {
  it('is renamed by its owner alone', async () => {
    const { who } = await withPasskey();
    const admin = await person('admin');
    const [{ id = '' } = {}] = (await factsOf(who)).passkeys;
    const rename = (by: Person, passkey = id) =>
      post(`/users/${who.id}/passkeys/rename`, { passkey, name: ' Work  phone ' }, by);
    expect([(await rename(admin)).status, (await rename(who, 'x')).status]).toEqual([403, 404]);
    expect((await rename(who)).status).toBe(200);
    expect((await factsOf(who)).passkeys).toMatchObject([{ name: 'Work phone' }]);
  });

  it('is removed by its owner or an admin, with their own password, and the owner is told by email', async () => {
    const { who, key } = await withPasskey();
    const [admin, other] = [await person('admin'), await person('agent')];
    const [{ id = '' } = {}] = (await factsOf(who, admin)).passkeys;
    const remove = (by: Person, password = PASSWORD) =>
      post(`/users/${who.id}/passkeys/remove`, { passkey: id, password }, by);
    const sent = vi.spyOn(mailerOf(payload), 'send');
    expect([(await remove(other)).status, (await remove(admin, 'wrong password 1')).status]).toEqual([
      403, 400,
    ]);
    expect((await use(key)).status).toBe(200);
    expect((await remove(admin)).status).toBe(200);
    expect((await use(key)).status).toBe(401);
    expect(sent.mock.calls).toMatchObject([[{ subject: 'An administrator removed a passkey' }]]);
    sent.mockRestore();
  });

  it('is removed by the command that gives somebody a new password', async () => {
    const { who, key } = await withPasskey('admin');
    await adminCommand({ payload, words: ['reset', who.email] });
    expect((await use(key)).status).toBe(401);
  });

  it('is in no record of its owner', async () => {
    const { who } = await withPasskey();
    const admin = await person('admin');
    const [{ id = '' } = {}] = (await factsOf(who)).passkeys;
    expect(JSON.stringify((await ask(`/users/${who.id}`, { by: admin })).json)).not.toContain(id);
  });
});
