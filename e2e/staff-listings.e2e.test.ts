// About 30 s: one sign-in, five tests in one tab.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tab } from './support/browser.ts';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { demoListings, staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let tab: Tab;
let page: Page;
beforeAll(async () => {
  staff = await staffRequests(site);
  // Staff may work from anywhere.
  tab = await browser.open({ timezoneId: 'Australia/Perth' });
  page = tab.page;
  await signIn(page);
});

const publish = () => page.getByRole('button', { name: 'Publish changes' }).click();
const saved = () =>
  page
    .getByText(/successfully/i)
    .first()
    .waitFor();
const openTab = (name: string | RegExp) => page.getByRole('button', { name }).click();

/** The demo's first listing for sale in this state. */
async function feedListing(state: string): Promise<Record<string, unknown>> {
  const [listing = {}] = await demoListings(
    staff,
    `&where[method][equals]=buy&where[category][equals]=residential&where[state][equals]=${state}`,
  );
  return listing;
}

describe('staff', () => {
  it('type an inspection in Perth for a property in Sydney, and visitors read that time', async () => {
    const { id } = await feedListing('NSW');
    await page.goto(`${site.url}/admin/collections/listings/${id}`);
    await openTab(/^Marketing/);
    const times = page.locator('input[id^="field-inspections__"][id$="__startsAt"]');
    const before = await times.count();
    await page.getByRole('button', { name: 'Add Inspection time' }).click();
    await expect.poll(() => times.count()).toBe(before + 1);
    const starts = times.last();
    const ends = page.locator('input[id^="field-inspections__"][id$="__endsAt"]').last();
    await starts.fill('2033-01-15T10:00');
    await expect.poll(() => ends.inputValue()).toBe('2033-01-15T10:30');
    await page.getByText('Inspection and auction times are Sydney time').waitFor();

    await ends.fill('2033-01-15T09:00');
    await publish();
    await page.getByText('The inspection must end after it starts.').first().waitFor();

    await ends.fill('2033-01-15T10:30');
    await publish();
    await saved();
    const html = await (await fetch(`${site.url}/property/any/any/${id}`)).text();
    expect(html).toContain('Saturday 15 January');
    expect(html).toContain('10:00 – 10:30 am');
  });

  it('type days the Australian way, on a listing and in filters', async () => {
    const { id } = await feedListing('NSW');
    await page.goto(`${site.url}/admin/collections/listings/${id}`);
    const shown = page.locator('.react-datepicker__input-container input').filter({ visible: true });
    for (const typed of ['25/12/2026', '5/12/2026']) {
      await shown.fill(typed);
      await page.keyboard.press('Tab');
      await expect.poll(() => shown.inputValue()).toBe(`${typed.split('/')[0]} Dec 2026`);
    }
    const since = 'where[or][0][and][0][updatedAt][greater_than]=2026-11-20T00:00:00.000Z';
    await page.goto(`${site.url}/admin/collections/listings?${since}`);
    const before = tab.problems.length;
    // As a filter shows its day, with the name of the time zone.
    await shown.fill('5 Nov 2026, 9:30 am GMT+8');
    await shown.fill('5/11/2026');
    await page.keyboard.press('Tab');
    await expect.poll(() => shown.inputValue()).toMatch(/^5 Nov 2026, .*GMT\+08:00$/);
    // The list follows a little later, and would take the next test back to it.
    await page.waitForURL((url) => !url.search.includes('2026-11-20'));
    expect(tab.problems.slice(before)).toEqual([]);
  });

  it('set the pin of a listing on a map that begins in its suburb', async () => {
    const address = {
      streetNumber: '9',
      street: 'Pin Street',
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
    };
    const listing = {
      method: 'buy',
      category: 'residential',
      status: 'current',
      _status: 'draft',
      ...address,
    };
    const { doc } = (await staff.post('/api/listings', listing)) as { doc?: { id: number } };
    await page.goto(`${site.url}/admin/collections/listings/${doc?.id}`);
    let answer = () => {};
    const isAwaited = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/globals/settings/place?*', async (route) => {
      await isAwaited;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Set the pin on a map' }).click();
    await page.getByText('No pin is set: maps show the middle of the suburb.').waitFor();
    // Until the map shows the suburb, its middle is that of the country.
    const inTheMiddle = page.getByRole('button', { name: 'Put the pin in the middle' });
    await inTheMiddle.waitFor();
    expect(await inTheMiddle.isDisabled()).toBe(true);
    answer();
    await inTheMiddle.click();
    const placed = async (name: string) => Number(await page.locator(`#field-${name}`).inputValue());
    await expect.poll(() => placed('latitude')).toBeCloseTo(-33.9, 1);
    const before = { latitude: await placed('latitude'), longitude: await placed('longitude') };
    const box = await page.locator('.map-pin canvas').boundingBox();
    if (!box) throw new Error('The map has no size.');
    await page.mouse.click(box.x + box.width / 2 + 80, box.y + box.height / 2);
    await expect.poll(() => placed('longitude')).toBeGreaterThan(before.longitude);
    expect(await placed('latitude')).toBeCloseTo(before.latitude, 3);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await saved();
    const stored = await staff.get(`/api/listings/${doc?.id}?draft=true&depth=0`);
    expect(stored).toMatchObject({
      latitude: await placed('latitude'),
      longitude: await placed('longitude'),
    });
    await staff.delete(`/api/listings/${doc?.id}`);
  });

  it('cannot publish an empty listing, and are told what is missing', async () => {
    await page.goto(`${site.url}/admin/collections/listings/create`);
    await page.getByText('Missing before it can be published').waitFor();
    await page.getByText('Add at least one image.').waitFor();
    await publish();
    await page.getByText(/This cannot be published yet/).waitFor();
    expect(await page.url()).toMatch(/create$/);
    // What the screen forbids the server forbids.
    const answer = await staff.post('/api/listings', { _status: 'published', status: 'current' });
    expect(JSON.stringify(answer)).toContain('Enter the suburb.');
    expect(await staff.post('/api/listings?draft=true', { _status: 'draft' })).toMatchObject({
      doc: { _status: 'draft' },
    });
  });

  it('save a listing while the feed changes its price, and both stand in its history', async () => {
    const { id, feedAgentId, feedUniqueId } = await feedListing('VIC');
    await page.goto(`${site.url}/admin/collections/listings/${id}`);
    await openTab(/^Marketing/);
    await page.locator('#field-headline').fill('Typed while the feed was busy');
    await importPrice({ agency: String(feedAgentId), uniqueId: String(feedUniqueId), price: 4_321_000 });
    await publish();
    await saved();
    expect(await staff.get(`/api/listings/${id}?depth=0`)).toMatchObject({
      headline: 'Typed while the feed was busy',
      price: 4_321_000,
    });
    await page.goto(`${site.url}/admin/collections/listings/${id}/versions`);
    await page.getByText(/Sale price \(\$\): .* → 4,321,000/).waitFor();
    await page
      .getByRole('link', { name: /^import \d+$/ })
      .first()
      .waitFor();
    await page.getByText('“Typed while the feed was busy”').waitFor();
    expect(tab.problems.filter((problem) => problem.startsWith('script error'))).toEqual([]);
  });
});

/** Sends the site a feed that changes the price of one listing, as an upload in the admin does. */
async function importPrice({ agency, uniqueId, price }: { agency: string; uniqueId: string; price: number }) {
  // Later than what is stored, in any time zone of the country.
  const modTime = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 19).replace('T', '-');
  const xml = `<propertyList date="${modTime}"><residential status="current" modTime="${modTime}"><agentID>${agency}</agentID><uniqueID>${uniqueId}</uniqueID><price display="yes">${price}</price></residential></propertyList>`;
  const { runs } = await page.evaluate(async (text) => {
    const body = new FormData();
    body.append('file', new File([text], 'price.xml', { type: 'text/xml' }));
    const answer = await fetch('/api/feeds/upload', { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { runs: number[] };
  }, xml);
  // The answer comes when the file is safe; the import follows.
  await expect.poll(async () => (await staff.get(`/api/feeds/${runs[0]}?depth=0`)).state).toBe('done');
}
