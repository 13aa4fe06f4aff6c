import type { Page } from 'playwright-core';

/** What a form of a page sends: to which address, and each field with its value. */
type Sent = { action: string; fields: [name: string, value: string][] };

/**
 * A visit without script that needs no page to be drawn: pages are fetched, links followed and forms sent as a browser
 * does, and `reader` only reads their HTML. How they look without script is for a browser.
 *
 * @param answer Runs in the reader: fills in a form, and is complete in itself.
 */
export function plainVisit<Given>({
  url,
  reader,
  answer,
}: {
  url: string;
  reader: Page;
  answer: (form: HTMLFormElement, given: Given) => unknown;
}) {
  let at = { path: '', status: 0, html: '' };
  const read = <Result>(look: string, given: unknown): Promise<Result> =>
    reader.evaluate(
      `((page, given) => (${look})(page, given))(new DOMParser().parseFromString(${JSON.stringify(at.html)}, 'text/html'), ${JSON.stringify(given)})`,
    );
  async function take(path: string, fields?: Sent['fields']): Promise<void> {
    const headers = { Accept: 'text/html', Origin: url, ...(at.path && { Referer: url + at.path }) };
    const body = fields && new URLSearchParams(fields);
    const response = await fetch(new URL(path, url + at.path), {
      headers,
      ...(body && { method: 'POST', body }),
    });
    const { pathname, search } = new URL(response.url);
    at = { path: pathname + search, status: response.status, html: await response.text() };
  }
  return {
    status: () => at.status,
    open: (path: string) => take(path),
    async follow(link: string | RegExp): Promise<void> {
      const links = await read<[name: string, href: string][]>(
        `(page) => [...page.links].map((link) => [link.textContent.trim().replace(/\\s+/g, ' '), link.getAttribute('href')])`,
        null,
      );
      const [, href] =
        links.find(([name]) => (typeof link === 'string' ? name === link : link.test(name))) ?? [];
      if (!href) throw new Error(`${at.path} has no link ${link}.`);
      await take(href);
    },
    /** Sends the first form that matches: as it is, or with answers. */
    async send(form: string, answers?: Given): Promise<void> {
      const sent = await read<Sent | null>(
        `(page, { selector, answers }) => {
          const form = page.querySelector(selector);
          if (!form) return null;
          if (answers !== null) (${answer})(form, answers);
          const fields = [...new FormData(form, form.querySelector('[type=submit]'))];
          return { action: form.getAttribute('action'), fields };
        }`,
        { selector: form, answers: answers ?? null },
      );
      if (!sent) throw new Error(`${at.path} has no form ${form}.`);
      await take(sent.action, sent.fields);
    },
    /** How many elements of the page match. */
    count: (selector: string) =>
      read<number>('(page, selector) => page.querySelectorAll(selector).length', selector),
    heading: () => read<string | undefined>(`(page) => page.querySelector('h1')?.textContent.trim()`, null),
  };
}
