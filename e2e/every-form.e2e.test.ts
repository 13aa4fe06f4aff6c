import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { outbox, type RunningSite, startServer } from './support/server.ts';
import { staffRequests } from './support/staff.ts';

/** Every form, and what its address says it is about. */
const FORMS: [form: string, about?: 'listing' | 'agent'][] = [
  ['sales-appraisal'],
  ['residential-appraisal'],
  ['rental-appraisal'],
  ['commercial-appraisal'],
  ['rural-appraisal'],
  ['maintenance-request'],
  ['vacate-notice'],
  ['transfer-management'],
  ['newsletter-signup'],
  ['newsletter-footer'],
  ['contact-agent', 'agent'],
  ['contact-agency'],
  ['contact-office'],
  ['book-inspection', 'listing'],
  ['inspection-registration', 'listing'],
  ['brochure-request', 'listing'],
  ['property-enquiry', 'listing'],
  ['clearing-sales-enquiry'],
  ['livestock-enquiry'],
];

const { dataDir, admin } = inject('site');
let browser: Awaited<ReturnType<typeof openBrowser>>;
let site: RunningSite;
let copy: string;
let staff: Awaited<ReturnType<typeof staffRequests>>;
const about = { listing: '', agent: '' };

// A server of its own, on the database of the others, without their rate limits: nobody sends so many forms.
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'frontage-forms-'));
  for (const name of readdirSync(dataDir)) {
    if (name === 'outbox') continue;
    if (name === 'media') symlinkSync(join(dataDir, name), join(copy, name));
    else cpSync(join(dataDir, name), join(copy, name), { recursive: true });
  }
  site = await startServer({ dataDir: copy, env: { FRONTAGE_LIMITS: 'off', FRONTAGE_DEMO: '0' } });
  browser = await openBrowser();
  staff = await staffRequests({ url: site.url, admin });
  const [agent] = (await staff.get('/api/agents?limit=1&depth=0')).docs;
  about.agent = `?agent_id=${agent?.id}`;
  about.listing = `?property_id=${await inspectedListing()}`;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(copy, { recursive: true, force: true });
});

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (how, javaScriptEnabled) => {
  it.each(FORMS)('%s is refused empty, sent when filled in, and reaches staff', async (form, subject) => {
    const { page, problems, close } = await browser.open({ javaScriptEnabled });
    const email = `${form}.${javaScriptEnabled ? 'script' : 'plain'}@example.com`;
    await page.goto(`${site.url}/forms/${form}${subject ? about[subject] : ''}`, { waitUntil: 'load' });
    await page.locator('form[method=post] button[type=submit]').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    // Without script the refusal is a new page.
    await page.waitForLoadState('load');
    await fill(page, email);
    // Answers can bring further questions.
    await fill(page, email);
    await page.locator('form[method=post] button[type=submit]').click();
    await page
      .getByText(/Thank you|Submitted/i)
      .first()
      .waitFor();
    expect(problems.filter((problem) => !/422/.test(problem))).toEqual([]);
    await close();

    const { docs } = await staff.get(`/api/leads?where[email][equals]=${email}&depth=0`);
    expect(docs, how).toMatchObject([{ form, state: 'new', email }]);
    const toStaff = async () =>
      (await outbox(copy)).filter(({ replyTo }) => replyTo?.some(({ address }) => address === email));
    await expect.poll(toStaff, { timeout: 10_000 }).not.toEqual([]);
  });
});

/** Answers every question that shows, in a way that its kind allows. */
async function fill(page: Page, email: string): Promise<void> {
  const controls = page.locator(
    'form[method=post] :is(input, select, textarea):not([type=hidden]):not([type=file])',
  );
  for (const control of await controls.all()) {
    const { name, type, filled, first, seen } = await control.evaluate((element: HTMLInputElement) => ({
      name: element.name,
      type: element.type,
      filled: element.value !== '' && !element.matches('[aria-invalid=true]'),
      first: element === element.form?.querySelector(`[name="${CSS.escape(element.name)}"]`),
      seen:
        element.closest('[aria-hidden=true], [hidden]') === null && element.getBoundingClientRect().width > 0,
    }));
    if (!seen || !name || name.startsWith('_')) continue;
    if (type === 'radio' || type === 'checkbox') {
      // The control itself is out of sight, its label is what people press.
      if (first) await control.evaluate((element: HTMLInputElement) => element.checked || element.click());
    } else if (type === 'select-one') {
      const values = await control
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      await control.selectOption(values.find(Boolean) ?? '');
    } else if (!filled) await control.fill(answerTo({ name, type, email }));
  }
}

function answerTo({ name, type, email }: { name: string; type: string; email: string }): string {
  if (type === 'email' || name.includes('email')) return email;
  if (type === 'tel' || name.includes('phone')) return '0491 570 156';
  if (name.includes('date')) return '24/12/2027';
  if (name.includes('postcode')) return '2042';
  return name.includes('name') ? 'Visitor Sample' : 'Words of a visitor';
}

/** A listing that can be inspected soon. */
async function inspectedListing(): Promise<unknown> {
  const { docs } = await staff.get('/api/listings?where[status][equals]=current&limit=200&depth=0');
  const soon = (listing: Record<string, unknown>) =>
    JSON.stringify(listing.inspections ?? [])
      .match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)
      ?.some((time) => Date.parse(time) > Date.now() + 3_600_000);
  const found = docs.find(soon);
  if (!found) throw new Error('No listing of the demo agency has an inspection to come.');
  return found.id;
}
