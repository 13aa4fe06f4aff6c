import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { partsOf } = require('./payload-parts-loader.cjs') as { partsOf: (list: string) => string };
const bundle = require.resolve('@payloadcms/ui');

/** The names that a module exports. */
const namesIn = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .toSorted();

const parts = partsOf(readFileSync(join(dirname(bundle), 'index.d.ts'), 'utf8'));

it('exports all that Payload’s bundle does, and nothing else', () => {
  const expected = namesIn(readFileSync(bundle, 'utf8'), /export\s*\{([^}]*)\}/g);
  expect(expected.length).toBeGreaterThan(300);
  expect(namesIn(parts, /export \{([^}]*)\}/g)).toEqual(expected);
});

it('leaves the date picker and the code editor to the moment they are shown', () => {
  expect(parts).toMatch(/^'use client';\n/);
  expect(parts).not.toMatch(/DatePicker\/DatePicker\.js|CodeEditor\/CodeEditor\.js/);
  expect(parts).toContain("as DatePicker } from '../../elements/DatePicker/index.js'");
});
