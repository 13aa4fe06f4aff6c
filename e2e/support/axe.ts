import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with each WCAG 2.2 AA violation that axe finds in the page as it stands: the rule, and where. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const results = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return results.violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map((node) => node.target.join(' ')),
    }));
  }, WCAG_22_AA);
  expect(violations).toEqual([]);
}
