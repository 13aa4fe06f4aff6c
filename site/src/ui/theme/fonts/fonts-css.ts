import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basicFile, FAMILIES, type Family, faceNames, latinFile, restFile } from '../families.ts';
import { BASIC_RANGES, withoutBasic } from './basic-letters.ts';
import { readFont } from './font-file.ts';
import { averageWidth, SYSTEM_FONTS } from './system-fonts.ts';

/** The weights that the bold stand-ins are drawn for: what this website makes bold with. */
const BOLD = 600;

/** The whole of fonts.css: each typeface, and system fonts that take as much room as it does. */
export function fontsCss(): string {
  const faces = FAMILIES.flatMap((family: Family) => [
    ...ownFaces(family),
    ...standIns({ family, system: SYSTEM_FONTS.computers[family.kind], name: 'onComputers' }),
    ...standIns({ family, system: SYSTEM_FONTS.android[family.kind], name: 'onAndroid' }),
  ]);
  return `/* Made by ui/theme/fonts/write-fonts.ts from the files of the typefaces: run it again instead of changing this. */\n${faces.join('')}`;
}

/**
 * The faces of a font, each for its own letters: where two had a letter, browsers would fetch both once the first is late.
 */
function ownFaces(family: Family): string[] {
  const inPackage = (subset: string) =>
    `../../../../../node_modules/${family.from}/files/${latinFile(family).replace('-latin-', `-${subset}-`)}.woff2`;
  const ranges = rangesOf(family);
  const { own, others } = faceNames(family);
  return [
    ...['latin-ext', ...(family.vietnamese ? ['vietnamese'] : [])].map((subset) => ({
      name: others,
      file: inPackage(subset),
      range: ranges[subset] ?? [],
    })),
    { name: others, file: `./fonts/${restFile(family)}.woff2`, range: restRanges(family) },
    { name: own, file: `./fonts/${basicFile(family)}.woff2`, range: BASIC_RANGES },
  ].map(({ name, file, range }) =>
    face({
      'font-family': name,
      'font-style': 'normal',
      'font-weight': family.weights.join(' '),
      // A typeface that comes late is for the next page: lines that break again would move what is being read.
      'font-display': 'optional',
      // As the formatter breaks lines.
      src: `url("${file}")${file.startsWith('./') ? ' ' : '\n    '}format("woff2")`,
      'unicode-range': `\n    ${range.join(', ')}`,
    }),
  );
}

/** The letters of each file of a font's package, as CSS writes ranges. */
function rangesOf(family: Family): Record<string, string[]> {
  const stored = JSON.parse(readFileSync(join(packageOf(family), 'unicode.json'), 'utf8')) as object;
  return Object.fromEntries(
    Object.entries(stored).map(([subset, ranges]) => [subset, String(ranges).split(',')]),
  );
}

/** What the file of a font's Latin letters has beside the basic ones. */
export const restRanges = (family: Family): string[] => withoutBasic(rangesOf(family).latin ?? []);

/** A system font, stretched to the typeface's width and set on lines as high as its own. */
function standIns({
  family,
  system,
  name,
}: {
  family: Family;
  system: (typeof SYSTEM_FONTS)['android']['sans'];
  name: 'onComputers' | 'onAndroid';
}): string[] {
  const font = readFont(readFileSync(latinPath(family)));
  const widths =
    family.weights.length === 1
      ? [{ range: '100 1000', weight: 400, from: system.regular }]
      : [
          { range: '100 500', weight: 400, from: system.regular },
          { range: '501 1000', weight: BOLD, from: system.bold },
        ];
  return widths.map(({ range, weight, from }) => {
    const size = averageWidth({ font, weight }) / from.width;
    const share = (units: number) => percent(units / font.unitsPerEm / size);
    return face({
      'font-family': faceNames(family)[name],
      'font-weight': range,
      src: from.names.map((local) => `local("${local}")`).join(', '),
      'size-adjust': percent(size),
      'ascent-override': share(font.ascent),
      'descent-override': share(-font.descent),
      'line-gap-override': share(font.lineGap),
    });
  });
}

const packageOf = ({ from }: Family) => join(import.meta.dirname, '../../../../../node_modules', from);

/** The file of a font's Latin letters, as its package has it. */
export const latinPath = (family: Family): string =>
  join(packageOf(family), 'files', `${latinFile(family)}.woff2`);

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

const face = (descriptors: Record<string, string | undefined>) =>
  `\n@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}:${value?.startsWith('\n') ? '' : ' '}${value};\n`)
    .join('')}}\n`;
