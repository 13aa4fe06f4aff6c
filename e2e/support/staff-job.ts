import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInAdmin } from './browser.ts';
import { personAt, type Steps } from './person-time.ts';
import { signIn } from './sign-in.ts';
import { site } from './site.ts';
import { staffRequests } from './staff.ts';
import { useBrowser } from './use-browser.ts';

/** Of one job on a busy machine: each of its screens is drawn by the admin, some three seconds in quiet. */
const LONGEST_MS = 120_000;

export type Person = ReturnType<typeof personAt>;

/**
 * Jobs of the office, each counted from the dashboard in one tab of the site's first admin. What a job adds with
 * `deleteLater` or changes with `undoLater` is put back after the last one: other tests count what the demo has.
 */
export function useStaffJobs() {
  const browser = useBrowser();
  let staff: Awaited<ReturnType<typeof staffRequests>>;
  let page: Page;
  const undo: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    staff = await staffRequests(site);
    ({ page } = await browser.open({ viewport: { width: 1440, height: 900 } }));
    await signIn(page);
  });
  afterAll(async () => {
    for (const put of undo.reverse()) await put();
  });
  const idOf = () => /\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1];
  const at = {
    /** In the navigation at the left. */
    entry: (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first(),
    /** On the dashboard. */
    createNew: (name: string) => page.getByRole('link', { name: `Create new ${name}`, exact: true }),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    link: (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first(),
    field: (name: string) => page.locator(`#field-${name}`),
    /** Opens a tab of a form. */
    tab: (name: string) => page.locator('.tabs-field__tab-button', { hasText: name }).first(),
  };
  return {
    browser,
    ...at,
    get page() {
      return page;
    },
    get staff() {
      return staff;
    },
    undoLater: (put: () => Promise<unknown>) => undo.push(put),
    /** The record that was just saved is deleted afterwards; answers its id. */
    async deleteLater(collection: string): Promise<number> {
      await page.waitForURL(/\/\d+$/);
      const id = Number(idOf());
      undo.push(() => staff.delete(`/api/${collection}/${id}`));
      return id;
    },
    says: (text: RegExp | string) =>
      page.locator('.payload-toast-container').getByText(text).first().waitFor(),
    async save(person: Person, name = 'Publish changes'): Promise<void> {
      await person.click(at.button(name));
      await page
        .locator('.payload-toast-container')
        .getByText(/successfully/i)
        .first()
        .waitFor();
    },
    /** Chooses in one of Payload's own lists: a click that opens it, one on the entry. */
    async choose(person: Person, name: string, entry?: string): Promise<void> {
      await person.click(page.locator(`#field-${name} .rs__control`));
      const entries = page.locator('.rs__option');
      await person.click((entry ? entries.filter({ hasText: entry }) : entries).first());
    },
    /** A job that takes a person so many steps, no more and no fewer. */
    job(name: string, steps: Steps, walk: (person: Person) => Promise<void>): void {
      it(`${name}: ${steps.clicks} clicks, ${steps.keys} keys, ${steps.screens} screens`, {
        timeout: LONGEST_MS,
      }, async () => {
        await openInAdmin(page, `${site.url}/admin`);
        const person = personAt(page);
        await walk(person);
        console.log(name, person.steps(), `${person.seconds()} s`);
        expect(person.steps()).toEqual(steps);
      });
    },
  };
}

/** A public page as visitors get it. */
export const publicPage = async (path: string) => (await fetch(site.url + path)).text();

/** A lead as the old website's form sends it: no page has to be filled in. */
export async function sendLead(answers: { name: string; email: string; message: string }): Promise<void> {
  const answer = await fetch(`${site.url}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'iproperty_submit_contact', phone: '0491 570 156', ...answers }),
    headers: { origin: site.url },
  });
  expect(await answer.text()).toMatch(/^(ins-)?success$/);
}
