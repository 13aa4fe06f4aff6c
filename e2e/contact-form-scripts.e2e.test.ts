import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tab } from './support/browser.ts';
import {
  bringForm,
  contactFormIn,
  FEEDBACK,
  type FormWindow,
  inFormPage,
  listenToForms,
  makerOf,
  visitorAt,
} from './support/contact-form.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

/* What scripts of other makers rely on: `window.wpcf7`, every status with its class, data-status and event, and outputs. */

const PATH = '/contact-form-scripts';
const rows = [
  { kind: 'text', name: 'your-name', label: 'Your name', required: true },
  { kind: 'email', name: 'your-email', label: 'Your email', required: true },
  {
    kind: 'checkboxes',
    name: 'reach',
    label: 'Reach me',
    freeText: true,
    choices: [{ label: 'By phone' }, { label: 'Another way', value: 'Other' }],
  },
  {
    kind: 'radio',
    name: 'when',
    label: 'When',
    freeText: true,
    choices: [{ label: 'Today' }, { label: 'Later' }],
    shownWhen: { field: 'reach', is: 'equals', value: 'Other' },
  },
  { kind: 'words', words: 'We write to [your-email], or reach you [reach].' },
  { kind: 'url', name: 'website', label: 'Website' },
];

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let maker: ReturnType<typeof makerOf>;
let tab: Tab;
let page: Page;
let id = 0;

beforeAll(async () => {
  staff = await staffRequests(site);
  maker = makerOf(staff);
  id = await maker.form({ title: 'Scripts', slug: 'scripts', rows });
  const block = {
    type: 'contact-form',
    props: { id: 'contact-form-4', form: [id], title: 'Send us a message' },
  };
  await maker.page({ title: 'Scripts', path: PATH, content: [block] });
  tab = await browser.open({ reducedMotion: 'reduce', ...visitorAt(4) });
  page = tab.page;
});
afterAll(async () => {
  await maker.remove();
});
beforeEach(async () => {
  await page.unrouteAll();
  await page.goto(site.url + PATH);
  await page.waitForSelector('.wpcf7.js');
});

const parts = () => contactFormIn(page);
const inPage = <Result>(run: (window: FormWindow, form: HTMLFormElement) => Result) =>
  inFormPage({ page, run });
const answers = (status: string, more: object = {}) =>
  page.route(FEEDBACK, (route) =>
    route.fulfill({
      json: { status, message: `It is ${status}.`, posted_data_hash: '', invalid_fields: [], ...more },
    }),
  );
/** What went out with each submission, as text. */
const submissions: string[] = [];
const countSubmissions = async () => {
  submissions.length = 0;
  await page.route(FEEDBACK, async (route) => {
    submissions.push(route.request().postData() ?? '');
    await route.fallback();
  });
};

describe('window.wpcf7', () => {
  it('is there with the form, and says what the form is', async () => {
    const { api, kinds, own } = await inPage((window, form) => ({
      api: window.wpcf7.api,
      kinds: ['init', 'submit', 'reset', 'validate'].map(
        (name) => typeof (window.wpcf7 as unknown as Record<string, unknown>)[name],
      ),
      own: (({ parent, ...rest }) => ({ ...rest, parent: parent.className }))(
        (form as unknown as { wpcf7: { parent: Element } }).wpcf7,
      ),
    }));
    expect(api).toEqual({ root: `${site.url}/wp-json/`, namespace: 'contact-form-7/v1' });
    expect(kinds).toEqual(['function', 'function', 'function', 'function']);
    expect(own).toMatchObject({
      id,
      status: 'init',
      locale: 'en_AU',
      parent: expect.stringMatching(/^wpcf7 js\b/),
    });
    // The rules are fetched when a visitor begins.
    await parts().field('your-name').focus();
    const rules = () =>
      inPage((window, form) => {
        const { wpcf7 } = form as unknown as { wpcf7: { id: number; schema?: { rules: unknown[] } } };
        return [wpcf7.schema?.rules.length, window.wpcf7.schemas.get(wpcf7.id)?.rules.length];
      });
    await expect.poll(async () => (await rules())[0]).toBeGreaterThan(3);
    expect((await rules())[0]).toBe((await rules())[1]);
  });

  it('is not there on a page without a form', async () => {
    await page.goto(`${site.url}/agents`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'wpcf7' in window)).toBe(false);
  });

  it('lets a script put itself around what sends, as captchas do', async () => {
    const { field, submit, becomes } = parts();
    await answers('mail_sent');
    await countSubmissions();
    await inPage((window) => {
      const { submit: former } = window.wpcf7;
      window.wpcf7.submit = (form, options) => {
        void Promise.resolve().then(() => {
          const token = Object.assign(document.createElement('input'), {
            type: 'hidden',
            name: '_wpcf7_recaptcha_response',
            value: 'a-token',
          });
          form.append(token);
          former(form, options);
        });
      };
    });
    await field('your-name').fill('Ada');
    await submit.click();
    await becomes('sent');
    expect(submissions).toHaveLength(1);
    expect(submissions[0]).toMatch(/name="_wpcf7_recaptcha_response"\r\n\r\na-token/);
  });

  it('keeps what was put there before the form came', async () => {
    const early = await browser.open({ reducedMotion: 'reduce', ...visitorAt(4) });
    await early.page.addInitScript(() => {
      Object.assign(window, {
        sent: [],
        wpcf7: { cached: 1, submit: () => (window as unknown as FormWindow).sent.push('mine') },
      });
    });
    await early.page.goto(site.url + PATH);
    await early.page.waitForSelector('.wpcf7.js');
    await contactFormIn(early.page).submit.click();
    await expect
      .poll(() => early.page.evaluate(() => (window as unknown as FormWindow).sent))
      .toEqual(['mine']);
    expect(await contactFormIn(early.page).status()).toBe('init');
    expect(
      await early.page.evaluate(() => Object.keys((window as unknown as FormWindow).wpcf7).sort()),
    ).toEqual(['api', 'cached', 'init', 'reset', 'schemas', 'submit', 'validate']);
    await early.close();
  });

  it('sends nothing while it is blocked, and goes once it is not', async () => {
    const { submit, becomes } = parts();
    const readEvents = await listenToForms(page);
    await answers('mail_sent');
    await countSubmissions();
    await inPage((window) => {
      window.wpcf7.blocked = true;
    });
    await submit.click();
    await becomes('submitting');
    expect(await readEvents()).toEqual(['statuschanged(submitting)']);
    expect(submissions).toEqual([]);
    await inPage((window) => {
      window.wpcf7.blocked = false;
    });
    await submit.click();
    await becomes('sent');
    expect(submissions).toHaveLength(1);
  });

  it('sends with the name of the button that was clicked, checks, and resets', async () => {
    const { field, tips, becomes } = parts();
    await inPage((window, form) => window.wpcf7.validate(form));
    await expect.poll(tips).toEqual(['Enter your name', 'Enter your email']);
    await inPage((window, form) => window.wpcf7.reset(form));
    await becomes('init');
    expect(await tips()).toEqual([]);
    await inPage((window, form) =>
      window.wpcf7.validate(form, { target: form.querySelector('[name=your-name]') as Element }),
    );
    await expect.poll(tips).toHaveLength(1);
    await answers('aborted');
    await countSubmissions();
    await field('your-name').fill('Ada');
    await inPage((window, form) => window.wpcf7.submit(form, { submitter: { name: 'go', value: 'now' } }));
    await becomes('aborted');
    expect(submissions[0]).toMatch(/name="go"\r\n\r\nnow/);
  });

  it('starts a form that a script adds to the page', async () => {
    await bringForm({ page, inside: 'div', id: 'brought' });
    await page.evaluate(() => {
      const { wpcf7 } = window as unknown as FormWindow;
      wpcf7.init(document.querySelector('#brought .wpcf7-form') as Element);
    });
    await page.locator('#brought .wpcf7.js').waitFor();
  });
});

describe('each status', () => {
  it.each([
    ['init', 'init', []],
    ['validation_failed', 'invalid', ['invalid']],
    ['acceptance_missing', 'unaccepted', ['unaccepted']],
    ['spam', 'spam', ['spam']],
    ['aborted', 'aborted', ['aborted']],
    ['mail_failed', 'failed', ['mailfailed']],
    ['payment_required', 'payment-required', []],
    ['over_quota', 'custom-over-quota', []],
  ])('an answer of %s shows as %s, and keeps what was typed', async (answer, shown, events) => {
    const readEvents = await listenToForms(page);
    const { form, field, submit, becomes, output, said } = parts();
    await answers(answer);
    await field('your-name').fill('Ada');
    await field('your-name').blur();
    await expect.poll(readEvents).toEqual(['statuschanged(validating)', 'statuschanged(init)']);
    await submit.click();
    await expect.poll(output).toBe(`It is ${answer}.`);
    await becomes(shown);
    const classes = (await form.getAttribute('class'))?.split(' ');
    expect(classes).toEqual(expect.arrayContaining(['wpcf7-form', shown]));
    expect(classes).not.toContain('submitting');
    expect(await said()).toBe(`It is ${answer}.`);
    expect(await readEvents()).toEqual([
      'beforesubmit',
      'statuschanged(submitting)',
      `statuschanged(${shown})`,
      ...events,
      'submit',
    ]);
    expect(await inPage((_, own) => (own as unknown as { wpcf7: { status: string } }).wpcf7.status)).toBe(
      shown,
    );
    expect(await field('your-name').inputValue()).toBe('Ada');
  });

  it('is seen while it lasts: validating, submitting, sent, resetting, and what is inert then', async () => {
    const { form, field, submit, becomes } = parts();
    const waiting: (() => void)[] = [];
    const held = () => new Promise<void>((resolve) => waiting.push(resolve));
    const goOn = async () => {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.pop()?.();
    };
    await inPage((window, own) => {
      window.formEvents = [];
      own.addEventListener('wpcf7statuschanged', (event) => {
        const { detail } = event as CustomEvent<{ status: string; prevStatus: string }>;
        window.formEvents.push(
          `${detail.prevStatus} → ${detail.status}: ${own.classList.contains(detail.status)} ${own.dataset.status} ${own.classList.contains(detail.prevStatus)}`,
        );
      });
      const part = document.createElement('p');
      part.className = 'inert-on-submitting';
      own.append(part);
    });
    const readEvents = () => inPage((window) => window.formEvents.splice(0));
    await field('your-email').fill('nobody');
    await field('your-name').focus();
    await expect
      .poll(readEvents)
      .toEqual(['init → validating: true validating false', 'validating → init: true init false']);

    await page.route(FEEDBACK, async (route) => {
      await held();
      await route.fulfill({
        json: { status: 'mail_sent', message: 'Sent.', posted_data_hash: '', invalid_fields: [] },
      });
    });
    await page.route('**/refill', async (route) => {
      await held();
      await route.fulfill({ json: [] });
    });
    await submit.click();
    await becomes('submitting');
    expect(await form.getAttribute('aria-busy')).toBe('true');
    expect(await form.locator('.inert-on-submitting').getAttribute('inert')).toBe('');
    expect(await submit.innerText()).toBe('Sending…');
    await goOn();
    await becomes('resetting');
    expect(await form.locator('.inert-on-submitting').getAttribute('inert')).toBe(null);
    await goOn();
    await becomes('sent');
    expect(await readEvents()).toEqual([
      'init → submitting: true submitting false',
      'submitting → sent: true sent false',
      'sent → resetting: true resetting false',
      'resetting → sent: true sent false',
    ]);
  });

  it('tells events with what was filled in, and what came back', async () => {
    const { field, submit, becomes } = parts();
    await answers('spam', { posted_data_hash: 'h' });
    await inPage((window) => {
      document.addEventListener('wpcf7submit', (event) => {
        const { detail } = event as CustomEvent;
        Object.assign(window, {
          detail: {
            ...detail,
            formData: detail.formData instanceof FormData,
            unitTag: typeof detail.unitTag,
          },
        });
      });
    });
    await field('your-name').fill('Ada');
    await submit.click();
    await becomes('spam');
    expect(await inPage((window) => (window as unknown as { detail: object }).detail)).toMatchObject({
      contactFormId: id,
      contactFormLocale: 'en_AU',
      unitTag: 'string',
      status: 'spam',
      formData: true,
      apiResponse: { status: 'spam', posted_data_hash: 'h' },
      inputs: expect.arrayContaining([{ name: 'your-name', value: 'Ada' }]),
    });
  });
});

it('text repeats valid answers, and a choice can have free text', async () => {
  const { form, field, wrap, submit, becomes } = parts();
  const repeated = (name: string) => form.locator(`output[data-reflection-of="${name}"]`).innerText();
  expect(await repeated('your-email')).toBe('…');
  await inPage((_, own) => {
    const box = document.createElement('p');
    box.dataset.reflectionOf = 'your-name';
    box.id = 'theirs';
    own.append(box);
  });
  await field('your-name').fill('Zoë');
  await field('your-email').fill('zoe');
  await field('your-email').blur();
  await expect.poll(() => page.locator('#theirs output').allInnerTexts()).toEqual(['Zoë']);
  expect(await repeated('your-email')).toBe('…');
  await field('your-email').fill('zoe.free@example.com');
  await field('your-email').blur();
  await expect.poll(() => repeated('your-email')).toBe('zoe.free@example.com');

  const own = wrap('reach').locator('.has-free-text .wpcf7-free-text');
  await expect.poll(() => own.isDisabled()).toBe(true);
  await wrap('reach').getByLabel('Another way', { exact: true }).check();
  expect(await own.isDisabled()).toBe(false);
  await own.fill('by pigeon');
  await own.blur();
  await expect.poll(() => repeated('reach')).toBe('Another way: by pigeon');
  // A field that depends on the choice shows, hides, and shows again with its text.
  const later = wrap('when').locator('.wpcf7-free-text');
  await wrap('when').getByLabel('Later', { exact: true }).check();
  await later.fill('on Monday');
  await wrap('reach').getByLabel('Another way', { exact: true }).uncheck();
  await wrap('when').waitFor({ state: 'detached' });
  await wrap('reach').getByLabel('Another way', { exact: true }).check();
  await expect.poll(() => later.inputValue()).toBe('on Monday');
  await expect.poll(() => later.isDisabled()).toBe(false);

  await submit.click();
  await becomes('sent');
  await expect.poll(() => own.isDisabled()).toBe(true);
  expect(await own.inputValue()).toBe('');
  await expect.poll(() => repeated('your-email')).toBe('…');
  const { docs } = await staff.get('/api/leads?where[email][equals]=zoe.free@example.com&depth=0');
  expect(docs[0]?.answers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'reach', text: 'Another way: by pigeon' }),
      expect.objectContaining({ name: 'when', text: 'Later: on Monday' }),
    ]),
  );
  expect(tab.problems).toEqual([]);
});
