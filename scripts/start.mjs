import { installIfNeeded } from './install.mjs';
import { runUntilSignal } from './node-path.mjs';

await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
process.exit(
  await runUntilSignal(['--enable-source-maps', 'dist/server/main.js'], {
    ...process.env,
    NODE_ENV: 'production',
  }),
);
