import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/node-path.mjs';

/** The stylesheets that only some pages link, in the order of the cascade. */
const PARTS = ['src/builder/rare-blocks.css', 'src/ui/search-map.css'];

const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Record<
  string,
  { file: string }
>;
const links = PARTS.map((source) => `<link rel="stylesheet" href="/${manifest[source]?.file}"/>`).join('');

/** A page whose content a test has changed: the server linked the stylesheets of what was there. With all of them. */
export const restyled = (html: string): string => html.replace('</head>', () => `${links}</head>`);
