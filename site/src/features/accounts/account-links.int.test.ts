import { beforeAll, expect, it } from 'vitest';
import type { Account } from '#site/server/current-visitor.ts';
import { testPayload } from '#site/testing/payload.ts';
import { createAccountLinks } from './account-links.ts';
import { createAccountStore } from './account-store.ts';
import { normalEmail } from './normal-email.ts';

const { payload } = await testPayload();
const store = createAccountStore({ payload });
const START = Date.parse('2026-03-01T00:00:00Z');
const HOUR = 60 * 60 * 1000;
let now = START;
const links = createAccountLinks({
  store,
  secret: 'secret',
  siteUrl: 'https://www.example.com.au',
  now: () => now,
});

let account: Account;
beforeAll(async () => {
  account = (await store.create({ email: ' Zoe@Example.com ', firstName: 'Zoë' })) ?? expect.fail();
});

const purpose = 'reset-password';

it('an address is kept in one form', async () => {
  expect(account.email).toBe('zoe@example.com');
  expect((await store.findByEmail('ZOE@EXAMPLE.COM'))?.id).toBe(account.id);
  expect(await store.findByEmail('zoe+home@example.com')).toBeUndefined();
  expect(await store.create({ email: 'ZOE@example.com', firstName: '' })).toBeUndefined();
  expect(normalEmail(' ZOE\u0308@Example.com')).toBe(normalEmail('zo\u00eb@example.com'));
});

it.each([
  ['reset-password', 1],
  ['change-email', 24],
  ['confirm-email', 24 * 7],
] as const)('a link to %s works for %d hours', async (name, hours) => {
  now = START;
  const token = await links.token({ purpose: name, account });
  now = START + hours * HOUR - 1;
  expect((await links.read({ purpose: name, token }))?.account.id).toBe(account.id);
  now = START + hours * HOUR;
  expect(await links.read({ purpose: name, token })).toBeUndefined();
  now = START;
});

it('a link is for one purpose, one address and one password', async () => {
  const token = await links.token({ purpose, account });
  expect(await links.read({ purpose: 'confirm-email', token })).toBeUndefined();
  expect(await links.read({ purpose, token, email: 'other@example.com' })).toBeUndefined();
  expect(await links.read({ purpose, token: `${token.slice(0, -1)}_` })).toBeUndefined();
  expect((await links.read({ purpose, token, email: 'ZOE@example.com' }))?.account.id).toBe(account.id);
  await store.change({ id: account.id, password: 'ferry lantern orchard' });
  expect(await links.read({ purpose, token })).toBeUndefined();
});

it('a link to somebody who has gone leads nowhere', async () => {
  const gone = (await store.create({ email: 'gone@example.com', firstName: '' })) ?? expect.fail();
  const token = await links.token({ purpose, account: gone });
  await store.erase(gone.id);
  expect(await links.read({ purpose, token })).toBeUndefined();
});
