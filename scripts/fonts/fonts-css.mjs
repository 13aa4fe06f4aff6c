import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILIES, faceNames, latinFile } from '../../site/src/ui/look/families.ts';
import { root } from '../node-path.mjs';
import { readFont } from './font-file.mjs';
import { averageWidth, SYSTEM_FONTS } from './system-fonts.mjs';

/** The weights that the bold stand-ins are drawn for: what this website makes bold with. */
const BOLD = 600;

/** The whole of fonts.css: each typeface, and system fonts that take as much room as it does. */
export function fontsCss() {
  const faces = FAMILIES.flatMap((family) => [
    ...ownFaces(family),
    ...standIns({ family, system: SYSTEM_FONTS.computers[family.kind], name: 'onComputers' }),
    ...standIns({ family, system: SYSTEM_FONTS.android[family.kind], name: 'onAndroid' }),
  ]);
  return `/* Made by scripts/fonts.mjs from the files of the typefaces: run it again instead of changing this. */\n${faces.join('')}`;
}

function ownFaces(family) {
  const { own } = faceNames(family);
  const latin = latinFile(family);
  const ranges = JSON.parse(readFileSync(join(packageOf(family), 'unicode.json'), 'utf8'));
  return ['latin-ext', 'latin'].map((subset) =>
    face({
      'font-family': own,
      'font-style': 'normal',
      'font-weight': family.weights.join(' '),
      'font-display': 'swap',
      src: `url("../../../../node_modules/${family.from}/files/${latin.replace('-latin-', `-${subset}-`)}.woff2") format("woff2")`,
      'unicode-range': ranges[subset].split(',').join(', '),
    }),
  );
}

/** A system font, stretched to the typeface's width and set on lines as high as its own. */
function standIns({ family, system, name }) {
  const font = readFont(readFileSync(join(packageOf(family), 'files', `${latinFile(family)}.woff2`)));
  const widths =
    family.weights.length === 1
      ? [{ range: '100 1000', weight: 400, from: system.regular }]
      : [
          { range: '100 500', weight: 400, from: system.regular },
          { range: '501 1000', weight: BOLD, from: system.bold },
        ];
  return widths.map(({ range, weight, from }) => {
    const size = averageWidth({ font, weight }) / from.width;
    const share = (units) => percent(units / font.unitsPerEm / size);
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

const packageOf = ({ from }) => join(root, 'node_modules', from);

const percent = (value) => `${Number((value * 100).toFixed(2))}%`;

const face = (descriptors) =>
  `\n@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;
