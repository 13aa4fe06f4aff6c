import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../node-path.mjs';
import { readFont } from './font-file.mjs';
import { fontsCss } from './fonts-css.mjs';

const stored = readFileSync(join(root, 'site/src/ui/look/fonts.css'), 'utf8');

it('the stylesheet of the typefaces is what their files say today', () => {
  expect(stored, 'Run node scripts/fonts.mjs.').toBe(fontsCss());
});

it('reads how wide letters are at a weight', () => {
  const figtree = join(
    root,
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );
  const font = readFont(readFileSync(figtree));
  const width = (weight: number) => font.width({ character: 'm', weight });
  // What Chromium measures for an m of 1,000 px.
  expect([width(300), width(400), width(600), width(900)].map(Math.round)).toEqual([843, 851, 864, 891]);
});
