import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ICON_FILES, iconsSource } from './icons-source.ts';

it.each(ICON_FILES)('$file matches the icons of Lucide', ({ file, name, icons }) => {
  const stored = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(stored, 'Run node site/src/ui/icons/write-icons.ts.').toBe(iconsSource({ name, icons }));
});

it.each(ICON_FILES)('$file has arcs with all of their seven numbers', ({ name, icons }) => {
  // A radius, a radius, a turn, two flags of one digit each, and the end, which may follow without a space.
  const number = String.raw`\s*,?-?(?:\d+\.?\d*|\.\d+)`;
  const arcs = new RegExp(String.raw`^(?:${number}${number}${number}\s*[01]\s*[01]${number}${number})+$`);
  for (const [, arc = ''] of iconsSource({ name, icons }).matchAll(/[aA]([-\d.,\s]+)/g))
    expect(arc).toMatch(arcs);
});
