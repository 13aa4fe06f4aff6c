import { resolve } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { pinnedNode, run } from './node-path.mjs';

// npm run export -- listings.csv: writes all listings into a CSV file
await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
// npm runs scripts in the repository; the path was meant from where the command was given.
const paths = process.argv.slice(2).map((path) => resolve(process.env.INIT_CWD ?? '.', path));
process.exit(
  await run(pinnedNode(), ['--enable-source-maps', 'dist/server/export.js', ...paths], {
    env: { ...process.env, NODE_ENV: 'production' },
  }),
);
