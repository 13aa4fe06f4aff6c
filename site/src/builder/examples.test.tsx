import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BlockExamples, EXAMPLE_NOW, examplePicture } from '#site/block-kit/examples.ts';
import { BROWSER_CHECK } from '#site/features/contact-forms/form/old-browsers.ts';
import { readyEveryForm } from '#site/ui/form/lazy-controls.ts';
import { setIslandRenderer, startPage } from '#site/ui/island-html.ts';
import { blocks } from './registry.ts';
import { examplesOfParts } from './this-page/part-examples.ts';

setIslandRenderer(renderToString);
await readyEveryForm();

const modules = import.meta.glob<{ examples: BlockExamples<Record<string, unknown>, unknown> }>(
  '../blocks/*/*.examples.tsx',
  { eager: true },
);
const cases = [
  ...Object.entries(modules).map(([file, { examples }]) => ({
    name: file.split('/').at(-2) ?? '',
    examples,
  })),
  ...Object.entries(examplesOfParts).map(([name, examples]) => ({ name, examples })),
];

test('every block has examples', () => {
  const shown = new Set(cases.map(({ name }) => name));
  expect([...blocks.keys()].filter((name) => !shown.has(name))).toEqual([]);
});

describe.each(cases)('$name', ({ name, examples }) => {
  // React reports missing keys, unknown attributes and bad nesting here.
  beforeEach(() => {
    vi.spyOn(console, 'error');
    startPage();
  });
  afterEach(() => vi.restoreAllMocks());

  describe.each([false, true])('in the editor: %s', (editing) => {
    test.each(Object.entries(examples))('renders on the server: %s', (_name, { props, data = null }) => {
      const block = blocks.get(name);
      if (!block) throw new Error(`No block is called ${name}.`);
      const slot = (slotName: string, className?: string): ReactNode => (
        <div className={className} data-slot={slotName} />
      );
      const id = `${name}-3f2a1c`;
      const html = renderToString(
        block.View({
          id,
          props: { ...block.defaults, ...props, id },
          data,
          now: EXAMPLE_NOW,
          slot,
          picture: examplePicture,
          editing,
        }),
      );
      expect(console.error).not.toHaveBeenCalled();
      expect(problemsOf(html)).toEqual([]);
    });
  });
});

/** A file of ours, which the security policy lets in. */
const OWN_SCRIPT = `<script defer="" src="${BROWSER_CHECK}">`;

/** What is wrong with a block's markup, as sentences. */
function problemsOf(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  return [
    ...tags(html, 'img')
      .filter((tag) => !/ alt="[^"]*"/.test(tag))
      .map((tag) => `no words: ${tag}`),
    ...tags(html, 'img')
      .filter((tag) => !/ width="\d+" height="\d+"/.test(tag))
      .map((tag) => `no size: ${tag}`),
    ...tags(html, 'a')
      .filter((tag) => !/ href="[^"]+"/.test(tag))
      .map((tag) => `leads nowhere: ${tag}`),
    ...tags(html, 'a')
      .filter((tag) => tag.includes('target="_blank"') && !/ rel="[^"]*noopener/.test(tag))
      .map((tag) => `no rel=noopener: ${tag}`),
    ...tags(html, 'iframe').map((tag) => `loads from outside unasked: ${tag}`),
    ...tags(html, '(?:script|style)')
      .filter((tag) => tag !== OWN_SCRIPT)
      .map((tag) => `refused by the security policy: ${tag}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id twice: ${id}`),
    ...(html.match(/\b(undefined|NaN|\[object Object\])\b/g) ?? []),
  ];
}

function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}[ >][^>]*>?`, 'g')) ?? [];
}
