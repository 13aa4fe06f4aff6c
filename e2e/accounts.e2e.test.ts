import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { visitorAt } from './support/contact-form.ts';
import { screenshotAll, screenshotPanel } from './support/screenshots.ts';
import { outbox } from './support/server.ts';
import { site } from './support/site.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const PASSWORD = 'ferry lantern orchard';

const browser = useBrowser();
const tab = useTab(browser, { reducedMotion: 'reduce' });
let page: Page;
beforeEach(() => {
  page = tab.page;
});

const open = (path: string) => page.goto(site.url + path, { waitUntil: 'load' });
const panel = () => page.getByRole('dialog');
const click = (name: string | RegExp) => page.getByRole('button', { name }).click();

let people = 0;
const newPerson = (): string => {
  people += 1;
  return `visitor${people}.accounts@example.com`;
};

/** Path and query of the link in the newest message with this subject to an address. */
async function linkTo({ email, subject }: { email: string; subject: RegExp }): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await outbox(site.dataDir)).filter(
          (mail) => mail.to?.[0]?.address === email && subject.test(mail.subject ?? ''),
        );
        link = /https?:\/\/\S+\?\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
        return link;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

const CONFIRM = /^Confirm your email/;
const RESET = /^Reset your password/;

async function fillRegistration(email: string) {
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel(/^Password \(optional\)/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
}

/** A visitor with a confirmed account, not signed in. */
async function member(): Promise<string> {
  const email = newPerson();
  await open('/forms/register');
  await fillRegistration(email);
  await click('Register');
  await page.getByText('Thank you for subscribing to alerts').waitFor();
  await open(await linkTo({ email, subject: CONFIRM }));
  await click('Confirm email address');
  await page.getByText('Your email address is confirmed').waitFor();
  return email;
}

async function signIn({ email, password = PASSWORD }: { email: string; password?: string }) {
  await open('/forms/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await click('Sign in');
}
const signedIn = () => page.waitForURL(`${site.url}/welcome`);
const refused = () => page.getByText('Your email address or password is incorrect').waitFor();

async function expectWhole(name: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([name, width, overflow]).toEqual([name, width, 0]);
    await expectNoAxeViolations(page);
  }
  await screenshotAll(page, name);
  await page.setViewportSize({ width: 1280, height: 800 });
}

it('a visitor registers, confirms, signs in, looks around and signs out', async () => {
  const email = newPerson();
  await open('/forms/register');
  await expectWhole('account-register');
  await fillRegistration(email);
  await click('Register');
  await page.getByText('Thank you for subscribing to alerts').waitFor();
  await open(await linkTo({ email, subject: CONFIRM }));
  await expectWhole('account-confirm');
  await click('Confirm email address');
  await page.getByText('Your email address is confirmed').waitFor();

  await open('/buy');
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/property\//);
  const listing = await page.locator('h1').textContent();
  await page.waitForFunction(() => localStorage.getItem('frontage:views'));

  await open('/welcome');
  await expectWhole('account-sign-in');
  const form = page.locator('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Welcome, Zoë' }).waitFor();
  await page.getByRole('link', { name: listing?.trim() }).waitFor();
  await expectWhole('account-welcome');
  expect(await page.evaluate(() => document.cookie)).toMatch(/requirementLogin=yes/);
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/frontage_session/);

  await page.getByRole('link', { name: 'Change your details' }).click();
  await panel().getByLabel('First name').fill('Zo');
  await screenshotPanel(page, 'panel-profile');
  await panel().getByRole('button', { name: 'Save' }).click();
  await panel().getByText('Your details have been updated').waitFor();
  await panel().getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('heading', { name: 'Welcome, Zo', exact: true }).waitFor();

  await click('Sign out');
  await page.waitForURL(`${site.url}/`);
  await open('/welcome');
  await page.getByLabel('Password').waitFor();
  expect(tab.problems).toEqual([]);
});

it('a forgotten password is replaced, and the old one is refused', async () => {
  const email = await member();
  await open('/forms/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await panel().getByLabel('Email').fill(email);
  await screenshotPanel(page, 'panel-forgot-password');
  await panel().getByRole('button', { name: 'Send reset link' }).click();
  await panel().getByText('No email was sent').waitFor();

  const link = await linkTo({ email, subject: RESET });
  // The old website's links open the form on any page.
  await open(`/${new URL(link, site.url).search}`);
  await panel().getByLabel('New password', { exact: true }).fill('a new one altogether');
  await panel().getByLabel('Confirm new password').fill('a new one altogether');
  expect(page.url()).not.toContain('t=');
  await screenshotPanel(page, 'panel-reset-password');
  await panel().getByRole('button', { name: 'Save password' }).click();
  await panel().getByText('Your password has been changed').waitFor();

  await signIn({ email });
  await refused();
  await signIn({ email, password: 'a new one altogether' });
  await signedIn();
  await open(link);
  await expectWhole('account-reset-password');
});

it('ten wrong passwords of a stranger do not keep the owner out', async () => {
  const email = await member();
  const stranger = await browser.open(visitorAt(41));
  await stranger.page.goto(`${site.url}/forms/login`);
  const statuses = await stranger.page.evaluate(async (user_login) => {
    const made: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      const body = new URLSearchParams({ user_login, user_pass: 'not the right one' });
      const headers = { Accept: 'application/json' };
      made.push((await fetch('/forms/login', { method: 'POST', headers, body })).status);
    }
    return made;
  }, email);
  await stranger.close();
  expect(new Set(statuses)).toEqual(new Set([422]));
  await signIn({ email, password: 'not the right one' });
  await refused();
  await expectWhole('account-sign-in-refused');
  await signIn({ email });
  await signedIn();
});

describe('the forms open in the panel', () => {
  it.each([
    ['login', 'Sign in'],
    ['forgot-password', 'Forgot your password?'],
    ['register', 'Register for property alerts'],
  ])('by #%s, and closing clears the address', async (hash, title) => {
    await open(`/agents#${hash}`);
    await panel().getByRole('heading', { name: title }).waitFor();
    await panel().locator(`form[action^="/forms/${hash}"]`).waitFor();
    await expectNoAxeViolations(page);
    await screenshotPanel(page, `panel-${hash}`);
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${site.url}/agents`);
  });

  it.each([
    ['register-sale', 'Residential', 'Buy'],
    ['register-lease', 'Residential', 'Rent'],
    ['register-commercial', 'Commercial', 'Buy'],
    ['register-rural', 'Rural', 'Buy'],
    ['register-business', 'Business', 'Buy'],
    ['register-holiday', 'Holiday', 'Rent'],
  ])('by #%s, with what is looked for chosen', async (hash, category, method) => {
    await open(`/agents#${hash}`);
    await panel()
      .getByRole('radio', { name: new RegExp(category) })
      .waitFor();
    expect(
      await panel()
        .getByRole('radio', { name: new RegExp(category) })
        .isChecked(),
    ).toBe(true);
    expect(await panel().getByRole('radio', { name: method, exact: true }).isChecked()).toBe(true);
  });

  it('link to each other', async () => {
    await open('/agents#login');
    await panel().getByRole('link', { name: 'Forgot your password?' }).click();
    await panel().getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await panel().getByRole('link', { name: 'Sign in' }).click();
    await panel().getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('or lead visitors who are signed in to their account', async () => {
    await signIn({ email: await member() });
    await signedIn();
    await open('/agents#login');
    await signedIn();
    expect(tab.problems).toEqual([]);
  });
});

it('everything works without script', async () => {
  const email = await member();
  ({ page } = await tab.reopen({ javaScriptEnabled: false }));
  await signIn({ email, password: 'not the right one' });
  await refused();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await signIn({ email });
  await signedIn();
  await page.getByRole('link', { name: 'Change your details' }).click();
  await page.getByLabel('Time zone').selectOption('Australia/Perth');
  await click('Save');
  await page.getByText('Your details have been updated').waitFor();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await page.getByText('Perth').waitFor();
  await click('Sign out');
  await page.waitForURL(`${site.url}/`);
});
