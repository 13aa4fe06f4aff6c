import { installIfNeeded } from './install.mjs';
import { pinnedNode, run } from './node-path.mjs';

await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
// A child, since it runs on the pinned Node; its end is this command's end.
const server = run(pinnedNode(), ['--enable-source-maps', 'dist/server/main.js'], {
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.exit(await server);
