import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectNoAxeViolationsWithin } from './support/axe.ts';
import { openInAdmin, type Tab } from './support/browser.ts';
import { inBuilder, problemsOf } from './support/builder.ts';
import { visitorAt } from './support/contact-form.ts';
import { outbox } from './support/server.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

/* A form from the first click of staff to the lead in their inbox. */

const PATH = '/work-with-us-test';
const EMAIL = 'zoe.work@example.com';
/** Clicks are lost until the form's script runs. */
const AWAKE = { timeout: 20_000, interval: 300 };
const FORM = '/admin/collections/contact-forms';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let tab: Tab;
let page: Page;
const made = { form: 0, page: 0 };

beforeAll(async () => {
  staff = await staffRequests(site);
  tab = await browser.open({ baseURL: site.url, viewport: { width: 1440, height: 1000 } });
  page = tab.page;
  // With each question the server draws the whole form again.
  page.setDefaultTimeout(45_000);
  await page.request.post('/api/users/login', { data: site.admin });
  const { doc } = await staff.post('/api/pages?draft=true', { title: 'Work with us', path: PATH });
  made.page = Number((doc as { id: number }).id);
});
afterAll(async () => {
  await staff.delete(`/api/pages/${made.page}`);
  await staff.delete(`/api/contact-forms/${made.form}`);
  await staff.delete(`/api/leads?where[email][equals]=${EMAIL}`);
});

const field = (name: string) => page.locator(`#field-${name}`);
const inRow = (row: number, name: string) => field(`rows__${row}__${name}`);
const rows = () => page.locator('#field-rows > .array-field__draggable-rows > div');
const names = async () =>
  (await rows().locator('.array-field__row-header strong').allInnerTexts()).filter(
    (text) => !text.startsWith('Choice'),
  );
const part = (name: string) => page.locator('.tabs-field__tab-button', { hasText: name });
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();

/** Clicks until the result shows: also where the last click took what is clicked away, and the result was slow to come. */
const until = (click: () => Promise<unknown>, shown: Locator) =>
  expect
    .poll(async () => {
      if (await shown.isVisible()) return true;
      await Promise.race([click(), shown.waitFor()]);
      await shown.waitFor({ timeout: 2000 }).catch(() => undefined);
      return shown.isVisible();
    }, AWAKE)
    .toBe(true);

/** Opens what is collapsed. Under a busy machine a second click could close it again, so only what is closed is clicked. */
const expand = (toggles: Locator, shown: Locator) => {
  const closed = toggles.and(page.locator('.collapsible__toggle--collapsed')).first();
  return until(() => closed.click({ timeout: 2000 }).catch(() => undefined), shown);
};

/** Payload draws a group once it comes near the screen, and on a busy machine may miss that until it is scrolled to again. */
const scrolledTo = (group: Locator, content: Locator) =>
  until(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await group.scrollIntoViewIfNeeded();
  }, content);

/** Chooses in one of the admin's own lists. */
async function choose(list: Locator, option: string): Promise<void> {
  await list.locator('.rs__control').click();
  await page.locator('.rs__option', { hasText: option }).first().click();
}

async function addRow({ at, kind, label }: { at: number; kind: string; label: string }): Promise<void> {
  await page.locator('#field-rows > .array-field__add-row').click();
  await rows().nth(at).waitFor();
  // It is open, ready to be filled in.
  await scrolledTo(rows().nth(at), inRow(at, 'kind'));
  await choose(inRow(at, 'kind'), kind);
  await inRow(at, 'label').fill(label);
}

/** Drags a row by its handle. */
async function drag({ from, to }: { from: number; to: number }): Promise<void> {
  const handle = rows().nth(from).locator('.collapsible__drag').first();
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const target = await rows().nth(to).boundingBox();
  if (!target) throw new Error('The row has no place on the screen.');
  await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 20 });
  await page.mouse.up();
}

describe('staff', { timeout: 180_000 }, () => {
  it('begin with a ready-made form, add questions, and drag one to its place', async () => {
    await openInAdmin(page, FORM);
    const begin = page.getByRole('button', { name: 'Contact', exact: true });
    await until(() => begin.click(), field('title'));
    made.form = Number(page.url().split('/').at(-1));
    // Once the form's script runs it shows whether it is complete.
    await says('This form is ready to publish.');
    await field('title').fill('Work test');
    await field('slug').fill('work-with-us-test');

    await addRow({ at: 5, kind: 'File upload', label: 'Your CV' });
    await inRow(5, 'required').check();
    await inRow(5, 'accept').fill('pdf');
    await addRow({ at: 6, kind: 'Text', label: 'Street' });
    await expand(rows().nth(6).locator('.collapsible-field .collapsible__toggle'), inRow(6, 'placeholder'));
    await inRow(6, 'placeholder').fill('1 Smith Street');
    await inRow(6, 'initial').fill('Rose Street');
    await choose(inRow(6, 'width'), 'Half');
    await scrolledTo(field('rows__6__shownWhen'), inRow(6, 'shownWhen__field'));
    await inRow(6, 'shownWhen__field').fill('about');
    await inRow(6, 'shownWhen__value').fill('Sold');
    await addRow({ at: 7, kind: 'Acceptance', label: 'You may keep this' });
    // Shown beside the form while it is edited.
    await says('“Street” is shown for “Sold”, which is not a choice of “What is it about?”.');
    await inRow(6, 'shownWhen__value').fill('Selling');

    await page.getByRole('button', { name: 'Collapse All' }).first().click();
    await drag({ from: 6, to: 4 });
    await expect
      .poll(names)
      .toEqual([
        'Your name',
        'Your email',
        'Phone',
        'What is it about?',
        'Street',
        'Your message',
        'Your CV',
        'You may keep this',
      ]);
    await says('This form is ready to publish.');
    await expectNoAxeViolationsWithin({ page, parts: ['.contact-form-check'] });
  });

  it('write its emails and messages, and see what they say before they are saved', async () => {
    const subject = field('staffMail__subject');
    await until(() => part('Emails').click(), subject);
    await subject.fill('Application of [who]');
    await field('staffMail__body').fill(
      'From [your-name]\nStreet: [street]\nAbout: [about]\n\n[your-message]',
    );
    await field('staffMail__attach').check();
    await field('staffMail__headers').fill('X-Form: [_contact_form_title]');
    await field('visitorMail__subject').fill('We have it, [your-name]');
    await field('visitorMail__body').fill('Dear [your-name], thank you.');
    await says('The email to the agency uses [who]');
    await subject.fill('Application of [your-name]');
    await page.getByRole('button', { name: 'Preview emails' }).click();
    await says('Application of Sample Person');
    await says('We have it, Sample Person');
    await says('sample.pdf');
    await expectNoAxeViolationsWithin({ page, parts: ['.contact-form-tags', '.contact-form-mails'] });
    const sent = field('messages__mail_sent_ok');
    await until(() => part('Messages').click(), sent);
    await says('Thank you. Your message has been sent.');
    await sent.fill('We have your application.');
    await expectNoAxeViolationsWithin({ page, parts: ['.contact-form-check'] });
  });

  it('are told what is wrong with it, and try it before it is published', async () => {
    await until(() => part('Form').click(), page.locator('#field-rows'));
    await expand(rows().nth(7).locator('.collapsible__toggle').first(), inRow(7, 'label'));
    await inRow(7, 'label').fill('');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await page.locator('.payload-toast-container').getByText('Field 8: Add a label.').waitFor();
    await inRow(7, 'label').fill('You may keep this');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await says(/successfully/i);
    expect((await fetch(`${site.url}/forms/contact/work-with-us-test`)).status).toBe(404);

    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('#preview-button, .preview-btn').first().click(),
    ]);
    await preview.getByText('This is a preview of the newest draft.').waitFor();
    await fillIn(preview);
    await send(preview);
    await preview.locator('.wpcf7-form[data-status=sent]').waitFor();
    expect(await preview.locator('.wpcf7-response-output').innerText()).toBe(
      'We have your application. (A preview: nothing was sent.)',
    );
    await expectNoAxeViolations(preview);
    await preview.close();
    expect((await staff.get(`/api/leads?where[email][equals]=${EMAIL}`)).docs).toEqual([]);

    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect
      .poll(async () => (await fetch(`${site.url}/forms/contact/work-with-us-test`)).status, AWAKE)
      .toBe(200);
  });

  it('put it into a page', async () => {
    await openInAdmin(page, `/admin/builder/pages/${made.page}`);
    const { canvas, add, panel, says: builderSays } = inBuilder(page);
    await until(() => panel('Blocks'), page.getByRole('searchbox', { name: 'Search blocks' }));
    await add('contact form');
    await page.getByRole('button', { name: 'Choose a form' }).filter({ visible: true }).click();
    await page.getByRole('dialog').getByText('Work test').first().click();
    await canvas.getByLabel('Your name').waitFor();
    await builderSays('Draft saved');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await builderSays('Published');
    expect(problemsOf(tab)).toEqual([]);
  });

  it('cannot delete it while it stands there, and see where it stands', async () => {
    await openInAdmin(page, `${FORM}/${made.form}`);
    await page.getByRole('link', { name: 'the page “Work with us”' }).waitFor();
    const answer = await staff.delete(`/api/contact-forms/${made.form}`);
    expect(JSON.stringify(answer)).toContain('Remove it there before you delete it.');
  });
});

it('a visitor fails, mends it and sends a file; it is in the inbox and in the outbox', async () => {
  const viewport = { width: 390, height: 900 };
  const visitor = await browser.open({ baseURL: site.url, viewport, ...visitorAt(6) });
  await visitor.page.goto(PATH);
  await visitor.page.waitForSelector('.wpcf7.js');
  await fillIn(visitor.page);
  await visitor.page.getByLabel('Your email').fill('nobody');
  await send(visitor.page);
  await visitor.page.locator('.wpcf7-form[data-status=invalid]').waitFor();
  await visitor.page.getByLabel('Your email').fill(EMAIL);
  await send(visitor.page);
  await visitor.page.locator('.wpcf7-form[data-status=sent]').waitFor();
  expect(await visitor.page.locator('.wpcf7-response-output').innerText()).toBe('We have your application.');
  expect(visitor.problems).toEqual([]);

  await openInAdmin(page, `/admin/collections/leads?search=${EMAIL}`);
  await page.getByRole('link', { name: 'Zoë Byron' }).click();
  await says('Rose Street');
  await says('May I work with you?');
  await page.getByRole('link', { name: /cv\.pdf/ }).waitFor();

  const mails = async () => {
    const all = await outbox(site.dataDir);
    return ['Application of Zoë Byron', 'We have it, Zoë Byron'].map((subject) =>
      all.find((mail) => mail.subject === subject),
    );
  };
  await expect.poll(mails, { timeout: 20_000 }).toMatchObject([
    { text: expect.stringContaining('Street: Rose Street'), attachments: [{ filename: 'cv.pdf' }] },
    { to: [{ address: EMAIL }], text: expect.stringContaining('Dear Zoë Byron, thank you.') },
  ]);
});

it('a form of another plugin is brought along, and what it cannot take is told', async () => {
  await openInAdmin(page, FORM);
  const title = page.getByLabel('Title', { exact: true });
  await until(() => page.getByText('Import from Contact Form 7').click(), title);
  await title.fill('Imported test');
  await page.getByLabel(/^Form template/).fill(OLD_FORM);
  await page.getByText('Mail', { exact: true }).click();
  await page.getByLabel('To', { exact: true }).filter({ visible: true }).fill('desk@agency.example');
  await page
    .getByLabel('Message body')
    .filter({ visible: true })
    .fill('From [your-name]\n[your-message]\n[gone]');
  await expectNoAxeViolationsWithin({ page, parts: ['.contact-form-import', '.contact-form-start'] });
  await page.getByRole('button', { name: 'Import as draft' }).click();
  await says('“[recaptcha]” is not supported and was skipped.');
  await says('The email to the agency uses [gone], which is not supported.');
  await page.getByRole('link', { name: /^The draft was created/ }).click();
  await expect
    .poll(names, AWAKE)
    .toEqual(['Your name', 'Your email', 'Which office?', 'Your message', 'I agree to be called.']);
  await staff.delete(`/api/contact-forms/${page.url().split('/').at(-1)}`);
});

async function fillIn(on: Page): Promise<void> {
  await on.getByLabel('Your name').fill('Zoë Byron');
  await on.getByLabel('Your email').fill(EMAIL);
  await on.getByLabel('What is it about?').selectOption('Selling');
  await expect.poll(() => on.getByLabel('Street').inputValue(), AWAKE).toBe('Rose Street');
  await on.getByLabel('Your message').fill('May I work with you?');
  await on
    .getByLabel('Your CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nTest') });
  await on.getByLabel('You may keep this').check();
}

/** The form refuses what was filled in faster than a person types. */
async function send(on: Page): Promise<void> {
  await on.locator('.wpcf7-submit:enabled').click();
}

const OLD_FORM = `<label> Your name
    [text* your-name autocomplete:name] </label>
<label> Your email
    [email* your-email] </label>
Which office?
[select* office "Newtown|newtown@agency.example" "Leura|leura@agency.example"]
<label> Your message [textarea your-message 40x6 maxlength:500] </label>
[acceptance call] I agree to be called. [/acceptance]
[recaptcha]
[submit "Send it"]`;
