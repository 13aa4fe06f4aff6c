import { beforeAll, expect, it } from 'vitest';
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

/** The fastest of a few, in ms: what else the machine does only makes some slower. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

it('an address that nobody has takes the work of a wrong password', async () => {
  const known = await fastest(() => wrong(true));
  const unknown = await fastest(() => wrong(false));
  // The work is all but a few percent of the time, so without it nothing near this is left.
  expect(unknown).toBeGreaterThan(known / 2);
});

it('tells right from wrong, also after ten wrong ones', async () => {
  const right = () => checkPassword({ payload, email: ' ZOE@example.com', password, known: true });
  expect(await right()).toEqual({ ok: true, session: expect.stringMatching(/^[\w-]{36}$/) });
  for (let i = 0; i < 11; i += 1) expect(await wrong(true)).toEqual({ ok: false, reason: 'wrong' });
  expect(await right()).toMatchObject({ ok: true });
}, 60_000);
