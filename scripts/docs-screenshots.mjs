import { installIfNeeded } from './install.mjs';
import { pinnedNode, run } from './node-path.mjs';

// npm run docs:screenshots [-- names]: the pictures of docs/staff and of the README, taken from the demonstration agency.
await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
process.exit(await run(pinnedNode(), ['tools/docs/screenshots.ts', ...process.argv.slice(2)]));
