import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ICON_FILES, iconsSource } from './icons-source.ts';

it.each(ICON_FILES)('$file matches the icons of lucide-static', ({ file, name, icons }) => {
  const stored = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(stored, 'Run node site/src/ui/icons/write-icons.ts.').toBe(iconsSource({ name, icons }));
});
