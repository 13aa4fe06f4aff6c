import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import type { Tab } from './support/browser.ts';
import {
  bringForm,
  contactFormIn,
  FEEDBACK,
  listenToForms,
  makerOf,
  SENT_WELL,
  visitorAt,
} from './support/contact-form.ts';
import { screenshotAll } from './support/screenshots.ts';
import { outbox } from './support/server.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

/* A form that staff built, in a page: against the site's own API, and against answers that it rarely gives. */

const PATH = '/contact-form-test';
const texts = { title: 'Test form', slug: 'test-form', submitLabel: 'Send it', thanksTitle: 'Thanks' };
const rows = [
  { kind: 'text', name: 'your-name', label: 'Your name', required: true, width: 'half', fillFrom: 'who' },
  { kind: 'email', name: 'your-email', label: 'Your email', required: true, width: 'half' },
  { kind: 'select', name: 'about', label: 'About', choices: [{ label: 'Buying' }, { label: 'Selling' }] },
  {
    kind: 'text',
    name: 'street',
    label: 'Street',
    shownWhen: { field: 'about', is: 'equals', value: 'Selling' },
  },
  {
    kind: 'checkboxes',
    name: 'reach',
    label: 'Reach me by',
    exclusive: true,
    choices: [{ label: 'Phone' }, { label: 'Email' }],
  },
  { kind: 'url', name: 'website', label: 'Website' },
  { kind: 'textarea', name: 'message', label: 'Message', minLength: 3, maxLength: 40, counter: 'down' },
  { kind: 'file', name: 'cv', label: 'Your CV', accept: 'pdf', maxFiles: 2, maxMegabytes: 1 },
  {
    kind: 'quiz',
    name: 'sum',
    label: 'A question',
    questions: [{ question: 'What is 2 + 3?', answer: 'five' }],
  },
  { kind: 'acceptance', name: 'terms', label: 'You may keep this' },
];

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let maker: ReturnType<typeof makerOf>;
let tab: Tab;
let page: Page;
let parts: ReturnType<typeof contactFormIn>;
let readEvents: () => Promise<string[]>;

beforeAll(async () => {
  staff = await staffRequests(site);
  maker = makerOf(staff);
  const form = await maker.form({
    ...texts,
    rows,
    staffMail: {
      recipients: ['forms@agency.example'],
      subject: 'From [your-name]',
      body: '[message]',
      attach: true,
    },
  });
  const block = {
    type: 'contact-form',
    props: { id: 'contact-form-1', form: [form], title: 'Send us a message' },
  };
  await maker.page({ title: 'Test form', path: PATH, content: [block] });
  tab = await browser.open({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 900 },
    ...visitorAt(5),
  });
  page = tab.page;
  parts = contactFormIn(page);
});
afterAll(async () => {
  await maker.remove();
});

/** Without the messages shown while typing. */
const eventsOfSending = async () => {
  const all = await readEvents();
  return all.slice(all.indexOf('beforesubmit'));
};

describe('a form that staff built', () => {
  it('is filled in wrongly, corrected and sent with a file', async () => {
    const { form, field, wrap, tips, submit, output, becomes } = parts;
    await page.goto(`${site.url}${PATH}?who=Zo%C3%AB+Byron`);
    await page.waitForSelector('.wpcf7.js');
    readEvents = await listenToForms(page);
    await expect.poll(() => field('your-name').inputValue()).toBe('Zoë Byron');
    // Not before the statement is accepted.
    await expect.poll(() => submit.isDisabled()).toBe(true);

    // With the keyboard alone: errors show for the fields visited so far.
    await field('your-email').focus();
    await page.keyboard.type('nobody');
    await page.keyboard.press('Tab');
    await expect.poll(tips).toEqual(['Enter your email in full, such as name@example.com']);
    await expect.poll(readEvents).toEqual(['statuschanged(validating)', 'statuschanged(init)']);
    await page.keyboard.type('S');
    await wrap('street').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Smith Street');
    await field('about').selectOption('Buying');
    await wrap('street').waitFor({ state: 'detached' });
    await field('about').selectOption('Selling');
    await expect.poll(() => field('street').inputValue()).toBe('Smith Street');
    await wrap('reach').getByLabel('Phone').check();
    await wrap('reach').getByLabel('Email').check();
    expect(await wrap('reach').getByLabel('Phone').isChecked()).toBe(false);
    await field('website').fill('www.example.com');
    await field('message').fill('x'.repeat(41));
    expect(await field('website').inputValue()).toBe('http://www.example.com');
    const count = wrap('message').locator('.wpcf7-character-count.down.too-long');
    expect(await count.innerText()).toBe('-1');
    await field('sum').fill('Six');
    await field('terms').check();
    await readEvents();
    await submit.click();

    await becomes('invalid');
    expect(await eventsOfSending()).toEqual([
      'beforesubmit',
      'statuschanged(submitting)',
      'statuschanged(invalid)',
      'invalid',
      'submit',
    ]);
    expect((await tips()).length).toBe(3);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('your-email');
    const described = await field('your-email').getAttribute('aria-describedby');
    expect(await page.locator(`li[id="${described}"]`).innerText()).toContain('Enter your email');
    expect(await page.locator('.screen-reader-response [role=status]').innerText()).toBe(await output());
    expect(await field('street').inputValue()).toBe('Smith Street');
    await expectNoAxeViolations(page);
    await screenshotAll(page, 'contact-form-wrong');

    await field('your-email').fill('zoe@example.com');
    await field('message').fill('May I see it?');
    await field('sum').fill('Five');
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nTest') };
    await field('cv[]').setInputFiles(cv);
    await readEvents();
    await submit.dblclick();
    await becomes('sent');
    expect(await eventsOfSending()).toEqual(SENT_WELL);
    expect(await output()).toBe('Thank you. Your message has been sent.');
    expect(await field('message').inputValue()).toBe('');
    expect(await form.getByText('cv.pdf').count()).toBe(0);
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoAxeViolations(page);
    await screenshotAll(page, 'contact-form-sent');
    await page.setViewportSize({ width: 390, height: 900 });
    expect(tab.problems).toEqual([]);

    const { docs } = await staff.get(`/api/leads?where[email][equals]=zoe@example.com`);
    expect(docs[0]).toMatchObject({ name: 'Zoë Byron', formTitle: 'Test form', state: 'new' });
    const mail = async () => (await outbox(site.dataDir)).find(({ subject }) => subject === 'From Zoë Byron');
    await expect.poll(mail, { timeout: 15_000 }).toMatchObject({
      to: [{ address: 'forms@agency.example' }],
      attachments: [{ filename: 'cv.pdf' }],
    });
  });

  it('says where no answer came, in the page and to the letter in the console', async () => {
    const { field, submit, output, status } = parts;
    await field('your-name').fill('Ada');
    await field('terms').check();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route(FEEDBACK, (route) => route.abort());
    await submit.click();
    await expect.poll(output, { timeout: 10_000 }).toMatch(/^We couldn’t reach the website/);
    await page.unroute(FEEDBACK);
    await page.route(FEEDBACK, (route) => route.fulfill({ body: '<html>' }));
    await submit.click();
    await expect.poll(output, { timeout: 10_000 }).toMatch(/^Something went wrong/);
    await page.unroute(FEEDBACK);
    expect(errors).toContain('You are probably offline.');
    expect(errors).toContain('The response is not a valid JSON response.');
    expect(await field('your-name').inputValue()).toBe('Ada');
    expect(await status()).toBe('failed');
  });

  it('has ids of its own where it comes into the page again, and none inside another form', async () => {
    // As it comes out of a popup: from the server's HTML, into a page that has it already.
    await bringForm({ page, inside: 'div', id: 'popup' });
    await bringForm({ page, inside: 'form', id: 'outer' });
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.dispatchEvent(new CustomEvent('frontage:content-added', { bubbles: true })),
    );
    await page.locator('main > form .wpcf7-form-in-wrong-place').waitFor();
    expect(await page.locator('main > form').innerText()).toBe(
      'Error: This contact form is placed in the wrong place.',
    );
    const ids = () =>
      page.evaluate(() => [...document.querySelectorAll('.wpcf7 [id], .wpcf7')].map(({ id }) => id));
    await expect.poll(async () => (await ids()).length - new Set(await ids()).size).toBe(0);
    expect(await page.locator('.wpcf7').count()).toBe(2);
  });
});

it('without script the form is answered as a page', async () => {
  const plain = await browser.open({ javaScriptEnabled: false, ...visitorAt(5) });
  await plain.page.goto(`${site.url}${PATH}`);
  const own = plain.page.locator('.wpcf7-form');
  await own.locator('[name=your-name]').fill('Grace');
  await own.locator('.wpcf7-submit').click();
  expect(await own.getAttribute('data-status')).toBe('invalid');
  expect(plain.page.url()).toMatch(/#wpcf7-f\d+-/);
  expect(await own.locator('[name=your-name]').inputValue()).toBe('Grace');
  await own.locator('[name=your-email]').fill('grace@example.com');
  await own.locator('[name=sum]').fill('five');
  await own.locator('[name=terms]').check();
  await own.locator('.wpcf7-submit').click();
  await plain.page.getByText('Your message has been sent.').first().waitFor();
  await plain.close();
});
