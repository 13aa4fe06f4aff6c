import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const FILES = globSync('{ui,blocks,block-kit}/**/*.css', { cwd: root });

/** What is wrong with a selector, if anything. */
function fault(selector: string): string | undefined {
  if (!selector.includes(':has(')) return undefined;
  // Tested for every element of a page, each of which then waits for changes.
  if (/(^|[\s>+~,]):has\(/.test(selector)) return 'nothing before :has()';
  const after = selector.slice(selector.lastIndexOf(':has('));
  if (/[>+~\s]\s*(\*|:not\([^)]*\)|:is\([^)]*\))\s*($|[,)])/.test(after.replace(/:has\([^)]*\)/, '')))
    return 'any element after :has()';
  return undefined;
}

/*
 * Browsers keep one list of what :has() can change. One rule that ends in any element is enough for each element that is
 * put into a page to have all of the page styled again: 60 ms of processor time on the search page, several times.
 */
it('no selector lets :has() change any element', () => {
  const faults = FILES.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, selector = '']) => {
      const wrong = fault(selector.replace(/\s+/g, ' ').trim());
      return wrong ? [`${file}: ${wrong}: ${selector.trim()}`] : [];
    });
  });
  expect(FILES.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
  expect(fault('.a > :has(> .b)')).toBe('nothing before :has()');
  expect(fault('.a:has(.b) > .c > :not([d])')).toBe('any element after :has()');
  expect(fault('.a:has(> .b) + *')).toBe('any element after :has()');
  expect(fault('.a:has(.b) > .c:not([d])')).toBeUndefined();
});
