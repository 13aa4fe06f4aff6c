import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_FILES, iconsSource } from './icons-source.ts';

// Run this after a change of icon-names.ts or of the version of @iconify-json/lucide.
for (const { file, ...icons } of ICON_FILES)
  writeFileSync(join(import.meta.dirname, file), iconsSource(icons));
