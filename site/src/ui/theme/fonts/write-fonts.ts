import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { basicFile, FAMILIES } from '../families.ts';
import { BASIC_LETTERS } from './basic-letters.ts';
import { fontsCss, latinPath } from './fonts-css.ts';

// Run with node. Writes the stylesheet of the typefaces again, and the files of their basic letters, after one came or went
// in families.ts or its package has a new version. A test says when they are stale.
const data = join(import.meta.dirname, '../data');
/** Ligatures and kerning, and digits that stand in columns; not small capitals, swashes and other alternates. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'lnum', 'tnum', 'rvrn'];

mkdirSync(join(data, 'fonts'), { recursive: true });
for (const family of FAMILIES) {
  const latin = readFileSync(latinPath(family));
  // Screens no longer need hints, which are a third of some files.
  const basic = await subsetFont(latin, BASIC_LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(join(data, 'fonts', `${basicFile(family)}.woff2`), basic);
}
writeFileSync(join(data, 'fonts.css'), fontsCss());
