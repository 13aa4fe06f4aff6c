// @sqlite-only: how a password is compared; accounts are looked up on PostgreSQL by other tests.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { beforeAll, expect, it, vi } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { createAccountStore } from './account-store.ts';
import { checkPassword } from './check-password.ts';

const { payload } = await testPayload();
const store = createAccountStore({ payload });
const email = 'zoe@example.com';
const password = 'ferry lantern orchard';
beforeAll(async () => {
  await store.create({ email, firstName: 'Zoë', password });
});

const wrong = (known: boolean) => checkPassword({ payload, email, password: 'not the right one', known });

/** Counts key derivations and their rounds: they take nearly all of the response time. */
async function derivations(work: () => Promise<unknown>): Promise<unknown[]> {
  const derive = vi.spyOn(crypto, 'pbkdf2');
  syncBuiltinESMExports();
  await work();
  const made = derive.mock.calls.map(([, , rounds, length, digest]) => [rounds, length, digest]);
  derive.mockRestore();
  syncBuiltinESMExports();
  return made;
}

it('an address that nobody has takes the work of a wrong password', async () => {
  const known = await derivations(() => wrong(true));
  expect(known).not.toEqual([]);
  expect(await derivations(() => wrong(false))).toEqual(known);
});

it('tells right from wrong, also after ten wrong ones', async () => {
  const right = () => checkPassword({ payload, email: ' ZOE@example.com', password, known: true });
  expect(await right()).toEqual({ ok: true, session: expect.stringMatching(/^[\w-]{36}$/) });
  for (let i = 0; i < 11; i += 1) expect(await wrong(true)).toEqual({ ok: false, reason: 'wrong' });
  expect(await right()).toMatchObject({ ok: true });
}, 60_000);
