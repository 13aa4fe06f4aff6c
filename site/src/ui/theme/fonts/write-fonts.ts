import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontsCss } from './fonts-css.ts';

// Run with node. Writes the stylesheet of the typefaces again, after one came or went in families.ts or its package has a
// new version. A test says when it is stale.
writeFileSync(join(import.meta.dirname, '../data/fonts.css'), fontsCss());
