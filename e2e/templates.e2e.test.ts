import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateStarters } from '../site/src/features/pages/starters/templates.ts';
import type { TemplateKind } from '../site/src/features/pages/template-kinds.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { openBrowser } from './support/browser.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;
let staff: Awaited<ReturnType<typeof staffRequests>>;
const made: Partial<Record<TemplateKind, number>> = {};
let listing: string;

/** Publishes the parts of a built-in page as a template, with a block of ordinary kind under them. */
async function publish(kind: TemplateKind, more: object[] = []): Promise<number> {
  const parts = templateStarters.find(({ template }) => template === kind)?.design.content ?? [];
  const design = { content: [...parts, ...more], root: { props: {} } };
  const { doc } = await staff.post('/api/templates', { kind, design, _status: 'published' });
  return Number((doc as { id: number }).id);
}

beforeAll(async () => {
  browser = await openBrowser();
  staff = await staffRequests(site);
  const { page, close } = await browser.open({ javaScriptEnabled: false });
  await page.goto(`${site.url}/buy`);
  listing = String(await page.locator('main article a').first().getAttribute('href'));
  await close();
  made.header = await publish('header');
  made.footer = await publish('footer');
  made.listing = await publish('listing', [
    { type: 'lead-form', props: { id: 'form-000001', form: 'property-enquiry', title: 'Ask about it' } },
  ]);
});

// Every journey visits this one site.
afterAll(async () => {
  for (const id of Object.values(made)) await staff.delete(`/api/templates/${id}`);
  await browser?.close();
});

describe('a listing’s page within templates', () => {
  it.each([390, 1440])('is whole, accessible and still at %d px', async (width) => {
    const tab = await browser.open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const { page } = tab;
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.url + listing, { waitUntil: 'networkidle' });
    for (const [element, kind] of [
      ['header', 'header'],
      ['footer', 'footer'],
      ['main > div', 'listing'],
    ] as const)
      expect(await page.locator(`${element}[data-template-id="${made[kind]}"]`).count()).toBe(1);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Ask about it' }).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await expectNoAxeViolations(page);
    expect(tab.problems).toEqual([]);
    await tab.close();
  });

  it('sends its form about this property', async () => {
    const text = await (await fetch(site.url + listing)).text();
    const id = listing.split('/').at(-1);
    expect(text).toContain(`action="/forms/property-enquiry?property_id=${id}`);
  });

  it('?theme_template_id= brings the template to the middle of the screen', async () => {
    const { page, close } = await browser.open();
    await page.goto(`${site.url}${listing}?theme_template_id=${made.listing}`);
    const fromMiddle = () =>
      page.locator(`[data-template-id="${made.listing}"]`).evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return Math.abs(top + height / 2 - innerHeight / 2);
      });
    await expect.poll(fromMiddle, { timeout: 15_000 }).toBeLessThan(2);
    await close();
  });
});

describe('the header of parts', () => {
  it('has the menu behind a button on phones, over all that follows', async () => {
    const { page, close } = await browser.open({ viewport: { width: 390, height: 800 } });
    await page.goto(`${site.url}/buy`);
    await page.locator('header summary').click();
    await page.locator('header details a[href="/agents"]').click();
    await page.waitForURL(`${site.url}/agents`);
    await close();
  });

  it('opens the search and is held once the page is scrolled', async () => {
    const { page, close } = await browser.open({ viewport: { width: 1440, height: 800 } });
    await page.goto(`${site.url}/agents`);
    await page.waitForSelector('header[data-header="rests"]');
    await page.getByRole('button', { name: 'Find a property' }).click();
    await page.getByRole('dialog', { name: 'Find a property' }).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.waitForSelector('header[data-header="held"]');
    await close();
  });
});
