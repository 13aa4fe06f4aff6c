import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { ownEmail } from './support/own-email.ts';
import { outbox } from './support/server.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();

describe('a visitor finds a property and enquires', () => {
  it('by suburb and price, in a panel; the lead is stored and the mail reaches the agent', async () => {
    const tab = await browser.open();
    const { page } = tab;
    await page.goto(site.url);
    await page.getByRole('combobox', { name: /suburb/i }).fill('Newt');
    await page
      .getByRole('option', { name: /Newtown/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/\/buy\?.*suburb=newtown-nsw-2042/);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    const priceTo = filters.getByLabel('Price to');
    await priceTo.selectOption({ index: -1 + (await priceTo.locator('option').count()) });
    await page.waitForURL(/max_price=\d+/);
    await filters.getByRole('button', { name: /^Show \d/ }).click();
    await filters.waitFor({ state: 'hidden' });
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/property\/newtown-nsw-2042\//);
    const street = await page.getByRole('heading', { level: 1 }).textContent();

    await page
      .getByRole('link', { name: /enquire about this property/i })
      .first()
      .click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Name', { exact: false }).first().fill('Visitor Sample');
    const email = ownEmail('visitor');
    await panel.getByLabel(/e-?mail/i).fill(email);
    await panel.getByLabel(/phone/i).fill('0491 570 156');
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: /send/i }).click();
    await panel.getByText('Your message has been sent successfully').waitFor();
    await panel.getByRole('button', { name: 'Close' }).last().click();
    await panel.waitFor({ state: 'detached' });
    expect(tab.problems).toEqual([]);
    await tab.close();

    const leads = await (await staffRequests(site)).get(`/api/leads?where[email][equals]=${email}&depth=1`);
    expect(leads.docs).toMatchObject([{ name: 'Visitor Sample', form: 'property-enquiry', state: 'new' }]);
    const mail = await mailAbout(email);
    expect(mail.replyTo?.[0]?.address).toBe(email);
    expect(`${mail.text}`).toContain(street?.split('\n')[0]);
  });

  it('sees what to correct, keeps what was typed, and can close the panel with Esc', async () => {
    const tab = await browser.open();
    const { page } = tab;
    await openListing(page);
    await page
      .getByRole('link', { name: /enquire about this property/i })
      .first()
      .click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Name', { exact: false }).first().fill('A Visitor');
    await panel.getByLabel(/e-?mail/i).fill('not an address');
    await panel.getByRole('button', { name: /send/i }).click();
    await panel.locator('[aria-invalid="true"]').first().waitFor();
    expect(await panel.getByLabel(/e-?mail/i).getAttribute('aria-invalid')).toBe('true');
    expect(await panel.getByLabel('Name', { exact: false }).first().inputValue()).toBe('A Visitor');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(tab.problems).toEqual([]);
    await tab.close();
  });

  it('does all of it without JavaScript', async () => {
    const tab = await browser.open({ javaScriptEnabled: false });
    const { page } = tab;
    await page.goto(`${site.url}/buy`);
    await page
      .locator('main')
      .getByLabel(/suburb or postcode/i)
      .fill('Newtown');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/suburb=newtown-nsw-2042/);
    await page.locator('main article a').first().click();
    await page
      .getByRole('link', { name: /enquire about this property/i })
      .first()
      .click();
    await page.waitForURL(/\/forms\/property-enquiry\?/);
    await page.getByRole('button', { name: /send/i }).click();
    expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(1);
    await page.getByLabel('Name', { exact: false }).first().fill('Plain Sample');
    await page.getByLabel(/e-?mail/i).fill('plain@example.com');
    await page.getByLabel(/phone/i).fill('0491 570 157');
    // The form refuses what was filled in faster than a person types.
    await expect
      .poll(
        async () => {
          if (page.url().includes('/thank-you')) return true;
          await page.getByRole('button', { name: /send/i }).click();
          return page.url().includes('/thank-you');
        },
        { timeout: 15_000, interval: 700 },
      )
      .toBe(true);
    await page.getByText('Your message has been sent successfully').waitFor();
    await tab.close();
    const mail = await mailAbout('Plain Sample');
    expect(mail.replyTo?.[0]?.address).toBe('plain@example.com');
  });
});

/** What each kind of visitor comes for: an entry of the menu, and the form they end at. */
const JOURNEYS = [
  { who: 'a buyer', menu: 'Buy', form: 'property-enquiry' },
  { who: 'a renter', menu: 'Rent', form: 'property-enquiry' },
  { who: 'a vendor', menu: 'Sell', form: 'sales-appraisal' },
  { who: 'a landlord', menu: 'Rent out', link: 'Change to us', form: 'transfer-management' },
  { who: 'a tenant', menu: 'Rent out', link: 'Maintenance request', form: 'maintenance-request' },
];

it('gives an address room beside the picture of a page on a tablet', async () => {
  const { page, close } = await browser.open({ viewport: { width: 768, height: 1024 } });
  await page.goto(`${site.url}/sell`);
  const field = page.locator('main').getByLabel('Address of your home').first();
  expect((await field.boundingBox())?.width).toBeGreaterThan(250);
  await close();
});

describe.each([
  ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['desktop', { viewport: { width: 1440, height: 900 } }],
])('on a %s, from the home page to the form', (device, options) => {
  it.each(JOURNEYS)('$who', async ({ menu, link, form }) => {
    const { page, problems, close } = await browser.open({ reducedMotion: 'reduce', ...options });
    const main = page.locator('main');
    await page.goto(site.url);
    if (device === 'phone') await page.locator('header summary').first().click();
    const entries = page.locator('header nav').getByRole('link', { name: menu, exact: true });
    await entries.filter({ visible: true }).first().click();
    await expectNoSidewaysScroll(page);
    if (form === 'sales-appraisal') {
      await main.getByLabel('Address of your home').first().fill('12 King Street, Newtown NSW 2042');
      await main.getByRole('button', { name: 'Request an appraisal' }).first().click();
    } else {
      if (!link) {
        await main.locator('article a').first().click();
        await page.waitForURL(/\/property\//);
        await expectNoSidewaysScroll(page);
      }
      const way = main.getByRole('link', { name: link ?? /^Enquire/ });
      await way.filter({ visible: true }).first().click();
    }
    const opened = page.locator(`form[method="post"][action^="/forms/${form}"]`).filter({ visible: true });
    await opened.getByRole('textbox').first().waitFor();
    if (form === 'sales-appraisal')
      await expect.poll(() => opened.locator('input[name="suburb"]').inputValue()).toBe('Newtown');
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await close();
  });
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

async function openListing(page: Page): Promise<void> {
  await page.goto(`${site.url}/buy`);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/property\//);
}

/** The agency's mail about this visitor, once the delivery job has written it. */
async function mailAbout(name: string) {
  const find = async () =>
    (await outbox(site.dataDir)).find(
      ({ text, to }) =>
        text?.includes(name) && !to?.some(({ address }) => /^(visitor|plain)[.@]/.test(address ?? '')),
    );
  return vi.waitUntil(find, { timeout: 15_000, interval: 200 });
}
