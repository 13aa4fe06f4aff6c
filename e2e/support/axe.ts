import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest } from './at-rest.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Half as long to read for the browser as axe with its comments. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the pages of the website share, and half of what axe has to look at on most of them. */
const SHARED = ['header.fr-header', 'body > footer'];

/** Of those, as they showed: the ones in which axe has found nothing. */
const withoutViolation = new Set<string>();

/**
 * Fails with each WCAG 2.2 AA violation that axe finds in the page once it is at rest: the rule, and where. The header and
 * the footer are left out where they are to the letter what axe has seen before, in the same styles and at the same width.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await atRest(page);
  const shown = await page.evaluate(asShown, SHARED);
  await expectNone({ page, except: SHARED.filter((_, index) => withoutViolation.has(shown[index] ?? '')) });
  for (const part of shown) withoutViolation.add(part);
}

/** In the page: each of these parts, and all that decides how it looks. */
function asShown(parts: string[]): string[] {
  const { documentElement, body } = document;
  const around = [documentElement, body].map((element) => (element.cloneNode(false) as Element).outerHTML);
  const styles = [...document.querySelectorAll('link[rel~=stylesheet], style')].map(
    (style) => style.outerHTML,
  );
  const screen = [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches];
  // An open dialog covers them.
  const isCovered = document.querySelector('dialog[open]') !== null;
  return parts.map((part) => {
    const element = document.querySelector<HTMLElement>(part);
    // What opens without an attribute shows in the text and the height.
    const state = [element?.innerText, element?.offsetHeight, element?.matches(':hover, :focus-within')];
    return [part, ...screen, isCovered, ...around, ...styles, ...state, element?.outerHTML].join('\n');
  });
}

/** Only of the parts with these selectors, on a screen that is not ours otherwise. One that is not there fails. */
export async function expectNoAxeViolationsWithin({
  page,
  parts,
}: {
  page: Page;
  parts: string[];
}): Promise<void> {
  for (const part of parts) await page.locator(part).first().waitFor();
  await expectNone({ page, parts });
}

async function expectNone({
  page,
  parts,
  except = [],
}: {
  page: Page;
  parts?: string[];
  except?: string[];
}): Promise<void> {
  // Half faded in, text has too little contrast.
  await atRest(page);
  await loadAxe(page);
  const violations = await page.evaluate(
    async ({ tags, parts, except }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const results = await axe.run(
        { include: parts ?? ['html'], exclude: except },
        // What passes is not even listed.
        { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] },
      );
      return results.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        where: nodes.map((node) => node.target.join(' ')),
      }));
    },
    { tags: WCAG_22_AA, parts, except },
  );
  expect(violations).toEqual([]);
}

/** Over the browser's own channel, since Playwright has a page read a script twice. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const channel = await page.context().newCDPSession(page);
  const { exceptionDetails } = await channel.send('Runtime.evaluate', { expression: AXE });
  await channel.detach();
  if (exceptionDetails) throw new Error(`axe did not load: ${exceptionDetails.text}`);
}
