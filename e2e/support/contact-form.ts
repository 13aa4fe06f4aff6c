import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { staffRequests } from './staff.ts';

type Staff = Awaited<ReturnType<typeof staffRequests>>;
export type Block = { type: string; props: Record<string, unknown> };

/** Where every form sends what was filled in. */
export const FEEDBACK = '**/wp-json/contact-form-7/v1/contact-forms/*/feedback';

/** A visitor with an IP address of their own, so that forms sent by other tests do not count towards their limits. */
export const visitorAt = (last: number) => ({
  extraHTTPHeaders: { 'X-Forwarded-For': `198.51.100.${last}` },
});

/** What staff create for a test; `remove` deletes all of it. */
export function makerOf(staff: Staff) {
  const made: string[] = [];
  const make = async (collection: string, data: object): Promise<number> => {
    const { doc, ...refused } = await staff.post(`/api/${collection}`, { _status: 'published', ...data });
    if (!doc) throw new Error(`${collection}: ${JSON.stringify(refused)}`);
    const { id } = doc as { id: number };
    made.unshift(`/api/${collection}/${id}`);
    return Number(id);
  };
  const design = (content: readonly Block[]) => ({ content, root: { props: {} } });
  return {
    form: (data: object) => make('contact-forms', data),
    page: ({ title, path, content }: { title: string; path: string; content: readonly Block[] }) =>
      make('pages', { title, path, design: design(content) }),
    popup: ({ name, content }: { name: string; content: readonly Block[] }) =>
      make('popups', { name, design: design(content) }),
    remove: async () => {
      for (const path of made.splice(0)) await staff.delete(path);
    },
  };
}

/** A contact form in a page, by the names that others know its parts by. */
export function contactFormIn(root: Page | Locator) {
  const form = root.locator('.wpcf7-form');
  const status = () => form.getAttribute('data-status');
  return {
    form,
    field: (name: string) => form.locator(`:is(input, select, textarea)[name="${name}"]:not([type=hidden])`),
    wrap: (name: string) => form.locator(`[data-name="${name}"]`),
    tips: () => form.locator('.wpcf7-not-valid-tip').allInnerTexts(),
    submit: form.locator('.wpcf7-submit'),
    status,
    output: () => form.locator('.wpcf7-response-output').innerText(),
    /** What screen readers announce of the whole form. */
    said: () => root.locator('.screen-reader-response [role=status]').innerText(),
    /** Clicks before its script runs are lost. */
    awake: () => root.locator('.wpcf7.js').waitFor(),
    becomes: (wanted: string) => expect.poll(status, { timeout: 10_000 }).toBe(wanted),
  };
}

/** Adds the page's form again, as it comes from the server, inside a new element with this id at the top. */
export const bringForm = ({ page, inside, id }: { page: Page; inside: 'div' | 'form'; id: string }) =>
  page.evaluate(
    async ({ inside, id }) => {
      // The page takes no text as HTML; a request can answer with a document.
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.open('GET', location.href);
      await new Promise((resolve) => {
        request.addEventListener('load', resolve);
        request.send();
      });
      const box = document.createElement(inside);
      box.id = id;
      box.append(request.responseXML?.querySelector('fr-island[name="contact-form"]') ?? '');
      document.querySelector('main')?.prepend(box);
      scrollTo({ top: 0, behavior: 'instant' });
    },
    { inside, id },
  );

const EVENTS =
  'beforesubmit statuschanged mailsent mailfailed invalid unaccepted spam aborted submit reset'.split(' ');

/** Records the events of forms from now on; returns a function that reads them, each once. */
export async function listenToForms(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((names) => {
    const formEvents: string[] = [];
    Object.assign(window, { formEvents });
    for (const name of names)
      document.addEventListener(`wpcf7${name}`, ({ detail }: CustomEventInit) =>
        formEvents.push(name === 'statuschanged' ? `${name}(${detail.status})` : name),
      );
  }, EVENTS);
  return () => page.evaluate(() => (window as unknown as { formEvents: string[] }).formEvents.splice(0));
}

/** The events of a form that is sent successfully. */
export const SENT_WELL = [
  'beforesubmit',
  'statuschanged(submitting)',
  'statuschanged(sent)',
  'mailsent',
  'submit',
  'statuschanged(resetting)',
  'statuschanged(sent)',
  'reset',
];

/** What scripts of others find in a page with a form, and what tests keep there. */
export type FormWindow = globalThis.Window & {
  wpcf7: {
    api: unknown;
    blocked?: boolean;
    schemas: Map<number, { rules: unknown[] }>;
    init: (form: Element) => void;
    submit: (form: Element, options?: { submitter?: unknown }) => void;
    reset: (form: Element) => void;
    validate: (form: Element, options?: { target?: Element }) => void;
  };
  formEvents: string[];
  sent: string[];
};

/** Does something in the page with `wpcf7` and the form. */
export const inFormPage = <Result>({
  page,
  run,
}: {
  page: Page;
  run: (window: FormWindow, form: HTMLFormElement) => Result;
}): Promise<Result> =>
  page.evaluate(`(${run.toString()})(window, document.querySelector('.wpcf7-form'))`) as Promise<Result>;
