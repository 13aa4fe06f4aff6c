import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadForms } from '../site/src/features/leads/forms/lead-forms.ts';
import { expectNoAxeViolationsWithin } from './support/axe.ts';
import { openBrowser } from './support/browser.ts';
import { ownEmail } from './support/own-email.ts';
import { plainVisit } from './support/plain-visit.ts';
import { outbox, type RunningSite, startServer } from './support/server.ts';
import { site as seeded } from './support/site.ts';
import { demoListings, staffRequests } from './support/staff.ts';

type Place = 'home' | 'team' | 'listing' | 'agent' | 'office';

/** Where visitors find a form. One that no page of the demo agency links to is opened at its own address. */
const PLACES: Partial<Record<string, { on: Place; link?: string | RegExp }>> = {
  'sales-appraisal': { on: 'home', link: 'Request an appraisal' },
  'residential-appraisal': { on: 'office', link: 'Residential appraisal' },
  'rental-appraisal': { on: 'agent', link: 'Rental appraisal' },
  'commercial-appraisal': { on: 'office', link: 'Commercial appraisal' },
  'rural-appraisal': { on: 'office', link: 'Rural appraisal' },
  'maintenance-request': { on: 'team', link: 'Maintenance request' },
  'vacate-notice': { on: 'team', link: 'Notice to vacate' },
  'transfer-management': { on: 'team', link: 'Change your property manager' },
  'newsletter-signup': { on: 'team' },
  'newsletter-footer': { on: 'team' },
  'contact-agent': { on: 'agent', link: /^Contact [A-Z]/ },
  'contact-agency': { on: 'team', link: 'Contact us' },
  'contact-office': { on: 'office', link: 'Contact this office' },
  'book-inspection': { on: 'listing', link: 'Ask for a private inspection' },
  'inspection-registration': { on: 'listing', link: 'Register for an inspection' },
  'brochure-request': { on: 'listing', link: 'Request the brochure' },
  'property-enquiry': { on: 'listing', link: 'Enquire about this property' },
};

/** Every form of the website. The hash of the enquiry clicks the button of the listing. */
const FORMS = leadForms
  .filter(({ atDoor, books }) => !atDoor && !books)
  .map(({ definition: { key: form }, hash }) => ({
    form,
    hash: form === 'property-enquiry' ? 'enquiry' : hash,
    on: PLACES[form]?.on,
    link: PLACES[form]?.link,
  }));

const { dataDir, admin } = seeded;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let site: RunningSite;
let copy: string;
let staff: Awaited<ReturnType<typeof staffRequests>>;
const places: Record<Place, string> = { home: '/', team: '/agents', listing: '', agent: '', office: '' };

// A server of its own, on the database of the others, without their rate limits: no visitor sends so many forms.
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
  const slugOfFirst = async (kind: string) =>
    (await staff.get(`/api/${kind}?limit=1&depth=0&where[_status][equals]=published`)).docs[0]?.slug;
  places.agent = `/agents/${await slugOfFirst('agents')}`;
  places.office = `/offices/${await slugOfFirst('offices')}`;
  places.listing = `/property/suburb/street/${await inspectedListing()}`;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** The form with this key in a page: in the panel, at the foot, or alone. */
const formIn = ({ page, form }: { page: Page; form: string }) =>
  page.locator(`form[method="post"][action^="/forms/${form}"]`);

const linkIn = ({ page, link }: { page: Page; link: string | RegExp }) =>
  page.getByRole('link', { name: link, exact: true }).first();

const OPENED_AND_SENT = '$form is opened, refused empty, sent when filled in, and reaches staff and visitor';

it.each(FORMS)(`with script: ${OPENED_AND_SENT}`, async ({ form, hash, on, link }) => {
  const { page, problems, close } = await browser.open({ reducedMotion: 'reduce' });
  const opened = formIn({ page, form });
  // lead-forms-open.e2e.test.ts opens each form by its hash; here that is for those without a link.
  const byHash = hash && !link;
  await page.goto(site.url + (on ? places[on] : `/forms/${form}`) + (byHash ? `#${hash}` : ''), {
    waitUntil: 'load',
  });
  const about = await page.locator('main').evaluate((main) => ({ ...main.dataset }));
  if (link) await linkIn({ page, link }).click();
  await opened.waitFor();
  if (link) await expectSubject({ opened, about });
  // The pages around the forms are screens.e2e.test.ts's.
  await expectNoAxeViolationsWithin({
    page,
    parts: [`:is(dialog, main, footer):has(form[action^="/forms/${form}"])`],
  });

  await opened.locator('button[type=submit]').click();
  await opened.locator('[aria-invalid="true"]').first().waitFor();
  const email = ownEmail(form);
  await fill({ form: opened, email });
  await opened.locator('button[type=submit]').click();
  await thanksInPlace({ page, form }).waitFor();
  // A refusal stands in the browser's own log.
  expect(problems.filter((problem) => !/422/.test(problem))).toEqual([]);
  await close();
  await expectArrived({ form, email });
});

/** By a link to a page of its own, and at the foot of any page; with files to attach, and about a listing. */
const IN_A_BROWSER = ['newsletter-footer', 'maintenance-request', 'property-enquiry'];

describe('without script', () => {
  it.each(FORMS.filter(({ form }) => IN_A_BROWSER.includes(form)))(
    `in a browser, ${OPENED_AND_SENT}`,
    async ({ form, on, link }) => {
      const { page, problems, close } = await browser.open({ javaScriptEnabled: false });
      const opened = formIn({ page, form });
      await page.goto(site.url + (on ? places[on] : `/forms/${form}`), { waitUntil: 'load' });
      if (link) await linkIn({ page, link }).click();
      await opened.waitFor();
      await opened.locator('button[type=submit]').click();
      await opened.locator('[aria-invalid="true"]').first().waitFor();
      // The refusal is a new page.
      await page.waitForLoadState('load');
      const email = ownEmail(form);
      await fill({ form: opened, email });
      await opened.locator('button[type=submit]').click();
      await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor();
      expect(problems.filter((problem) => !/422/.test(problem))).toEqual([]);
      await close();
      await expectArrived({ form, email });
    },
  );

  it.each(FORMS.filter(({ form }) => !IN_A_BROWSER.includes(form)))(
    `as HTML, ${OPENED_AND_SENT}`,
    async ({ form, on, link }) => {
      const { page: reader, close } = await browser.open();
      const visit = plainVisit({ url: site.url, reader, answer: answerWhatShows });
      await visit.open(on && link ? places[on] : `/forms/${form}`);
      if (link) await visit.follow(link);
      const opened = `form[method="post"][action^="/forms/${form}"]`;
      await visit.send(opened);
      expect(visit.status()).toBe(422);
      expect(await visit.count(`${opened} [aria-invalid="true"]`)).toBeGreaterThan(0);
      const email = ownEmail(form);
      await visit.send(opened, email);
      expect(visit.status()).toBe(200);
      expect(await visit.heading()).toBe('Thank You!');
      await close();
      await expectArrived({ form, email });
    },
  );
});

/** Staff have the lead, and they and the visitor an email of it. */
async function expectArrived({ form, email }: { form: string; email: string }): Promise<void> {
  const { docs } = await staff.get(`/api/leads?where[email][equals]=${email}&depth=0`);
  expect(docs).toMatchObject([{ form, state: 'new', email }]);
  const mails = async () => {
    const all = await outbox(copy);
    return {
      staff: all.some(({ replyTo }) => replyTo?.some(({ address }) => address === email)),
      visitor: all.some(({ to }) => to?.some(({ address }) => address === email)),
    };
  };
  await expect.poll(mails, { timeout: 10_000 }).toEqual({ staff: true, visitor: true });
}

/** The form knows the listing, agent or office whose page it was opened from. */
async function expectSubject({ opened, about }: { opened: Locator; about: DOMStringMap }): Promise<void> {
  const names: Record<string, string[]> = {
    listing: ['property_id', 'property_external_id'],
    agent: ['agent_id'],
    office: ['office_id'],
  };
  for (const [kind, id] of Object.entries(about)) {
    const named = names[kind]?.map((name) => `[name="${name}"]`).join() ?? '';
    expect(await opened.locator(named).inputValue()).toBe(id);
  }
}

/** The sign that a form was sent, in its own place. */
const thanksInPlace = ({ page, form }: { page: Page; form: string }): Locator =>
  form.startsWith('newsletter')
    ? page.getByRole('button', { name: 'Submitted' })
    : page.getByText('Your message has been sent successfully').first();

/** Answers every question that shows, in a way that its kind allows, and then those that the answers bring. */
async function fill({ form, email }: { form: Locator; email: string }): Promise<void> {
  let answered = 1;
  for (let passes = 0; answered > 0 && passes < 5; passes += 1)
    answered = await form.evaluate(answerWhatShows, email);
}

/**
 * In the page, since a form has up to twenty questions: how many it answered. Without script there are no timers here,
 * and nothing has a size where no page is drawn.
 */
function answerWhatShows(form: HTMLElement | SVGElement, email: string): number {
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const answerTo = ({ name, type }: Control) => {
    if (type === 'email' || name.includes('email')) return email;
    if (type === 'tel' || name.includes('phone')) return '0491 570 156';
    if (name.includes('date')) return '24/12/2027';
    if (name.includes('postcode')) return '2042';
    return name.includes('name') ? 'Visitor Sample' : 'A message';
  };
  const shows = (control: Control) =>
    control.isConnected &&
    !control.matches(':disabled, [type=hidden], [type=file]') &&
    control.closest('[aria-hidden=true], [hidden]') === null &&
    (control.ownerDocument.defaultView === null || control.getBoundingClientRect().width > 0);
  const fillIn = (control: Control, value: string) => {
    control.focus();
    // As the browser sets it for people: past a script that watches the element's own property.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    control.blur();
  };
  const answer = (control: Control): boolean => {
    if (control.type === 'radio' || control.type === 'checkbox') {
      // The control itself is out of sight, people click its label.
      const isFirst = control === form.querySelector(`[name="${CSS.escape(control.name)}"]`);
      const isOpen = isFirst && !(control as HTMLInputElement).checked;
      if (isOpen) control.click();
      return isOpen;
    }
    const wanted =
      control instanceof HTMLSelectElement
        ? ([...control.options].map(({ value }) => value).find(Boolean) ?? '')
        : answerTo(control);
    const isOpen =
      control.value !== wanted && (control.value === '' || control.matches('[aria-invalid=true]'));
    if (isOpen) fillIn(control, wanted);
    return isOpen;
  };
  return [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) => control.name && !control.name.startsWith('_') && shows(control) && answer(control),
  ).length;
}

/** A listing that can be inspected soon, with a brochure. */
async function inspectedListing(): Promise<unknown> {
  const listings = await demoListings(staff);
  const soon = (listing: Record<string, unknown>) =>
    JSON.stringify(listing.inspections ?? [])
      .match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)
      ?.some((time) => Date.parse(time) > Date.now() + 3_600_000);
  const found = listings.find(soon);
  if (!found) throw new Error('No listing of the demo agency has an inspection to come.');
  const brochure = { kind: 'brochure', title: 'Brochure', address: 'https://example.com/brochure.pdf' };
  await staff.patch(`/api/listings/${found.id}`, { documents: [brochure] });
  return found.id;
}
