import type { FormDefinition } from '@frontage/forms';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { examples } from '../site/src/blocks/contact-form/contact-form.examples.tsx';
import { expectNoAxeViolations } from './support/axe.ts';
import { openBlocks } from './support/block-page.tsx';
import type { Tab } from './support/browser.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

/* A form with every kind of question and something wrong with each, wherever staff put it. */

const everyKind = examples['every kind of question, long']?.data?.form?.definition as FormDefinition;
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const browser = useBrowser();
let tab: Tab;
let page: Page;
beforeAll(async () => {
  tab = await browser.open();
  page = tab.page;
});
afterEach(() => expect(tab.problems).toEqual([]));

/** Opens it by itself, at the head of a page of this width. */
async function open({
  definition = everyKind,
  width = 1440,
}: {
  definition?: FormDefinition;
  width?: number;
} = {}) {
  await page.setViewportSize({ width, height: 900 });
  const shown = definition.fields.filter(({ kind, shownWhen }) => kind !== 'hidden' && !shownWhen);
  const feedback = {
    status: 'validation_failed',
    message: 'Your message has not been sent.',
    posted_data_hash: '',
    invalid_fields: shown.map(({ name, label }) => ({
      field: name,
      message: `Look at ${label} again`,
      idref: null,
      error_id: '',
    })),
  };
  const form = { id: 7, definition, action: '/forms/contact/move', page: 3, feedback };
  await openBlocks({
    page,
    url: site.url,
    name: 'contact-form',
    examples: [{ props: { look: 'plain', band: 'none' }, data: { form } }],
  });
  await page.waitForSelector('.wpcf7.js');
}
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const topOf = async (name: string) =>
  Math.round((await page.locator(`:is(input, select)[name="${name}"]`).first().boundingBox())?.y ?? 0);
const around = () => page.locator('main > div').first();

it('has controls side by side, whatever is said above them, and one under another in a narrow column', async () => {
  await open();
  expect(await topOf('your-name')).toBe(await topOf('your-email'));
  expect(new Set([await topOf('phone'), await topOf('website'), await topOf('rooms')]).size).toBe(1);
  expect(await topOf('phone')).toBeGreaterThan(await topOf('your-name'));
  await around().evaluate((box) => Object.assign((box as HTMLElement).style, { maxWidth: '320px' }));
  expect(await topOf('your-email')).toBeGreaterThan(await topOf('your-name'));
  expect(await topOf('website')).toBeGreaterThan(await topOf('phone'));
});

it('stays within a phone with words of any length', async () => {
  const long = (text: string) => `${text} ${WORD}`;
  const fields = everyKind.fields.map((field) => ({ ...field, label: long(field.label), hint: WORD }));
  const words = [{ before: 'phone', heading: WORD }, { text: WORD }];
  await open({
    definition: { ...everyKind, fields: fields as FormDefinition['fields'], words, submitLabel: WORD },
    width: 390,
  });
  expect(await overflow()).toBe(0);
});

it('can be read on a dark background', async () => {
  await open();
  await around().evaluate((box) => box.classList.add('bg-brand-deep', 'fr-on-dark'));
  await expectNoAxeViolations(page);
});

it('runs from right to left where its language does', async () => {
  await open({ definition: { ...everyKind, contact: { locale: 'ar' } } });
  const left = async (name: string) => (await page.locator(`[data-name="${name}"]`).boundingBox())?.x ?? 0;
  expect(await left('your-name')).toBeGreaterThan(await left('your-email'));
  expect(await page.locator('.wpcf7').getAttribute('dir')).toBe('rtl');
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await overflow()).toBe(0);
});
