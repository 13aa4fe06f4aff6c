import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { basicFile, FAMILIES, restFile } from '../families.ts';
import { BASIC_RANGES, lettersOf } from './basic-letters.ts';
import { fontsCss, latinPath, restRanges } from './fonts-css.ts';

// Run with node. Writes the stylesheet of the typefaces again, and their Latin letters in two files, after one came or went
// in families.ts or its package has a new version. A test says when they are stale.
const data = join(import.meta.dirname, '../data');
/** Ligatures and kerning, and digits that stand in columns; not small capitals, swashes and other alternates. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'lnum', 'tnum', 'rvrn'];

mkdirSync(join(data, 'fonts'), { recursive: true });
for (const family of FAMILIES) {
  const latin = readFileSync(latinPath(family));
  const files = { [basicFile(family)]: BASIC_RANGES, [restFile(family)]: restRanges(family) };
  for (const [name, ranges] of Object.entries(files)) {
    // Screens no longer need hints, which are a third of some files.
    const subset = await subsetFont(latin, lettersOf(ranges), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
    });
    writeFileSync(join(data, 'fonts', `${name}.woff2`), subset);
  }
}
writeFileSync(join(data, 'fonts.css'), fontsCss());
