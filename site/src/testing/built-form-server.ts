import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedNode, root, run } from '../../../scripts/node-path.mjs';

/**
 * Builds form-server.ts: run from source it would take eight times as long to start. `remove`
 * takes the build away again.
 */
export async function builtFormServer(): Promise<{ path: string; remove: () => Promise<void> }> {
  // Beside the packages it loads, since Node looks for them from the folder of the file.
  const outDir = await mkdtemp(join(root, 'site/node_modules/.form-server-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'site/src/testing/form-server.vite.ts');
  const options = ['--config', config, '--ssr', '--outDir', outDir, '--logLevel', 'error'];
  const code = await run(pinnedNode(), [vite, 'build', 'site', ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error('The server to be killed did not build.');
  return {
    path: join(outDir, 'form-server.js'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
