import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFont } from './font-file.ts';
import { fontsCss } from './fonts-css.ts';

const folder = join(import.meta.dirname, '..');
const packages = join(folder, '../../../../node_modules');

it('the stylesheet of the typefaces is what their files say today', () => {
  const stored = readFileSync(join(folder, 'data/fonts.css'), 'utf8');
  expect(stored, 'Run node site/src/ui/theme/fonts/write-fonts.ts.').toBe(fontsCss());
});

it('reads how wide letters are at a weight', () => {
  const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  const font = readFont(readFileSync(join(packages, file)));
  const width = (weight: number) => font.width({ character: 'm', weight });
  // What Chromium measures for an m of 1,000 px.
  expect([width(300), width(400), width(600), width(900)].map(Math.round)).toEqual([843, 851, 864, 891]);
});
