import { resolve } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { pinnedNode, run } from './node-path.mjs';

/** Left to itself V8 lets the heap grow with the length of the file before it collects. */
const HEAP_MB = 256;

await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
// npm runs scripts in the repository; the path was meant from where the command was given.
const words = process.argv
  .slice(2)
  .map((word) => (word.startsWith('--') ? word : resolve(process.env.INIT_CWD ?? '.', word)));
process.exit(
  await run(
    pinnedNode(),
    ['--enable-source-maps', `--max-old-space-size=${HEAP_MB}`, 'dist/server/import.js', ...words],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  ),
);
