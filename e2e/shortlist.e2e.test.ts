import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { screenshotAll } from './support/screenshots.ts';
import { outbox } from './support/server.ts';
import { site } from './support/site.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
const tab = useTab(browser, { reducedMotion: 'reduce' });
let page: Page;
beforeEach(() => {
  page = tab.page;
});

const open = (path: string) => page.goto(site.url + path, { waitUntil: 'networkidle' });
const saveButton = (index: number) => page.getByRole('button', { name: /^Save / }).nth(index);
const compareButton = (index: number) => page.getByRole('button', { name: /^Compare / }).nth(index);
const pressedState = (button: ReturnType<typeof saveButton>) => button.getAttribute('aria-pressed');
/** What a card's two buttons say when the pointer is on them. */
const titles = (index: number) =>
  Promise.all([saveButton(index), compareButton(index)].map((button) => button.getAttribute('title')));
const said = (text: string) => page.getByRole('status').filter({ hasText: text });
const savedCount = () => page.locator('[data-saved-count]').textContent();

/** Clicks a button and waits for the message that follows. */
async function clickFor(button: ReturnType<typeof saveButton>, message: string) {
  await button.click();
  await said(message).waitFor();
}

/** Puts the first listings for sale on a list of this visitor's, as the buttons of their cards do. */
async function save(count: number) {
  const html = await (await fetch(`${site.url}/buy`)).text();
  const ids = [...new Set([...html.matchAll(/value="(\d+)"[^>]*name="saved"/g)].map(([, id]) => id))];
  expect(ids.length).toBeGreaterThanOrEqual(count);
  for (const saved of ids.slice(0, count)) {
    const form = { saved: String(saved) };
    const answer = await page.request.post(`${site.url}/shortlist`, { form, headers: { origin: site.url } });
    expect(answer.ok()).toBe(true);
  }
}

async function expectWhole(name: string) {
  // What was waited for may stand in a page whose styles are still on their way.
  await page.waitForLoadState('load');
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

// Specification, 4: "Save listing: the button toggles between save and remove; 'Property Saved' for 3 s."
describe('saving', () => {
  it('works on a card and on the listing’s page, confirms it for three seconds, and shows everywhere', async () => {
    await open('/buy');
    await clickFor(saveButton(0), 'Property Saved');
    expect(await pressedState(saveButton(0))).toBe('true');
    expect(await pressedState(saveButton(1))).toBe('false');
    expect(await titles(0)).toEqual(['Saved', 'Compare']);
    expect(await titles(1)).toEqual(['Save', 'Compare']);
    expect(await savedCount()).toBe('1');
    const list = page.getByRole('link', { name: 'Saved properties' }).first();
    expect(await list.getAttribute('href')).toBe('/saved-properties');
    await said('Property Saved').waitFor({ state: 'detached', timeout: 5000 });

    await page.locator('main article a').first().click();
    await page.waitForURL(/\/property\//, { waitUntil: 'networkidle' });
    const onPage = (name: RegExp) => page.locator('main').getByRole('button', { name }).first();
    // Screen readers read it as it is shown: the text is part of the button's name.
    const saved = onPage(/^Saved /);
    expect(await pressedState(saved)).toBe('true');
    await clickFor(onPage(/^Compare /), 'Property Added');
    expect(await pressedState(onPage(/^Comparing /))).toBe('true');
    await page.reload({ waitUntil: 'networkidle' });
    await onPage(/^Comparing /).waitFor();
    await clickFor(saved, 'Property Removed');
    await onPage(/^Save /).waitFor();
    expect(await savedCount()).toBe('');
    await page.goBack({ waitUntil: 'networkidle' });
    await expect.poll(() => titles(0)).toEqual(['Save', 'Comparing']);
    expect(tab.problems).toEqual([]);
  });

  it('asks for nothing and shifts nothing on a first visit, and asks once on each page afterwards', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open('/buy');
    expect(asked.filter((path) => /^\/me\/|listing-actions/.test(path))).toEqual([]);
    await clickFor(saveButton(0), 'Property Saved');
    asked.length = 0;
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open('/buy');
    await page.waitForFunction(() => document.querySelector('[aria-pressed="true"]'));
    expect(asked.filter((path) => path === '/me/state')).toHaveLength(1);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    // The page itself comes from the cache and is the same for everybody.
    const html = await (await fetch(`${site.url}/buy`)).text();
    expect(html.includes('aria-pressed="')).toBe(false);
  });

  it('shows in another tab: its list is drawn again, but not while a note is written in it', async () => {
    await open('/saved-properties');
    const other = await page.context().newPage();
    await other.goto(`${site.url}/buy`, { waitUntil: 'networkidle' });
    const saveNext = (index: number) =>
      other
        .getByRole('button', { name: /^Save / })
        .nth(index)
        .click();
    await saveNext(0);
    await expect.poll(() => page.locator('main article').count()).toBe(1);
    await saveNext(1);
    await expect.poll(() => page.locator('main article').count()).toBe(2);
    await page.waitForLoadState('networkidle');
    await page.locator('main details summary').first().click();
    await page.locator('main textarea').first().fill('Ask about the roof');
    await saveNext(2);
    await expect.poll(savedCount).toBe('3');
    expect(await page.locator('main textarea').first().inputValue()).toBe('Ask about the roof');
    expect(await page.locator('main article').count()).toBe(2);
    expect(tab.problems).toEqual([]);
  });

  it('works by keyboard', async () => {
    await open('/buy');
    await saveButton(0).focus();
    await page.keyboard.press('Enter');
    await said('Property Saved').waitFor();
    await page.keyboard.press('Space');
    await said('Property Removed').waitFor();
    expect(await pressedState(saveButton(0))).toBe('false');
  });

  it('works without script', async () => {
    const plain = await browser.open({ javaScriptEnabled: false });
    await plain.page.goto(`${site.url}/buy`);
    await plain.page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    expect(plain.page.url()).toBe(`${site.url}/buy`);
    await plain.page.goto(`${site.url}/saved-properties`);
    expect(await plain.page.locator('main article').count()).toBe(1);
    await plain.page.getByRole('button', { name: /^Remove/ }).click();
    expect(plain.page.url()).toBe(`${site.url}/saved-properties`);
    await plain.page.getByText('Nothing saved yet').waitFor();
    await plain.close();
  });
});

describe('the saved listings', () => {
  it('can be noted on, shared and planned; one click ends the link', async () => {
    await save(3);
    await open('/saved-properties');
    expect(await page.locator('main article').count()).toBe(3);

    await page.locator('summary', { hasText: 'Add note' }).first().click();
    await page
      .getByLabel(/Your note/)
      .first()
      .fill('<b>Ask</b> about the roof');
    await page.getByRole('button', { name: 'Save note' }).first().click();
    await page.getByText('<b>Ask</b> about the roof', { exact: false }).first().waitFor();

    await page.getByLabel(/Your name/).fill('Zoë');
    await page.getByLabel('Include my notes').check();
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = page.locator('#share a[href*="/shortlist/"]');
    await link.waitFor();
    await expectWhole('saved');
    const path = new URL(String(await link.getAttribute('href'))).pathname;

    const friend = await browser.open();
    const shared = await friend.page.goto(site.url + path, { waitUntil: 'networkidle' });
    expect(shared?.status()).toBe(200);
    await friend.page.getByRole('heading', { name: 'Zoë’s shortlist' }).waitFor();
    await friend.page.getByText('<b>Ask</b> about the roof').waitFor();
    await expectNoAxeViolations(friend.page);
    await screenshotAll(friend.page, 'shared-shortlist');

    await page.getByRole('button', { name: 'Delete link' }).click();
    await link.waitFor({ state: 'detached' });
    expect((await friend.page.goto(site.url + path))?.status()).toBe(404);
    await friend.close();

    await page.getByRole('link', { name: 'Plan inspections' }).click();
    await page.waitForURL('**/inspections', { waitUntil: 'networkidle' });
    // One left out: the rest is the drive.
    await page.getByRole('checkbox').first().uncheck();
    await page.getByRole('button', { name: /Get directions/ }).click();
    await page.waitForURL(/inspections\?day=/, { waitUntil: 'networkidle' });
    await expectWhole('planner');
    await page.getByRole('checkbox').first().check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /calendar/ }).click();
    expect((await download).suggestedFilename()).toBe('inspections.ics');
    expect(tab.problems).toEqual([]);
  });

  it('load again after a removal and say what happened', async () => {
    await save(2);
    await open('/saved-properties');
    const loaded = page.waitForEvent('load');
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await loaded;
    await said('Property Removed').waitFor();
    expect(await page.locator('main article').count()).toBe(1);
  });

  it('are enquired about with one form, and the agent of each is told', async () => {
    await save(2);
    await open('/saved-properties');
    await page.getByRole('link', { name: 'Enquire about all' }).click();
    await page.waitForURL('**/enquire', { waitUntil: 'networkidle' });
    await expectWhole('saved-enquiry');
    const form = page.locator('form[action="/saved-properties/enquire"]');
    const streets = await form
      .locator('input[name="listings"] + *, label:has(input[name="listings"])')
      .allTextContents();
    expect(streets.length).toBeGreaterThanOrEqual(2);
    const email = `several-${Date.now()}@example.com`;
    await form.getByLabel('Your name').fill('Zoë Byron');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Phone').fill('0400 000 000');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('Thank You!').waitFor();
    await expect
      .poll(
        async () => {
          const mails = await outbox(site.dataDir);
          return mails.filter(({ replyTo }) => replyTo?.some(({ address }) => address === email)).length;
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThanOrEqual(2);
    expect(tab.problems).toEqual([]);
  });
});

describe('comparing', () => {
  it('holds four side by side, refuses the fifth, and loads again after a removal', async () => {
    await open('/buy');
    for (const index of [0, 1, 2, 3]) await clickFor(compareButton(index), 'Property Added');
    await compareButton(4).click();
    await said('You can compare up to 4 properties. Remove one to add this property.').waitFor();
    await page.getByRole('link', { name: 'Compare 4 properties' }).click();
    await page.waitForURL('**/compare-properties', { waitUntil: 'networkidle' });
    expect(
      await page
        .getByRole('columnheader')
        .filter({ has: page.getByRole('link') })
        .count(),
    ).toBe(4);
    await expectWhole('compare');

    // On phones a sentence says that the table goes on, and a property cut at the edge shows it.
    const cue = page.getByText('Scroll the table down and sideways to see everything.');
    expect(await cue.isVisible()).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await cue.isVisible()).toBe(true);
    const goesOn = await page
      .locator('[data-shortlist=compared]')
      .evaluate((table) => [table.scrollWidth > table.clientWidth, table.scrollHeight > table.clientHeight]);
    expect(goesOn).toEqual([true, true]);
    const heads = await page
      .getByRole('columnheader')
      .filter({ has: page.getByRole('link') })
      .all();
    const boxes = await Promise.all(heads.map((column) => column.boundingBox()));
    expect(boxes.some((box) => box && box.x < 390 && box.x + box.width > 390)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.evaluate(() => scrollTo(0, 900));
    const head = await page.getByRole('columnheader').nth(0).boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual(0);
    expect(head?.y).toBeLessThan(200);

    await page.getByRole('link', { name: 'Differences only' }).click();
    await page.waitForURL('**/compare-properties?only=differences');
    expect(await page.getByRole('rowheader').count()).toBe(
      await page.getByText('differs', { exact: true }).count(),
    );

    const loaded = page.waitForEvent('load');
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await loaded;
    await said('Property Removed').waitFor();
    expect(
      await page
        .getByRole('columnheader')
        .filter({ has: page.getByRole('link') })
        .count(),
    ).toBe(3);
    // The browser reports the fifth, which was refused.
    expect(tab.problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });
});

it('empty lists say how to fill them', async () => {
  for (const [path, name] of [
    ['/saved-properties', 'saved-empty'],
    ['/compare-properties', 'compare-empty'],
    ['/saved-properties/inspections', 'planner-empty'],
  ] as const) {
    await open(path);
    await expectWhole(name);
  }
  expect(tab.problems).toEqual([]);
});
