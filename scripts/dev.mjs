import { installIfNeeded } from './install.mjs';
import { runUntilSignal } from './node-path.mjs';

await installIfNeeded();
process.exit(
  await runUntilSignal(['site/dev-server.mjs'], {
    ...process.env,
    NODE_ENV: 'development',
    NEXT_TELEMETRY_DISABLED: '1',
  }),
);
