import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { basicFile, FAMILIES } from '../families.ts';
import { BASIC_LETTERS } from './basic-letters.ts';
import { readFont } from './font-file.ts';
import { fontsCss, latinPath } from './fonts-css.ts';

const folder = join(import.meta.dirname, '..');
const packages = join(folder, '../../../../node_modules');

it('the stylesheet of the typefaces is what their files say today', () => {
  const stored = readFileSync(join(folder, 'data/fonts.css'), 'utf8');
  expect(stored, 'Run node site/src/ui/theme/fonts/write-fonts.ts.').toBe(fontsCss());
});

// Reads two files: 10 ms each.
it.each(FAMILIES.map((family) => [family.name, family] as const))(
  'the basic letters of %s are those of its package, at every weight, in a smaller file',
  (_name, family) => {
    const files = [latinPath(family), join(folder, 'data/fonts', `${basicFile(family)}.woff2`)] as const;
    const [latin, basic] = files.map((file) => readFileSync(file)) as [Buffer, Buffer];
    const widths = (file: Buffer) => {
      const font = readFont(file);
      const at = (weight: number) => [...BASIC_LETTERS].map((character) => font.width({ character, weight }));
      return [font.ascent / font.unitsPerEm, font.descent / font.unitsPerEm, ...family.weights.flatMap(at)];
    };
    expect(widths(basic), 'Run node site/src/ui/theme/fonts/write-fonts.ts.').toEqual(widths(latin));
    expect(basic.length).toBeLessThan(latin.length * 0.7);
  },
);

it('reads how wide letters are at a weight', () => {
  const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  const font = readFont(readFileSync(join(packages, file)));
  const width = (weight: number) => font.width({ character: 'm', weight });
  // What Chromium measures for an m of 1,000 px.
  expect([width(300), width(400), width(600), width(900)].map(Math.round)).toEqual([843, 851, 864, 891]);
});
