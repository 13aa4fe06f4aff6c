import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminSize, compareSizes, embedCheck, limitCheck } from './sizes.mjs';
import { styleDependents, withLongestFonts } from './style-sizes.mjs';

const LOADER = 'src/ui/site.client.ts';
const problems = (sizes: Record<string, number>, budget: Record<string, number>) =>
  compareSizes({ sizes, budget }).flatMap((check) => check.problems);

describe('the size budget', () => {
  it('passes what is within it, to the byte', () => {
    expect(problems({ [LOADER]: 3000, map: 10 }, { [LOADER]: 3000, map: 10 })).toEqual([]);
  });

  it('fails on growth, on what is new, and on what is gone', () => {
    expect(problems({ [LOADER]: 900, map: 11, tour: 5 }, { [LOADER]: 900, map: 10, gone: 7 })).toEqual([
      expect.stringContaining('map grew'),
      expect.stringContaining('tour is new'),
      expect.stringContaining('no longer built'),
    ]);
  });

  it('holds the loader to 3 KB whatever is recorded, and misses it when it is not there', () => {
    expect(problems({ [LOADER]: 3001 }, { [LOADER]: 9000 })).toEqual(['It is 3001 bytes.']);
    expect(problems({}, {})).toHaveLength(1);
  });
});

describe('the calculator for other sites', () => {
  it('passes up to its limit, loader and all, and fails a byte above it or when a part is missing', () => {
    expect(embedCheck([500, 74_500]).problems).toEqual([]);
    expect(embedCheck([501, 74_500]).problems).toEqual(['It is 75001 bytes.']);
    expect(embedCheck([500, 0]).problems).toHaveLength(1);
  });

  it('holds what waits for popups to its own limit', () => {
    const problemsAt = (bytes: number) => limitCheck({ what: 'popups', bytes, limit: 4096 }).problems.length;
    expect([1, 4096, 4097, 0].map(problemsAt)).toEqual([0, 0, 1, 1]);
  });
});

it('the first screen of the admin counts what Next lists for it, compressed, and nothing without a build', () => {
  const dir = mkdtempSync(join(tmpdir(), 'frontage-admin-size-'));
  mkdirSync(join(dir, '.next/diagnostics'), { recursive: true });
  for (const [name, size] of Object.entries({ 'a.js': 70, 'b.js': 30, 'later.js': 900 }))
    writeFileSync(join(dir, '.next', `${name}.br`), 'x'.repeat(size));
  expect(adminSize(dir)).toBe(0);
  const routes = [
    { route: '/_not-found', firstLoadChunkPaths: ['.next/a.js'] },
    { route: '/admin/[[...segments]]', firstLoadChunkPaths: ['.next/a.js', '.next/b.js'] },
  ];
  writeFileSync(join(dir, '.next/diagnostics/route-bundle-stats.json'), JSON.stringify(routes));
  expect(adminSize(dir)).toBe(100);
  rmSync(dir, { recursive: true });
});

it('names the scripts that would load a stylesheet a second time', () => {
  const texts = {
    'map.ts': 'deps(["assets/map-1.css"])',
    'form.ts': 'deps(["assets/site-1.css","assets/a.js"])',
  };
  expect(styleDependents({ texts, styles: ['assets/site-1.css'] }).problems).toEqual([
    expect.stringContaining('form.ts'),
  ]);
  expect(styleDependents({ texts, styles: ['assets/site-2.css'] }).problems).toEqual([]);
});

it('weighs a stylesheet with the fonts of one theme, those with the longest rules', () => {
  const face = (family: string, more = '') => `@font-face{font-family:${family};src:url(x)${more}}`;
  const lora = face('fr-lora', ';size-adjust:100%') + face('fr-lora-fallback');
  const inter = face('fr-inter') + face('fr-inter-android');
  expect(withLongestFonts(`p{}${face('fr-figtree')}${lora}${inter}a{}`)).toBe(`p{}${lora}${inter}a{}`);
});
