import { installIfNeeded } from './install.mjs';
import { runUntilSignal } from './node-path.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
process.exit(
  await runUntilSignal([...SERVER_FLAGS, 'dist/server/main.js'], {
    ...process.env,
    NODE_ENV: 'production',
  }),
);
