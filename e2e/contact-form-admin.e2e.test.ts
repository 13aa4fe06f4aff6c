import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectNoAxeViolationsBeside } from './support/axe.ts';
import { openBrowser, type Tab } from './support/browser.ts';
import { inBuilder, problemsOf } from './support/builder.ts';
import { outbox } from './support/server.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';

/* A form from the first press of staff to the lead in their inbox, by clicking alone. */

const PATH = '/work-with-us-journey';
/** A press on a form that is not awake yet is lost. */
const AWAKE = { timeout: 20_000, interval: 400 };

let browser: Awaited<ReturnType<typeof openBrowser>>;
let staff: Awaited<ReturnType<typeof staffRequests>>;
let tab: Tab;
let page: Page;
const made = { form: 0, page: 0 };

beforeAll(async () => {
  browser = await openBrowser();
  staff = await staffRequests(site);
  tab = await browser.open({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  page = tab.page;
  await page.request.post('/api/users/login', { data: site.admin });
});
afterAll(async () => {
  await browser?.close();
  if (made.page) await staff.delete(`/api/pages/${made.page}`);
  const { docs } = await staff.get('/api/contact-forms?draft=true&depth=0&where[slug][contains]=journey');
  for (const { id } of docs) await staff.delete(`/api/contact-forms/${id}`);
});

const field = (name: string) => page.locator(`#field-${name}`);
const inRow = (row: number, name: string) => field(`rows__${row}__${name}`);
const row = (at: number) => page.locator(`#rows-row-${at}`);
const tabOf = (name: string) => page.locator('.tabs-field__tab-button', { hasText: name });
const missing = () => page.locator('#field-check, .field-type').getByText('Before it can be published');
/** Presses until it has done what it does. */
const until = (press: () => Promise<void>, shown: Locator) =>
  expect
    .poll(async () => {
      if (await shown.isVisible()) return true;
      await press();
      return shown.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      );
    }, AWAKE)
    .toBe(true);
const openTab = (name: string, shown: Locator) => until(() => tabOf(name).click(), shown);
/** Chooses in one of the admin's own lists. */
async function choose(list: Locator, option: string): Promise<void> {
  await list.locator('.rs__control').click();
  await page.locator('.rs__option', { hasText: option }).first().click();
}
const labels = () => page.locator('.array-field__draggable-rows > * .array-field__row-header strong').allInnerTexts();
const saved = () => page.getByText(/successfully/i).first().waitFor();

async function addRow({ at, kind, label }: { at: number; kind: string; label: string }): Promise<void> {
  await until(() => page.getByRole('button', { name: 'Add Row' }).click(), inRow(at, 'kind'));
  await choose(inRow(at, 'kind'), kind);
  await inRow(at, 'label').fill(label);
}

describe('staff', () => {
  it('begin with a ready-made form, add rows and drag one to its place', async () => {
    await page.goto('/admin/collections/contact-forms');
    const begin = page.getByRole('button', { name: 'Contact', exact: true });
    await begin.waitFor();
    await expectNoAxeViolationsBeside({ page, except: NOT_OURS });
    await until(() => begin.click(), field('title'));
    made.form = Number(page.url().split('/').at(-1));
    await field('title').fill('Work journey');
    await field('slug').fill('work-journey');

    await addRow({ at: 5, kind: 'Files', label: 'Your CV' });
    await inRow(5, 'required').check();
    await inRow(5, 'accept').fill('pdf');
    await inRow(5, 'maxFiles').fill('2');
    await addRow({ at: 6, kind: 'Text', label: 'Street' });
    await row(6).getByRole('button', { name: /More/ }).click().catch(() => undefined);
    await until(() => row(6).getByText('More', { exact: true }).click(), inRow(6, 'placeholder'));
    await inRow(6, 'placeholder').fill('1 Smith Street');
    await inRow(6, 'fillFrom').fill('street');
    await choose(inRow(6, 'width'), 'Half');
    await inRow(6, 'shownWhen__field').fill('about');
    await inRow(6, 'shownWhen__value').fill('Sold');
    await addRow({ at: 7, kind: 'Statement', label: 'You may keep this' });

    // Street belongs under what it is about, above the message.
    const handle = page.locator('#rows-row-6').locator('..').locator('.collapsible__drag').first();
    await page.getByRole('button', { name: 'Collapse All' }).first().click();
    await drag({ handle, to: row(4) });
    await expect
      .poll(labels)
      .toEqual([
        'Your name',
        'Your e-mail',
        'Phone',
        'What is it about?',
        'Street',
        'Your message',
        'Your CV',
        'You may keep this',
      ]);
  });
});

/** Moves a row by its handle, as a hand does. */
async function drag({ handle, to }: { handle: Locator; to: Locator }): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const target = await to.boundingBox();
  if (!target) throw new Error('The row has no place on the screen.');
  await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 15 });
  await page.mouse.up();
}

/** What Payload draws itself, and how it names it. */
const NOT_OURS: string[] = [];
