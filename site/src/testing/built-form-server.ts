import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedNode, root, run } from '../../../scripts/node-path.mjs';

/** Longest wait for the build of another worker, in ms. */
const BUILD_MS = 300_000;

/** Where the process of a run builds to: beside the packages it loads, since Node looks for them from there. */
const folderOf = (run: number) => join(root, `site/node_modules/.form-server-${run}`);

/**
 * Builds form-server.ts as the site is built (run from source it would take four times as long to start), once for
 * the workers of a run, and answers with its path. {@link removeFormServer} takes the build away.
 */
export async function builtFormServer(): Promise<string> {
  const folder = folderOf(process.ppid);
  const done = join(folder, 'done');
  if (await mkdir(folder).then(() => true, isThere)) {
    await build(folder);
    await writeFile(done, '');
  } else for (let waited = 0; !existsSync(done) && waited < BUILD_MS; waited += 100) await wait(100);
  if (!existsSync(done)) throw new Error('The server to be killed did not build.');
  return join(folder, 'form-server.js');
}

/** Removes what {@link builtFormServer} built in the run of this process, or in one long ago whose process had its number. */
export const removeFormServer = (): Promise<void> =>
  rm(folderOf(process.pid), { recursive: true, force: true });

function isThere(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false;
  throw error;
}

async function build(outDir: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--ssr', 'src/testing/form-server.ts', '--outDir', outDir, '--logLevel', 'error'];
  const code = await run(pinnedNode(), [vite, 'build', 'site', ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code === 0) return;
  await rm(outDir, { recursive: true, force: true });
  throw new Error('The server to be killed did not build.');
}
