import { expect, it } from 'vitest';
import { PASSWORD, testAccounts } from '#site/testing/accounts.ts';
import { listSite } from '#site/testing/lists.ts';

/* @postgres: lists that become one in a transaction. */

/* A browser's lists and an account's, over http. The website's own address is https. */

const accounts = await testAccounts();
const { listing } = await listSite(accounts);
const { browser, member, signIn } = accounts;

type Browser = ReturnType<typeof browser>;
const save = (own: Browser, { text }: { text: string }) => own.send('/shortlist', { listing: text });
const state = async (own: Browser) =>
  JSON.parse((await own.get('/me/state')).text) as Record<string, unknown>;

it('what was saved without an account is in the account once somebody signs in, and stays there', async () => {
  const [{ email }, one, two] = [await member(), await listing(), await listing()];
  const own = browser();
  await save(own, one);
  expect(await signIn({ browser: own, email })).toMatchObject({ ok: true });
  expect(await state(own)).toMatchObject({ signedIn: true, firstName: 'Zoë', saved: [one.id] });
  await save(own, two);

  const elsewhere = browser();
  await signIn({ browser: elsewhere, email });
  expect(await state(elsewhere)).toMatchObject({ saved: [two.id, one.id] });
  // The browser's own list was taken over, not copied.
  own.cookies.delete('frontage_session');
  expect(await state(own)).toMatchObject({ signedIn: false, firstName: '', saved: [] });
});

it('an enquiry about all knows who asks', async () => {
  const [{ email }, one, own] = [await member(), await listing(), browser()];
  await signIn({ browser: own, email });
  await save(own, one);
  const { text } = await own.get('/saved-properties/enquire');
  expect(text).toContain('value="Zoë Byron"');
  expect(text).toContain(`value="${email}"`);
});

it('a form that begins with who asks is told by the account, and nobody else is', async () => {
  const [{ email }, own] = [await member(), browser()];
  const person = async () => JSON.parse((await own.get('/me/person')).text) as unknown;
  expect(await person()).toEqual({});
  await signIn({ browser: own, email });
  expect(await person()).toMatchObject({ name: 'Zoë Byron', firstName: 'Zoë', lastName: 'Byron', email });
});

it('every cookie goes over https alone, and scripts read none but the two markers', async () => {
  const [{ email }, one, own] = [await member(), await listing(), browser()];
  const login = { user_login: email, user_pass: PASSWORD };
  const stale = browser();
  stale.cookies.set('requirementLogin', 'yes');
  const lines = [
    ...(await own.post('/shortlist', { listing: one.text })).setCookies,
    ...(await own.post('/forms/login', login)).setCookies,
    ...(await own.post('/account/sign-out', {})).setCookies,
    ...(await own.post('/?tbajax=1', { action: 'iproperty_user_login', ...login })).setCookies,
    ...(await own.post('/?tbajax=1', { action: 'iproperty_user_logout' })).setCookies,
    ...(await stale.get('/me/state')).setCookies,
  ];
  const readable = lines.filter((line) => !/; HttpOnly(;|$)/.test(line)).map((line) => line.split('=')[0]);
  expect([...new Set(lines.map((line) => line.split('=')[0]))].sort()).toEqual([
    'frontage_session',
    'frontage_state',
    'frontage_visitor',
    'requirementLogin',
  ]);
  expect([...new Set(readable)].sort()).toEqual(['frontage_state', 'requirementLogin']);
  expect(lines.filter((line) => !/; SameSite=Lax(;|$)/.test(line) || !/; Secure(;|$)/.test(line))).toEqual(
    [],
  );
});

it.each(['/me/state', '/me/person'])(
  '%s is JSON whatever a browser makes of it, and not stored',
  async (path) => {
    const { headers } = await browser().get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store, private',
    });
  },
);
