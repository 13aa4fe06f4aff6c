import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest } from './at-rest.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Half as long to read for the browser as axe with its comments. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with each WCAG 2.2 AA violation that axe finds in the page once it is at rest: the rule, and where. */
export const expectNoAxeViolations = (page: Page): Promise<void> => expectNone({ page });

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

async function expectNone({ page, parts }: { page: Page; parts?: string[] }): Promise<void> {
  // Half faded in, text has too little contrast.
  await atRest(page);
  await loadAxe(page);
  const violations = await page.evaluate(
    async ({ tags, parts }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const results = await axe.run(
        parts ? { include: parts } : document,
        // What passes is not even listed.
        { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] },
      );
      return results.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        where: nodes.map((node) => node.target.join(' ')),
      }));
    },
    { tags: WCAG_22_AA, parts },
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
