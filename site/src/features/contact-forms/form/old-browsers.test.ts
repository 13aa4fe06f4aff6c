import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { BROWSER_CHECK } from './old-browsers.ts';

const file = readFileSync(join(import.meta.dirname, '../../../../public', BROWSER_CHECK), 'utf8');

/** What the console of such a browser reads on a page with two contact forms. */
function consoleOf(browser: {
  fetch?: unknown;
  FormData?: unknown;
  forEach?: unknown;
  replaceAll?: unknown;
}) {
  const errors: string[] = [];
  const console = { error: (text: string) => errors.push(text) };
  const globals = {
    window: { fetch: browser.fetch, FormData: browser.FormData, console },
    console,
    NodeList: { prototype: { forEach: browser.forEach } },
    String: { prototype: { replaceAll: browser.replaceAll } },
  };
  runInNewContext(`${file}\n${file}`, globals);
  return errors;
}

// The specification: "Console errors when the browser lacks fetch, FormData, NodeList.forEach or String.replaceAll."
it('a browser is told in its console what a contact form’s script lacks, each once', () => {
  const all = { fetch() {}, FormData() {}, forEach() {}, replaceAll() {} };
  expect(consoleOf(all)).toEqual([]);
  expect(consoleOf({ ...all, replaceAll: undefined })).toEqual([
    'Your browser does not support String.replaceAll().',
  ]);
  expect(consoleOf({})).toEqual([
    'Your browser does not support window.fetch().',
    'Your browser does not support window.FormData().',
    'Your browser does not support NodeList.forEach().',
    'Your browser does not support String.replaceAll().',
  ]);
});

it('the check is written for browsers of any age', () => {
  const code = file.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  expect(code).not.toMatch(/=>|`|\?\.|\b(let|const|class)\b/);
});
