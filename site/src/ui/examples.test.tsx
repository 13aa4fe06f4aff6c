import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Examples } from './examples.ts';
import { readyEveryForm } from './form/lazy-controls.ts';
import { setIslandRenderer, startPage } from './island-html.ts';

setIslandRenderer(renderToString);
await readyEveryForm();

const modules = import.meta.glob<{ examples: Examples }>(
  // Those of blocks are of another kind: blocks/examples.test.tsx.
  ['../**/*.examples.tsx', '!../blocks/**'],
  { eager: true },
);
const parts = import.meta.glob('./*.tsx');

/** Files that are no component of the design system, or are shown only in the browser. */
const WITHOUT = /\.(examples|test|client)\.tsx$|^\.\/(island|panel|in-language)\.tsx$/;

describe.each(Object.entries(modules))('%s', (_file, { examples }) => {
  // React reports missing keys, unknown attributes and bad nesting here.
  beforeEach(() => {
    vi.spyOn(console, 'error');
    startPage();
  });
  afterEach(() => vi.restoreAllMocks());

  test.each(Object.entries(examples))('renders on the server: %s', (_name, example) => {
    const html = renderToString(example);
    expect(html).not.toBe('');
    expect(console.error).not.toHaveBeenCalled();
    for (const image of tags(html, 'img')) {
      expect(image, 'a picture has its words and its size').toMatch(/ alt="[^"]*"/);
      expect(image).toMatch(/ width="\d+" height="\d+"/);
    }
    for (const icon of tags(html, 'svg')) expect(icon, 'icons are silent').toContain('aria-hidden="true"');
    for (const link of tags(html, 'a')) expect(link, 'a link leads somewhere').toMatch(/ href="[^"]+"/);
    expect(html).not.toMatch(/\b(undefined|NaN|\[object Object\])\b/);
  });
});

test('every component has examples', () => {
  const shown = new Set(Object.keys(modules));
  const missing = Object.keys(parts)
    .filter((file) => !WITHOUT.test(file))
    .filter((file) => !shown.has(file.replace(/\.tsx$/, '.examples.tsx')));
  expect(missing).toEqual([]);
});

function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}[ >][^>]*>?`, 'g')) ?? [];
}
