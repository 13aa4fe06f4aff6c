import { installIfNeeded } from './install.mjs';
import { pinnedNode, run } from './node-path.mjs';

// npm run docs:screens [-- names]: twenty screens of the admin at three widths for docs/staff/screens, taken from the demonstration agency.
await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
process.exit(await run(pinnedNode(), ['tools/docs/screens.ts', ...process.argv.slice(2)]));
