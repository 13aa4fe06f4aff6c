import { describe, expect, it } from 'vitest';
import { newPerson, PASSWORD, testAccounts } from '#site/testing/accounts.ts';
import type { TestBrowser } from '#site/testing/browser.ts';
import { ADDRESSES, withQuery } from '#site/testing/old-pages.ts';
import { ACCOUNT_FRAGMENTS, ACCOUNT_SENDINGS } from './account-actions.tsx';

/* @postgres: the queries of accounts and sessions. */

/* The contract with scripts of the old website: signing in and out, passwords, registering for alerts. */

const { browser, linkTo, mails, member, clickButton, registration, signIn, visitors } = await testAccounts();

const [PLAIN] = ADDRESSES;
const ask = async (own: TestBrowser, fields: Record<string, string>) => (await own.post(PLAIN, fields)).text;

it('every action is in the tables', () => {
  expect(Object.keys(ACCOUNT_FRAGMENTS)).toEqual([
    'alert_login_form',
    'alert_forgot_password_form',
    'alert_reset_password_form',
    'register_alerts_form',
  ]);
  expect(Object.keys(ACCOUNT_SENDINGS)).toEqual([
    'iproperty_user_login',
    'iproperty_forgot_password',
    'iproperty_reset_password',
    'iproperty_register_user',
  ]);
});

describe.each(Object.entries(ACCOUNT_FRAGMENTS))('%s', (action, form) => {
  const query = { action, email: 'zoe@example.com', token: 'from.amessage' };

  it.each(ADDRESSES)('is the form and nothing else, at %s', async (path) => {
    const { status, text, headers } = await browser().get(withQuery(path, query));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toMatch(new RegExp(`^<section data-form="${form}">.*</section>$`, 's'));
    expect(text).toMatch(new RegExp(`<form[^>]* action="/forms/${form}"`));
    expect(text).not.toMatch(/<(html|body|script|fr-island)\b/);
  });

  it('is not sent', async () => {
    const { status, headers } = await browser().post(PLAIN, { action });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('says where somebody is signed in already', async () => {
    const somebody = await member();
    await signIn(somebody);
    const { text } = await somebody.browser.get(withQuery(PLAIN, query));
    // A link of a message may be followed by anyone who is signed in.
    if (form === 'reset-password') expect(text).toContain('name="confirm_password"');
    else expect(text).toBe('logged-in');
  });
});

it('the form of alerts has every section, for pages that show and hide them', async () => {
  // Specification, 4: "Changing category or method shows only the matching sections and disables hidden fields."
  const { text } = await browser().get(withQuery(PLAIN, { action: 'register_alerts_form' }));
  const fields = [
    'residential_types',
    'commercial_types',
    'rural_uses',
    'min_price',
    'min_rent',
    'beds',
    'min_land',
  ];
  expect(fields.filter((name) => !text.includes(`name="${name}"`))).toEqual([]);
  expect(text).not.toContain('<noscript');
  const plain = (await browser().get('/forms/register')).text;
  expect(/<noscript[^>]*>.*name="min_rent".*<\/noscript>/s.test(plain)).toBe(true);
});

it('an alert to rent keeps its price, sent without JavaScript', async () => {
  const email = newPerson();
  const fields = { ...registration(email), buy_rent: 'rent', min_price: '', min_rent: '500' };
  await browser().post('/forms/register', fields);
  await visitors.accounts.worker.runOnce();
  expect(mails.at(-1)?.text).toMatch(/500/);
});

it('the form for a new password holds the link of the message, and is not there without', async () => {
  const query = { action: 'alert_reset_password_form', email: 'zoe@example.com', token: 'from.amessage' };
  const { text } = await browser().get(withQuery(PLAIN, query));
  expect(text).toContain('name="email" value="zoe@example.com"');
  expect(text).toContain('name="token" value="from.amessage"');
  expect((await browser().get(withQuery(PLAIN, { action: query.action }))).status).toBe(404);
});

it.each([...Object.keys(ACCOUNT_SENDINGS), 'iproperty_user_logout'])(
  '%s is never fetched',
  async (action) => {
    const { status, headers } = await browser().get(withQuery(PLAIN, { action }));
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  },
);

describe.each(ADDRESSES)('at %s', (path) => {
  it('somebody signs in and out', async () => {
    const { email, browser: own } = await member();
    const login = (user_pass: string, user_login = email) =>
      own.post(path, { action: 'iproperty_user_login', user_login, user_pass });
    expect((await login('wrong')).text).toBe('login-incorrect');
    expect((await login(PASSWORD, newPerson())).text).toBe('user-not-found');
    expect((await login('')).text).toBe('login-incorrect');
    expect(own.cookies.has('frontage_session')).toBe(false);
    expect((await login(PASSWORD)).text).toBe('success');
    expect(own.cookies.get('requirementLogin')).toBe('yes');
    expect((await own.get('/welcome')).text).toContain('Welcome, Zoë');
    expect((await own.post(path, { action: 'iproperty_user_logout' })).text).toBe('success');
    expect(own.cookies.has('requirementLogin')).toBe(false);
    expect((await own.get('/welcome')).text).not.toContain('Zoë');
  });
});

it('somebody forgets their password and chooses another', async () => {
  const { email, browser: own } = await member();
  const action = 'iproperty_forgot_password';
  expect(await ask(own, { action, email: newPerson() })).toBe('email-not-found');
  expect(await ask(own, { action, email: '' })).toBe('Email is required');
  expect(await ask(own, { action, email })).toBe('success');
  const link = new URLSearchParams((await linkTo(email)).split('?')[1]);
  const reset = (token: string, password = 'a new one altogether') =>
    ask(own, {
      action: 'iproperty_reset_password',
      ...{ email, token, password },
      confirm_password: password,
    });
  expect(await reset('made.up')).toMatch(/^Something went wrong\. Please try again\./);
  expect(await reset(link.get('t') ?? '', '')).toMatch(/^Please enter a password/);
  expect(await reset(link.get('t') ?? '')).toBe('success');
  expect(await reset(link.get('t') ?? '')).toMatch(/^Something went wrong/);
});

it('somebody registers', async () => {
  const [email, own] = [newPerson(), browser()];
  const fields = { action: 'iproperty_register_user', ...registration(email) };
  expect(await ask(own, { ...fields, subscriber_first_name: '' })).toBe('Enter your first name');
  expect(await ask(own, { ...fields, 'your-website': 'x' })).toBe('bot-error');
  expect(await ask(own, fields)).toBe('success');
  await clickButton({ browser: own, link: await linkTo(email) });
  expect(await ask(own, fields)).toBe('email exists');
});

it('nothing is done for another website', async () => {
  const { email, browser: own } = await member();
  const fields = { action: 'iproperty_user_login', user_login: email, user_pass: PASSWORD };
  const sent = await own.post(PLAIN, fields, { Origin: 'https://evil.example' });
  expect([sent.status, sent.setCookies]).toEqual([403, []]);
});
