import { join } from 'node:path';
import { stylesheets } from '../../scripts/checks/style-sizes.mjs';
import { root } from '../../scripts/node-path.mjs';

const [, ...parts] = stylesheets(join(root, 'dist/client'));
const links = parts.map((file) => `<link rel="stylesheet" href="/${file}"/>`).join('');

/** A page whose content a test has changed: the server linked the stylesheets of what was there. With all of them. */
export const restyled = (html: string): string => html.replace('</head>', () => `${links}</head>`);
