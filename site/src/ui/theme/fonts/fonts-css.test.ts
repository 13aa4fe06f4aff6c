import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { basicFile, FAMILIES, faceNames, restFile, stackOf } from '../families.ts';
import { BASIC_RANGES, lettersOf, withoutBasic } from './basic-letters.ts';
import { readFont } from './font-file.ts';
import { fontsCss, latinPath, restRanges } from './fonts-css.ts';

const folder = join(import.meta.dirname, '..');
const packages = join(folder, '../../../../node_modules');

it('the stylesheet of the typefaces is what their files say today', () => {
  const stored = readFileSync(join(folder, 'data/fonts.css'), 'utf8');
  expect(stored, 'Run node site/src/ui/theme/fonts/write-fonts.ts.').toBe(fontsCss());
});

// Reads three files: 15 ms each.
it.each(FAMILIES.map((family) => [family.name, family] as const))(
  'the letters of %s are those of its package at every weight, the basic ones in a smaller file',
  (_name, family) => {
    const read = (path: string) => readFileSync(path);
    const own = (name: string) => read(join(folder, 'data/fonts', `${name}.woff2`));
    const [latin, basic, rest] = [read(latinPath(family)), own(basicFile(family)), own(restFile(family))];
    const widths = (file: Buffer, ranges: readonly string[]) => {
      const font = readFont(file);
      const at = (weight: number) =>
        [...lettersOf(ranges)].map((character) => font.width({ character, weight }));
      return [font.ascent / font.unitsPerEm, font.descent / font.unitsPerEm, ...family.weights.flatMap(at)];
    };
    const stale = 'Run node site/src/ui/theme/fonts/write-fonts.ts.';
    expect(widths(basic, BASIC_RANGES), stale).toEqual(widths(latin, BASIC_RANGES));
    expect(widths(rest, restRanges(family)), stale).toEqual(widths(latin, restRanges(family)));
    expect(basic.length).toBeLessThan(latin.length * 0.7);
  },
);

it('the first family name of a font has one file, which pages preload; its other files have another name', () => {
  const faces = fontsCss().split('@font-face');
  for (const family of FAMILIES) {
    const { own, others } = faceNames(family);
    const filesOf = (name: string) => faces.filter((face) => face.includes(`font-family: ${name};`)).length;
    expect([family.name, filesOf(own)]).toEqual([family.name, 1]);
    expect(filesOf(others)).toBeGreaterThan(1);
    expect(stackOf(family)).toMatch(new RegExp(`^${own}, ${others}, `));
  }
});

it('no letter is in two faces of a font: browsers would fetch the second while the first is late', () => {
  expect(withoutBasic(['U+0041-0043', 'U+00E8-00EA', 'U+2212'])).toEqual(['U+00E8', 'U+00EA']);
  const basic = new Set(lettersOf(BASIC_RANGES));
  for (const family of FAMILIES)
    expect([...lettersOf(restRanges(family))].filter((letter) => basic.has(letter))).toEqual([]);
});

it('reads how wide letters are at a weight', () => {
  const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  const font = readFont(readFileSync(join(packages, file)));
  const width = (weight: number) => font.width({ character: 'm', weight });
  // What Chromium measures for an m of 1,000 px.
  expect([width(300), width(400), width(600), width(900)].map(Math.round)).toEqual([843, 851, 864, 891]);
});
