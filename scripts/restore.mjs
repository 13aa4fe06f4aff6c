import { resolve } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { pinnedNode, run } from './node-path.mjs';

// npm run restore -- file.zip [--replace]
await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
const args = process.argv
  .slice(2)
  .map((arg) => (arg.startsWith('--') ? arg : resolve(process.env.INIT_CWD ?? '.', arg)));
process.exit(
  await run(pinnedNode(), ['--enable-source-maps', 'dist/server/restore.js', ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  }),
);
