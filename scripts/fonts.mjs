import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontsCss } from './fonts/fonts-css.mjs';
import { root } from './node-path.mjs';

// Writes the stylesheet of the typefaces anew, after one came or went in site/src/ui/look/families.ts or its package
// has a new version. A test says when it is stale.
writeFileSync(join(root, 'site/src/ui/look/fonts.css'), fontsCss());
