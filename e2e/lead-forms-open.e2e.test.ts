import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAtRest } from './support/at-rest.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { ownEmail } from './support/own-email.ts';
import { screenshotPanel } from './support/screenshots.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
const tab = useTab(browser);
let page: Page;
/** The path of the first listing for sale. */
let listing: string;
beforeAll(async () => {
  const search = await (await fetch(`${site.url}/buy`)).text();
  listing = search.match(/<article[\s\S]*?href="(\/property\/[^"]+)"/)?.[1] ?? '';
  expect(listing).not.toBe('');
});
beforeEach(() => {
  page = tab.page;
});

/** The hashes of the old site, and the form that each opens on a page that has no button for it. */
const HASHES = {
  'market-appraisal': 'sales-appraisal',
  'rental-appraisal': 'rental-appraisal',
  'residential-appraisal': 'residential-appraisal',
  'commercial-appraisal': 'commercial-appraisal',
  'rural-appraisal': 'rural-appraisal',
  'maintenance-request': 'maintenance-request',
  'notice-to-vacate': 'vacate-notice',
  'newsletter-signup': 'newsletter-signup',
  'contact-us': 'contact-agency',
  'property-inspections': 'book-inspection',
  contactagent: 'contact-agent',
  'transfer-management': 'transfer-management',
};

const panel = () => page.getByRole('dialog');
const formIn = (key: string) => panel().locator(`form[action^="/forms/${key}"]`);
const closed = () => panel().waitFor({ state: 'detached' });
const setHash = (hash: string) =>
  page.evaluate((name) => {
    location.hash = name;
  }, hash);
/** The document is there, and its script runs: the module script has run when the load event comes. */
const open = (path: string) => page.goto(site.url + path, { waitUntil: 'load' });
const openListing = () => openAtRest(page, site.url + listing);
const openListingFromSearch = async () => {
  await open('/buy');
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/property\//, { waitUntil: 'networkidle' });
};

describe('a hash in the address', () => {
  // How the panel moves is seen below.
  beforeEach(() => page.emulateMedia({ reducedMotion: 'reduce' }));

  // Which form belongs to which hash is the same when it changes, below; lead-hashes.test.ts has the table.
  it.each(['market-appraisal', 'contact-us'] as const)(
    '#%s opens its form when the page loads, and closing clears it',
    async (hash) => {
      await open(`/agents#${hash}`);
      await formIn(HASHES[hash]).waitFor();
      await page.keyboard.press('Escape');
      await closed();
      expect(page.url()).toBe(`${site.url}/agents`);
      expect(tab.problems).toEqual([]);
    },
  );

  it('opens one form after the other as it changes, and closing the last clears it', async () => {
    await open('/agents');
    for (const [hash, key] of Object.entries(HASHES)) {
      await setHash(hash);
      await formIn(key).waitFor();
      // The one before fades out.
      await expect.poll(() => panel().count()).toBe(1);
      await screenshotPanel(page, `panel-${key}`);
    }
    await page.keyboard.press('Escape');
    await closed();
    expect(page.url()).toBe(`${site.url}/agents`);
    expect(tab.problems).toEqual([]);
  });

  it('#contactagent-{id} opens the form of that agent', async () => {
    await open('/#contactagent-1');
    await formIn('contact-agent').waitFor();
    expect(await panel().locator('[name="agent_id"]').inputValue()).toBe('1');
  });

  it('#enquiry clicks the button of the listing', async () => {
    await openListing();
    const id = new URL(page.url()).pathname.split('/')[4];
    await setHash('enquiry');
    await formIn('property-enquiry').waitFor();
    expect(await panel().locator('[name="property_id"]').inputValue()).toBe(id);
  });

  it('in the query opens a form, too, filled with what else the query says', async () => {
    const person = 'fname=Zo%C3%AB&lname=Sample&email=zoe@example.com&phone=0491570156';
    await open(`/?hash=contact-us&${person}&utm_source=letter`);
    await formIn('contact-agency').waitFor();
    expect(await panel().locator('[name="name"]').inputValue()).toBe('Zoë Sample');
    expect(await panel().locator('[name="email"]').inputValue()).toBe('zoe@example.com');
    expect(await panel().locator('[name="phone"]').inputValue()).toBe('0491570156');
    expect(await panel().locator('[name="message"]').inputValue()).toBe('');
    // “Closing the panel empties it and clears the hash”: neither it nor who it was for stays in the address.
    await page.keyboard.press('Escape');
    await closed();
    expect(page.url()).toBe(`${site.url}/?utm_source=letter`);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await panel().count()).toBe(0);
  });

  it('says what to do where the form needs a property and there is none', async () => {
    await open('/agents#inspection-registration');
    await panel().getByText('Open it from the property').waitFor();
    await expectNoAxeViolations(page);
  });

  it('that names no form opens none, and then no form is fetched', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open('/agents#somewhere');
    await page.waitForLoadState('networkidle');
    expect(await panel().count()).toBe(0);
    expect(requested.filter((url) => /form-panel|\/forms\//.test(url))).toEqual([]);
  });
});

describe('a form takes what its page is about', () => {
  it('an agent', async () => {
    await open('/agents');
    await page.locator('main a[href^="/agents/"]').first().click();
    await page.waitForURL(/\/agents\/[^/]+$/, { waitUntil: 'load' });
    const id = await page.locator('main').getAttribute('data-agent');
    await setHash('contactagent');
    await formIn('contact-agent').waitFor();
    expect(await panel().locator('[name="agent_id"]').inputValue()).toBe(id);
  });

  it('a listing', async () => {
    await openListing();
    const id = await page.locator('main').getAttribute('data-listing');
    await setHash('property-inspections');
    await formIn('book-inspection').waitFor();
    expect(await panel().locator('[name="property_external_id"]').inputValue()).toBe(id);
  });
});

describe('the panel', () => {
  const enquire = () => page.getByRole('link', { name: /enquire about this property/i }).first();
  const clickEnquire = async () => {
    await enquire().click();
    await formIn('property-enquiry').waitFor();
  };

  it('closes in each way: the page is as it was, and the focus where it was', async () => {
    await openListing();
    const address = page.url();
    await enquire().scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const ways: Record<string, () => Promise<unknown>> = {
      Esc: () => page.keyboard.press('Escape'),
      'its button': () => panel().getByRole('button', { name: 'Close' }).click(),
      Cancel: () => panel().getByRole('button', { name: 'Cancel' }).click(),
      'a click beside it': () => page.mouse.click(20, 400),
      Back: () => page.goBack(),
    };
    for (const [name, close] of Object.entries(ways)) {
      await clickEnquire();
      await close();
      await closed();
      expect(page.url(), name).toBe(address);
      expect(await page.evaluate(() => scrollY), name).toBe(scrolled);
      expect(await enquire().evaluate((link) => link === document.activeElement), name).toBe(true);
      // The next way begins with the focus elsewhere.
      await enquire().evaluate((link: HTMLElement) => link.blur());
    }
    expect(tab.problems).toEqual([]);
  });

  it('begins with its first field, not with Close, and what was typed is still there when it opens again', async () => {
    await openListing();
    await clickEnquire();
    await panel().locator('[name="wishes"]:focus').first().waitFor();
    await panel().locator('[name="name"]').fill('Half Written');
    await page.mouse.click(20, 400);
    await closed();
    await clickEnquire();
    expect(await panel().locator('[name="name"]').inputValue()).toBe('Half Written');
  });

  it('shows a bar until its script has loaded, and a second click meanwhile opens it once', async () => {
    await openListing();
    const address = page.url();
    let release = () => {};
    const loaded = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/open-form-panel/, async (route) => {
      await loaded;
      await route.continue();
    });
    const bar = () =>
      page.evaluate(() => [
        document.body.ariaBusy,
        getComputedStyle(document.body, '::before').animationName,
      ]);
    await enquire().click();
    await enquire().click();
    expect(await bar()).toEqual(['true', 'fr-busy']);
    release();
    await formIn('property-enquiry').waitFor();
    expect(await bar()).toEqual([null, 'none']);
    await page.goBack();
    await closed();
    expect(page.url()).toBe(address);
  });

  it('keeps the focus and the scrolling to itself', async () => {
    await openListing();
    await clickEnquire();
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 2000);
    const inPage = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await inPage()).toBe(false);
    }
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('of a hash closes by Back and opens again by Forward', async () => {
    await open('/agents');
    await setHash('contact-us');
    await formIn('contact-agency').waitFor();
    await page.goBack();
    await closed();
    await page.goForward();
    await formIn('contact-agency').waitFor();
  });

  it('leaves no entry behind: Back after closing goes to the page before', async () => {
    await openListingFromSearch();
    await clickEnquire();
    await page.keyboard.press('Escape');
    await closed();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/buy');
  });

  it('stays when a problem in its summary is followed', async () => {
    await open('/agents#contact-us');
    await formIn('contact-agency').waitFor();
    await panel().getByRole('button', { name: /send/i }).click();
    await panel().locator('a[href^="#"]').first().click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    expect(new URL(page.url()).hash).toBe('#contact-us');
    expect(await panel().count()).toBe(1);
  });

  it('does not animate for visitors who want less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/agents#contact-us');
    await formIn('contact-agency').waitFor();
    expect(
      await panel()
        .locator('> div')
        .evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).transitionDuration)),
    ).toBeLessThan(0.01);
  });
});

// Specification, 4: "Success shows a thank-you message in the panel or modal ('Thank You! Your message has been sent
// successfully', with a Close button); a redirect follows if conversion is enabled."
describe('a form that was sent', () => {
  it('thanks in the panel, tells the page, leads on, and keeps how the visit began', async () => {
    await page.addInitScript(() => {
      document.addEventListener('frontage:form', (event) => {
        const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]');
        sessionStorage.setItem('seen', JSON.stringify([...seen, (event as CustomEvent).detail]));
      });
    });
    await open('/sold?utm_source=news&utm_medium=mail&utm_campaign=spring');
    await open('/agents#contact-us');
    await formIn('contact-agency').waitFor();
    await panel().locator('[name="name"]').fill('Visit Sample');
    await panel().getByRole('button', { name: /send/i }).click();
    await panel().locator('[aria-invalid="true"]').first().waitFor();
    const email = ownEmail('visit');
    await panel().locator('[name="email"]').fill(email);
    await panel().locator('[name="phone"]').fill('0491 570 156');
    await panel().locator('[name="message"]').fill('A private matter');
    await panel().getByRole('button', { name: /send/i }).click();
    await panel().getByText('Your message has been sent successfully').waitFor();
    await page.waitForURL(`${site.url}/contact/thank-you`);
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
    await expectNoAxeViolations(page);

    const seen = await page.evaluate(() => sessionStorage.getItem('seen') ?? '');
    expect(JSON.parse(seen)).toMatchObject([
      { event: 'opened', form: 'contact-agency', source: 'news' },
      { event: 'failed', form: 'contact-agency', source: 'news' },
      { event: 'sent', form: 'contact-agency', source: 'news' },
    ]);
    expect(seen).not.toMatch(/Visit Sample|visit\.|0491|private/);

    const leads = await (await staffRequests(site)).get(`/api/leads?where[email][equals]=${email}`);
    expect(leads.docs).toMatchObject([
      {
        form: 'contact-agency',
        page: '/agents',
        source: { utm_source: 'news', utm_medium: 'mail', utm_campaign: 'spring', landing: '/sold' },
      },
    ]);
    expect(tab.problems).toEqual([]);
  });

  it('goes on at once when the thanks are closed, and Back does not bring the form up again', async () => {
    await openListing();
    const address = page.url();
    await page
      .getByRole('link', { name: /enquire about this property/i })
      .first()
      .click();
    await formIn('property-enquiry').waitFor();
    await panel().locator('[name="name"]').fill('Closing Sample');
    await panel().locator('[name="email"]').fill('closing@example.com');
    await panel().locator('[name="phone"]').fill('0491 570 156');
    await panel().getByRole('button', { name: /send/i }).click();
    await panel().getByRole('heading', { name: 'Thank You!' }).waitFor();
    await panel().getByRole('button', { name: 'Close' }).last().click();
    await page.waitForURL(
      `${site.url}/thank-you/?${new URLSearchParams({ form: 'property-enquiry', referrer: address })}`,
    );
    await page.getByRole('link', { name: /^Back to / }).waitFor();
    await page.goBack();
    expect(page.url()).toBe(address);
    expect(await panel().count()).toBe(0);
  });
});

it('the thank-you pages are there for people and not for search engines', async () => {
  for (const path of [
    '/thank-you/?form=sales-appraisal',
    '/market-appraisal-form/thank-you',
    '/contact/thank-you',
  ]) {
    await open(path);
    await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await expectNoAxeViolations(page);
  }
});
