import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import type { Tab } from './support/browser.ts';
import { contactFormIn, listenToForms, makerOf, SENT_WELL, visitorAt } from './support/contact-form.ts';
import { screenshotPanel } from './support/screenshots.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

/* One form of staff in a popup, in an off-canvas panel, and in the panel that a link to it opens: alike in each. */

const PATH = '/contact-form-places';
const rows = [
  { kind: 'text', name: 'your-name', label: 'Your name', required: true },
  { kind: 'email', name: 'your-email', label: 'Your email', required: true },
  { kind: 'text', name: 'suburb', label: 'Suburb', fillFrom: 'suburb' },
  { kind: 'textarea', name: 'message', label: 'Message', maxLength: 40, counter: 'down' },
  { kind: 'file', name: 'cv', label: 'Your CV', accept: 'pdf' },
];

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let maker: ReturnType<typeof makerOf>;
let tab: Tab;
let page: Page;

beforeAll(async () => {
  staff = await staffRequests(site);
  maker = makerOf(staff);
  const form = await maker.form({ title: 'Anywhere', slug: 'anywhere', rows });
  const block = {
    type: 'contact-form',
    props: { id: 'contact-form-9', form: [form], look: 'plain', band: 'none' },
  };
  const popup = await maker.popup({ name: 'The popup', content: [block] });
  const link = (label: string, href: string) => ({ label, link: { href }, variant: 'primary' });
  await maker.page({
    title: 'Places',
    path: PATH,
    content: [
      { type: 'heading', props: { id: 'title', text: 'Places', level: '1' } },
      {
        type: 'button',
        props: {
          id: 'ways',
          buttons: [
            link('By a popup', `/popups/${popup}`),
            link('By a link', '/forms/contact/anywhere?suburb=Carlton'),
          ],
        },
      },
      {
        type: 'off-canvas',
        props: { id: 'off-canvas-1', title: 'The side', button: 'By the side', content: [block] },
      },
    ],
  });
  tab = await browser.open({ reducedMotion: 'reduce', ...visitorAt(3) });
  page = tab.page;
});
afterAll(async () => {
  await maker.remove();
});

it.each([
  ['popup', 'link', 'By a popup', 'The popup'],
  ['side', 'link', 'By the side', 'The side'],
  ['panel', 'link', 'By a link', 'Anywhere'],
] as const)('in the %s it is refused, corrected and sent', async (place, role, button, name) => {
  await page.goto(site.url + PATH, { waitUntil: 'load' });
  const readEvents = await listenToForms(page);
  await page.getByRole(role, { name: button, exact: true }).click();
  const dialog: Locator = page.getByRole('dialog', { name });
  const { form, field, tips, submit, becomes, output, said, awake, wrap } = contactFormIn(dialog);
  await awake();
  await expectNoAxeViolations(page);

  await field('your-email').fill('nobody');
  await field('message').fill('x'.repeat(41));
  await expect.poll(() => wrap('message').locator('.too-long').innerText()).toBe('-1');
  await readEvents();
  await submit.click();
  await becomes('invalid');
  const events = await readEvents();
  expect(events.slice(events.indexOf('beforesubmit'))).toEqual([
    'beforesubmit',
    'statuschanged(submitting)',
    'statuschanged(invalid)',
    'invalid',
    'submit',
  ]);
  expect(await tips()).toHaveLength(3);
  expect(await said()).toBe(await output());
  // The errors are in sight, and the focus is on the first of them.
  await expect
    .poll(() => field('your-name').evaluate((control) => control === document.activeElement))
    .toBe(true);
  const isInSight = () =>
    form.getByText('Your name', { exact: true }).evaluate((label) => {
      const { left, top, height } = label.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + height / 2) === label;
    });
  await expect.poll(isInSight).toBe(true);
  await expectNoAxeViolations(page);
  await screenshotPanel(page, `contact-form-${place}`);

  await field('your-name').fill('Zoë');
  await field('your-email').fill(`${place}@example.com`);
  await field('message').fill('Hello');
  await field('cv').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${place}`),
  });
  if (place === 'panel') expect(await field('suburb').inputValue()).toBe('Carlton');
  await readEvents();
  await submit.click();
  await becomes('sent');
  await expect.poll(output).toBe('Thank you. Your message has been sent.');
  await expect.poll(() => field('your-name').inputValue()).toBe('');
  expect((await readEvents()).slice(-SENT_WELL.length)).toEqual(SENT_WELL);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id^="wpcf7-"]')].map(({ id }) => id));
  expect(ids.length).toBe(new Set(ids).size);

  await page.keyboard.press('Escape');
  await expect.poll(() => form.isVisible()).toBe(false);
  expect(tab.problems).toEqual([]);
  const { docs } = await staff.get(`/api/leads?where[email][equals]=${place}@example.com`);
  expect(docs[0]).toMatchObject({ name: 'Zoë', formTitle: 'Anywhere', state: 'new' });
});

it('in the panel Back closes it, and it comes again from an address', async () => {
  await page.goto(`${site.url}${PATH}?suburb=Leura`, { waitUntil: 'load' });
  await page.getByRole('link', { name: 'By a link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Anywhere' });
  await dialog.locator('.wpcf7.js').waitFor();
  // Parameters of the link come before those of the page.
  await expect.poll(() => contactFormIn(dialog).field('suburb').inputValue()).toBe('Carlton');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(PATH);
});
