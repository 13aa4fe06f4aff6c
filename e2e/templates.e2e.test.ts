import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
const made = { header: 0, footer: 0, listing: 0 };
let listing: string;

const block = (type: string, props: object = {}, id = `${type}-000001`) => ({
  type,
  props: { id, ...props },
});
const section = (name: string, content: object[], props: object = {}) =>
  block('section', { content, space: { base: 'tight' }, ...props }, `section-${name}`);
const row = (content: object[]) =>
  block('stack', { content, direction: { base: 'row' }, wrap: false, align: 'center', justify: 'between' });
const columns = (column1: object[], column2: object[]) =>
  block('columns', { column1, column2, width1: { base: 66, tablet: 100 } });

const DESIGNS = {
  header: [
    section('notice', [block('heading', { text: 'Open until 8 on Thursdays', size: { base: 'lg' } })], {
      tone: 'brand',
    }),
    section('bar', [
      row([block('site-logo'), block('site-menu'), block('site-search'), block('site-account')]),
    ]),
    section('under', [block('order-type')]),
  ],
  footer: [
    section(
      'foot',
      [block('agency-name'), block('footer-links'), block('agency-contact'), block('small-print')],
      {
        tone: 'brand',
      },
    ),
  ],
  listing: [
    section('way', [block('breadcrumbs'), block('listing-pictures')]),
    section('whole', [
      columns(
        [block('listing-heading'), block('listing-about'), block('listing-facts'), block('listing-features')],
        [block('listing-price'), block('listing-times'), block('listing-people'), block('listing-share')],
      ),
      block('listing-plans'),
      block('listing-film'),
      block('listing-documents'),
      block('listing-map'),
    ]),
    block('listing-similar'),
    block('lead-form', { form: 'property-enquiry', title: 'Ask about {street}' }),
    block('listing-bar'),
  ],
};
type Kind = keyof typeof DESIGNS;

beforeAll(async () => {
  staff = await staffRequests(site);
  const { page, close } = await browser.open({ javaScriptEnabled: false });
  await page.goto(`${site.url}/buy`);
  listing = String(await page.locator('main article a').first().getAttribute('href'));
  await close();
  for (const kind of Object.keys(DESIGNS) as Kind[]) {
    const design = { content: DESIGNS[kind], root: { props: {} } };
    const { doc } = await staff.post('/api/templates', { kind, design, _status: 'published' });
    made[kind] = Number((doc as { id: number }).id);
  }
});

// All end-to-end tests of a worker share this site.
afterAll(async () => {
  for (const id of Object.values(made)) await staff.delete(`/api/templates/${id}`);
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
    const street = await page.locator('h1').innerText();
    expect(await page.getByRole('heading', { name: `Ask about ${street}` }).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await expectNoAxeViolations(page);
    expect(tab.problems).toEqual([]);
    await tab.close();
  });

  it('has its form about this property', async () => {
    const text = await (await fetch(site.url + listing)).text();
    expect(text).toContain(`action="/forms/property-enquiry?property_id=${listing.split('/').at(-1)}`);
  });

  it('?theme_template_id= brings the template to the middle of the screen', async () => {
    const { page, close } = await browser.open();
    await page.goto(`${site.url}${listing}?theme_template_id=${made.listing}`);
    const fromMiddle = () =>
      page.locator(`main [data-template-id="${made.listing}"]`).evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return Math.abs(top + height / 2 - innerHeight / 2);
      });
    await expect.poll(fromMiddle, { timeout: 15_000 }).toBeLessThan(2);
    await close();
  });
});

it('what stands in no section keeps to the column; the page as it was built in goes across', async () => {
  const design = {
    content: [block('built-in'), block('heading', { text: 'More of this agent' })],
    root: { props: {} },
  };
  const { doc } = await staff.post('/api/templates', { kind: 'agent', design, _status: 'published' });
  const { page, close } = await browser.open({ viewport: { width: 390, height: 800 } });
  await page.goto(`${site.url}/agents`);
  const path = await page.locator('main a[href^="/agents/"]').first().getAttribute('href');
  await page.goto(site.url + path);
  const place = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return [left, width];
    });
  expect(await place('.fr-words:has-text("More of this agent")')).toEqual([20, 350]);
  expect(await place('main > div > .fr-band')).toEqual([0, 390]);
  await close();
  await staff.delete(`/api/templates/${(doc as { id: number }).id}`);
});

describe('a header of parts', () => {
  it('has its menu over what stands under it', async () => {
    const { page, close } = await browser.open({ viewport: { width: 390, height: 800 } });
    await page.goto(`${site.url}/buy`);
    await page.locator('header summary').first().click();
    // Playwright clicks only elements that nothing covers.
    await page.locator('header details a[href="/agents"]').click();
    await page.waitForURL(`${site.url}/agents`);
    await close();
  });

  it('opens the search, and is held once the page is scrolled', async () => {
    const { page, close } = await browser.open({ viewport: { width: 1440, height: 800 } });
    await page.goto(`${site.url}/agents`);
    await page.waitForSelector('header[data-header="rests"]');
    await page.getByRole('button', { name: 'Find a property' }).click();
    await page.getByRole('dialog', { name: 'Find a property' }).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.waitForSelector('header[data-header="held"]');
    await close();
  });
});
