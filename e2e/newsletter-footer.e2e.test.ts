import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { ownEmail } from './support/own-email.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
const tab = useTab(browser, { reducedMotion: 'reduce' });
let page: Page;
beforeEach(() => {
  page = tab.page;
});

const form = () => page.locator('footer form');
const field = (name: string) => form().locator(`[name="${name}"]`);
const button = (name: string) => form().getByRole('button', { name, exact: true });
const border = (name: string) => button(name).evaluate((element) => getComputedStyle(element).borderColor);
const answers = { first_name: 'Zoë', last_name: 'Sample', phone: '0491 570 156' };
const fill = async (changes: Partial<typeof answers> & { email?: string } = {}) => {
  const email = ownEmail('foot');
  for (const [name, text] of Object.entries({ ...answers, email, ...changes })) await field(name).fill(text);
};
const leadsOf = async (email: string) =>
  (await (await staffRequests(site)).get(`/api/leads?where[email][equals]=${email}&depth=0`)).docs;

describe('the newsletter at the foot of a page', () => {
  it('costs nothing until a visitor turns to it: the page stays cached, and nothing more is fetched', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${site.url}/sold`, { waitUntil: 'networkidle' });
    const again = await page.request.get(`${site.url}/sold`);
    expect(again.headers()['x-frontage-cache']).toBe('hit');
    const ofForms = () => requested.filter((url) => /hydrate|lead-form|\/forms\//.test(url));
    expect(ofForms()).toEqual([]);
    await field('first_name').focus();
    await expect
      .poll(() => ofForms().some((url) => url.endsWith('/forms/newsletter-footer/ticket')))
      .toBe(true);
  });

  it('counts as opened when a visitor answers, not when a pointer passes over it', async () => {
    const events = () =>
      page.evaluate(() => JSON.parse(document.documentElement.dataset.events ?? '[]') as string[]);
    await page.addInitScript(() => {
      document.addEventListener('frontage:form', (event) => {
        const { dataset } = document.documentElement;
        const { event: name } = (event as CustomEvent<{ event: string }>).detail;
        dataset.events = JSON.stringify([...JSON.parse(dataset.events ?? '[]'), name]);
      });
    });
    await page.goto(`${site.url}/sold`, { waitUntil: 'load' });
    await form().scrollIntoViewIfNeeded();
    await form().hover();
    await page.locator('footer fr-island[data-woken=yes]').waitFor({ state: 'attached' });
    expect(await events()).toEqual([]);
    await fill();
    expect(await events()).toEqual(['opened']);
  });

  it('shows the result on its button, red or green, and is ready again three seconds later', async () => {
    await page.goto(`${site.url}/sold`, { waitUntil: 'load' });
    await button('Sign up').click();
    await button('Failed').waitFor();
    await expect.poll(() => border('Failed')).toBe('rgb(179, 38, 30)');
    for (const text of ['First Name', 'Last Name', 'Email', 'Phone'])
      await form().getByText(`${text} is Required.`).first().waitFor();
    await expectNoAxeViolations(page);
    await fill({ first_name: 'Z', email: 'zoe@example' });
    await button('Sign up').click();
    await button('Failed').waitFor();
    await form().getByText('First Name is Required.').first().waitFor();
    await form().getByText('Email is not valid.').first().waitFor();
    expect(await field('last_name').getAttribute('aria-invalid')).toBeNull();
    const shown = Promise.withResolvers<void>();
    await page.route('**/forms/newsletter-footer', async (route) => {
      await shown.promise;
      await route.continue();
    });
    const email = ownEmail('foot');
    await fill({ email });
    await button('Sign up').click();
    await button('Submitting...').waitFor();
    shown.resolve();
    await button('Submitted').waitFor();
    await expect.poll(() => border('Submitted')).toBe('rgb(29, 107, 71)');
    await button('Sign up').waitFor();
    expect(await field('first_name').inputValue()).toBe('');
    expect(new URL(page.url()).pathname).toBe('/sold');
    expect(tab.problems).toEqual([]);
    expect(await leadsOf(email)).toMatchObject([{ form: 'newsletter-footer', page: '/sold' }]);
  });

  it('needs no script, and a second click makes no second lead', async () => {
    const plain = await browser.open({ javaScriptEnabled: false });
    page = plain.page;
    const email = ownEmail('foot');
    for (let presses = 0; presses < 2; presses += 1) {
      await page.goto(`${site.url}/sold`);
      await fill({ email });
      await button('Sign up').click();
      await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor();
    }
    await plain.close();
    expect(await leadsOf(email)).toMatchObject([{ form: 'newsletter-footer', page: '/sold' }]);
  });

  it('is not there where the page is a form itself, nor once the agency has switched it off', async () => {
    await page.goto(`${site.url}/forms/contact-agency`);
    expect(await form().count()).toBe(0);
    const staff = await staffRequests(site);
    const offer = (enabled: boolean) =>
      staff.post('/api/globals/lead-form-settings', { newsletterFooter: { enabled } });
    await page.goto(`${site.url}/leased`);
    expect(await form().count()).toBe(1);
    try {
      await offer(false);
      await page.reload();
      expect(await form().count()).toBe(0);
    } finally {
      await offer(true);
    }
  });
});
