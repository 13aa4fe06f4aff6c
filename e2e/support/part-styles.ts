import { join } from 'node:path';
import { root } from '../../scripts/node-path.mjs';
import { builtAssets } from '../../site/src/server/assets.ts';
import { withPartStyles } from '../../site/src/server/part-styles.ts';

const { parts } = builtAssets(join(root, 'dist/client'));

/** A page whose content a test has changed, with the stylesheets that the server would have linked for it. */
export const restyled = (html: string): Buffer => withPartStyles(Buffer.from(html), parts);
