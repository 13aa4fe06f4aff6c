import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tab } from './support/browser.ts';
import { contactFormIn, makerOf, visitorAt } from './support/contact-form.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

/* A form with every kind of question, filled in, corrected and sent by keyboard alone. */

const PATH = '/contact-form-keyboard';
const choices = [{ label: 'Buying' }, { label: 'Selling' }, { label: 'Other' }];
const rows = [
  { kind: 'heading', label: 'About you' },
  { kind: 'text', name: 'your-name', label: 'Your name', required: true },
  { kind: 'email', name: 'your-email', label: 'Your email', required: true },
  { kind: 'phone', name: 'phone', label: 'Phone' },
  { kind: 'url', name: 'website', label: 'Website' },
  { kind: 'number', name: 'rooms', label: 'Bedrooms', min: 1, max: 9 },
  { kind: 'date', name: 'day', label: 'Day' },
  { kind: 'time', name: 'hour', label: 'Time' },
  { kind: 'select', name: 'about', label: 'About', choices },
  { kind: 'select', name: 'areas', label: 'Areas', several: true, choices },
  { kind: 'checkboxes', name: 'reach', label: 'Reach me', choices, freeText: true },
  { kind: 'radio', name: 'when', label: 'When', choices, required: true },
  { kind: 'range', name: 'budget', label: 'Budget', min: 0, max: 10, step: 1, initial: '4' },
  { kind: 'textarea', name: 'message', label: 'Message', maxLength: 200, counter: 'up' },
  { kind: 'file', name: 'cv', label: 'Your CV', accept: 'pdf' },
  { kind: 'quiz', name: 'sum', label: 'A question', questions: [{ question: '2 + 3?', answer: '5' }] },
  { kind: 'acceptance', name: 'terms', label: 'You may keep this' },
];

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let maker: ReturnType<typeof makerOf>;
let tab: Tab;
let page: Page;

beforeAll(async () => {
  staff = await staffRequests(site);
  maker = makerOf(staff);
  const form = await maker.form({ title: 'By keys', slug: 'by-keys', rows });
  const block = {
    type: 'contact-form',
    props: { id: 'contact-form-5', form: [form], title: 'Send us a message' },
  };
  await maker.page({ title: 'By keys', path: PATH, content: [block] });
  tab = await browser.open({ reducedMotion: 'reduce', ...visitorAt(1) });
  page = tab.page;
});
afterAll(async () => {
  await maker.remove();
});

/** The focused control: its name or text, and whether the focus is visible. */
const focused = () =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return {
      name: at.name || at.innerText,
      seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

/** Goes on to the next question; days and times have several places to stop. */
async function next(): Promise<string> {
  const { name: before } = await focused();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, seen } = await focused();
    if (name === before) continue;
    expect(seen, `the focus on ${name} can be seen`).toBe(true);
    return name;
  }
  return before;
}

it('is filled in from top to bottom, says what is wrong, and is sent', async () => {
  // From now on the test answers file choosers; the browser needs a moment for that.
  page.on('filechooser', () => {});
  await page.goto(site.url + PATH);
  const { field, wrap, becomes, said, output, submit, awake } = contactFormIn(page);
  await awake();
  const type = (text: string) => page.keyboard.type(text);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const answers: [name: string, answer: () => Promise<unknown>][] = [
    ['your-name', () => type('Grace')],
    ['your-email', () => type('grace@')],
    ['phone', () => type('0491 570 156')],
    ['website', () => type('www.example.com')],
    ['rooms', () => type('3')],
    // The same in whatever order a browser asks for day and month.
    ['day', () => type('11112027')],
    ['hour', () => type('1030a')],
    ['about', () => type('S')],
    ['areas[]', () => press('ArrowDown', 'Shift+ArrowDown')],
    ['reach[]', () => press('Space')],
    ['reach[]', () => press('Space')],
    ['_wpcf7_free_text_reach', () => type('by pigeon')],
    ['when', () => press('ArrowDown')],
    ['budget', () => press('ArrowRight', 'ArrowRight')],
    ['message', () => type('Hello')],
    [
      'cv',
      async () => {
        const open = async () => {
          const opened = page.waitForEvent('filechooser', { timeout: 5_000 });
          const [chooser] = await Promise.all([opened, press('Space')]);
          return chooser;
        };
        // Chromium opens it only while the key down is less than five seconds old, which a busy machine may miss.
        const chooser = await open().catch(async () => {
          expect((await focused()).name).toBe('cv');
          return open();
        });
        await chooser.setFiles({
          name: 'cv.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.7\nKeys'),
        });
      },
    ],
    ['Remove', async () => undefined],
    ['sum', () => type('five')],
    ['terms', () => press('Space')],
  ];
  // To the last control before the form, whatever stands above it.
  await field('your-name').focus();
  await press('Shift+Tab');
  for (const [name, answer] of answers) {
    // Of several checkboxes the first and the last.
    if (name === 'reach[]' && (await focused()).name === name) await press('Tab', 'Tab');
    else expect(await next()).toBe(name);
    await answer();
  }
  await expect.poll(() => submit.isEnabled()).toBe(true);
  expect(await next()).toBe('Send');
  await press('Enter');
  await becomes('invalid');

  const wrong = 'Enter your email in full, such as name@example.com';
  await expect.poll(async () => (await focused()).name).toBe('your-email');
  expect(await said()).toBe(await output());
  const described = await field('your-email').getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe(wrong);
  expect(await field('your-email').getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('.screen-reader-response li').allTextContents()).toEqual([
    wrong,
    'Your answer is not correct.',
  ]);
  await press('ControlOrMeta+a');
  await type('grace.keys@example.com');
  await field('sum').focus();
  await type('5');
  // Enter in a one-line field sends.
  await press('Enter');
  await becomes('sent');
  await expect.poll(output).toBe('Thank you. Your message has been sent.');
  expect(await wrap('cv').getByText('cv.pdf').count()).toBe(0);

  const { docs } = await staff.get('/api/leads?where[email][equals]=grace.keys@example.com&depth=0');
  const [lead] = docs as { name: string; answers: { name: string; text: string }[] }[];
  expect(lead?.name).toBe('Grace');
  expect(Object.fromEntries((lead?.answers ?? []).map(({ name, text }) => [name, text]))).toMatchObject({
    phone: '0491 570 156',
    website: 'http://www.example.com',
    rooms: '3',
    day: '11/11/2027',
    hour: '10:30',
    about: 'Selling',
    areas: 'Buying, Selling',
    reach: 'Buying, Other: by pigeon',
    when: 'Selling',
    budget: '6',
    message: 'Hello',
    terms: 'Yes',
  });
  expect(tab.problems).toEqual([]);
});
