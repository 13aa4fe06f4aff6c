import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
const tab = useTab(browser, { reducedMotion: 'reduce' });
let page: Page;
beforeEach(() => {
  page = tab.page;
});

const panel = () => page.getByRole('dialog');
/** Not the newsletter at the foot of the page. */
const form = () => page.locator(':is(main, dialog) form[method=post]');
const field = (name: string) => form().locator(`[name="${name}"]`);
const send = () => form().locator('button[type=submit]');
const openPanel = async (hash: string) => {
  await page.goto(`${site.url}/agents#${hash}`, { waitUntil: 'load' });
  await panel().locator('form').waitFor();
};
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('a date', () => {
  const calendarButton = () => panel().getByRole('button', { name: /^Choose from a calendar/ });
  const calendar = () => panel().getByRole('grid');

  it('is chosen from a calendar with the keyboard alone', async () => {
    await openPanel('notice-to-vacate');
    await field('date').fill('24/12/2034');
    await calendarButton().focus();
    await page.keyboard.press('Enter');
    await calendar().waitFor();
    expect(await focused()).toMatch(/24 December 2034/);
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await calendar().waitFor({ state: 'detached' });
    expect(await field('date').inputValue()).toBe('01/01/2035');
    expect(await focused()).toMatch(/^Choose from a calendar/);
    expect(tab.problems).toEqual([]);
  });

  it('keeps the form open when Esc closes its calendar', async () => {
    await openPanel('notice-to-vacate');
    await calendarButton().click();
    await calendar().waitFor();
    await page.keyboard.press('Escape');
    await calendar().waitFor({ state: 'detached' });
    expect(await panel().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
  });

  it('downloads no calendar until it is asked for one', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await openPanel('notice-to-vacate');
    await field('date').fill('24/12/2034');
    expect(requested.filter((url) => url.includes('date-calendar'))).toEqual([]);
    await calendarButton().click();
    await calendar().waitFor();
    expect(requested.filter((url) => url.includes('date-calendar'))).not.toEqual([]);
  });
});

describe('errors', () => {
  it('is said at the top, with the focus, and a red border goes as its answer changes', async () => {
    await openPanel('notice-to-vacate');
    await field('date').fill('31/02/2035');
    await send().click();
    await page.getByText('Moving out date must be a valid date').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Please fix these before sending');
    const red = form().locator('[aria-invalid=true]');
    const before = await red.count();
    await field('date').fill('28/02/2035');
    await expect.poll(() => red.count()).toBe(before - 1);
    expect(await field('date').getAttribute('aria-invalid')).toBeNull();
    await expectNoAxeViolations(page);
  });
});

describe('fields that depend on another answer', () => {
  it('maintenance: what it is, when it is something else', async () => {
    await openPanel('maintenance-request');
    expect(await field('other-repair').count()).toBe(0);
    await field('repair-nature').selectOption('other');
    await field('other-repair').waitFor();
    await field('repair-nature').selectOption('plumbing');
    await field('other-repair').waitFor({ state: 'detached' });
  });

  it('commercial appraisal: no address of a business', async () => {
    await openPanel('commercial-appraisal');
    await send().click();
    await page.getByText('Enter the street address').first().waitFor();
    await field('appraisal_type').and(page.locator('[value=business]')).check();
    await send().click();
    await page.getByText('Enter the street address').first().waitFor({ state: 'detached' });
  });
});

describe('pictures', () => {
  const picture = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(name) });
  const list = () => form().getByRole('list', { name: 'Selected images' });

  // Specification, 5: "Images jpg, jpeg or png, 3 MB or less each. Messages: 'You can only attach a total of 3 images.',
  // … 'Please ensure your file is in JPG, PNG, or JPEG format.'"
  it('too many, or of a wrong kind, are told at once, and each can be removed', async () => {
    await openPanel('maintenance-request');
    const names = ['tap.jpg', 'sink.jpg', 'floor.jpg', 'plan.pdf'];
    await field('attachments').setInputFiles(names.map(picture));
    await form().getByText('You can only attach a total of 3 images.').waitFor();
    await list().getByText('Please ensure your file is in JPG, PNG, or JPEG format.').waitFor();
    await expectNoAxeViolations(page);
    await form().getByRole('button', { name: 'Remove: plan.pdf' }).click();
    await form().getByText('You can only attach a total of 3 images.').waitFor({ state: 'detached' });
    await form().getByText('Please ensure your file is in').waitFor({ state: 'detached' });
    expect(await list().getByRole('listitem').count()).toBe(3);
    expect(await field('attachments').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(3);
  });

  it('a large one that cannot be reduced gets an error that everybody can see', async () => {
    await openPanel('maintenance-request');
    const buffer = Buffer.alloc(11 * 1024 * 1024);
    await field('attachments').setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer });
    await form().getByRole('button', { name: 'Reduce size' }).click();
    const status = form().getByText('We couldn’t reduce the size of broken.jpg. Choose another image.');
    await status.waitFor();
    expect((await status.boundingBox())?.height).toBeGreaterThan(10);
  });
});

// Specification, 4: "Newsletter button: idle, then 'Submitting...', then 'Submited' (green borders) or 'Failed' (red
// borders); resets 3 s after success."
describe('the newsletter’s button', () => {
  it('in the panel ends with the thanks and Close, and the focus never falls out of it', async () => {
    const staff = await staffRequests(site);
    const leadsOn = (conversion: boolean) =>
      staff.post('/api/globals/lead-form-settings', { newsletterSignup: { conversion } });
    await leadsOn(false);
    try {
      await openPanel('newsletter-signup');
      const answers = { 'first-name': 'Zoë', 'last-name': 'Panel', email: 'zoe.panel@example.com' };
      for (const [name, text] of Object.entries(answers)) await field(name).fill(text);
      await send().click();
      const inPanel = () => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')));
      await page.getByRole('button', { name: 'Submitted' }).waitFor();
      expect(await inPanel()).toBe(true);
      await panel().getByRole('heading', { name: 'Thank You!' }).waitFor();
      expect(await inPanel()).toBe(true);
      await panel().getByRole('button', { name: 'Close' }).last().click();
      await panel().waitFor({ state: 'detached' });
    } finally {
      await leadsOn(true);
    }
  });

  it('shows the result, and is reset three seconds later', async () => {
    await page.goto(`${site.url}/forms/newsletter-footer`, { waitUntil: 'load' });
    await field('first_name').click();
    await page.locator('fr-island[data-woken=yes]').waitFor();
    await send().click();
    await page.getByRole('button', { name: 'Failed' }).waitFor();
    await page.getByText('First Name is Required.').first().waitFor();
    await expectNoAxeViolations(page);

    const answers = { first_name: 'Zoë', last_name: 'Sample', phone: '0491570156', email: 'zoe@example.com' };
    for (const [name, text] of Object.entries(answers)) await field(name).fill(text);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('button', { name: 'Submitted' }).waitFor();
    expect(await page.getByRole('button', { name: 'Submitted' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Sign up' }).waitFor();
    expect(await field('first_name').inputValue()).toBe('');
    expect(tab.problems).toEqual([]);
  });
});

describe('without script', () => {
  it('a date is typed, and what is wrong with it is said beside what was typed', async () => {
    const plain = await browser.open({ javaScriptEnabled: false });
    await plain.page.goto(`${site.url}/forms/vacate-notice`);
    expect(await plain.page.getByRole('button', { name: /calendar/ }).count()).toBe(0);
    await plain.page.fill('[name=date]', '31/02/2035');
    await plain.page.fill('[name=reason]', 'A new home');
    await plain.page.click('main button[type=submit]');
    await plain.page.getByText('Moving out date must be a valid date').first().waitFor();
    expect(await plain.page.inputValue('[name=date]')).toBe('31/02/2035');
    expect(await plain.page.inputValue('[name=reason]')).toBe('A new home');
    await plain.close();
  });
});

it('the front page leads to an appraisal', async () => {
  await page.goto(site.url, { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Request an appraisal' }).click();
  await panel().getByRole('heading', { name: 'Sales appraisal' }).waitFor();
  await field('street-address').waitFor();
});
