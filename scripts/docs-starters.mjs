import { installIfNeeded } from './install.mjs';
import { pinnedNode, run } from './node-path.mjs';

// npm run docs:starters: the pictures of the page builder's starters and of the website kits, taken from the demonstration agency.
await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
process.exit(await run(pinnedNode(), ['tools/docs/starter-pictures.ts', ...process.argv.slice(2)]));
