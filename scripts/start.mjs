import { constants, setPriority, totalmem } from 'node:os';
import { installIfNeeded } from './install.mjs';
import { runUntilSignal } from './node-path.mjs';
import { MEMORY_ENV, SERVER_FLAGS } from './server-flags.mjs';
import { planStart } from './start-plan.mjs';

await installIfNeeded();
const { build, compareBuild } = await import('./build.mjs');
const { sources, stale } = compareBuild();
const { before, beside } = planStart({ stale, memory: totalmem() });
if (!(await build({ parts: before, sources }))) process.exit(1);
process.exit(
  await runUntilSignal(
    [...SERVER_FLAGS, 'dist/server/main.js'],
    {
      ...MEMORY_ENV,
      ...process.env,
      NODE_ENV: 'production',
      FRONTAGE_ADMIN_PENDING: beside.length ? '1' : '',
    },
    { onMessage: (message, server) => beside.length && message.serving && buildBeside(server) },
  ),
);

/** Builds what is left while the server serves, and tells it how that ended. */
async function buildBeside(server) {
  const built = await build({
    parts: beside,
    sources,
    onStart(child) {
      // Visitors come first. The build must not outlive the server.
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      process.once('exit', () => child.kill());
    },
  });
  if (server.connected) server.send({ admin: built ? 'built' : 'failed' });
}
