import { installIfNeeded } from './install.mjs';
import { pinnedNode, run } from './node-path.mjs';

await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
process.exit(
  await run(pinnedNode(), ['--enable-source-maps', 'dist/server/admin.js', ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'production' },
  }),
);
