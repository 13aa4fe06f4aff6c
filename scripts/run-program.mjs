import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { pinnedNode, root, run } from './node-path.mjs';
import { pathArguments } from './path-arguments.mjs';

/**
 * Runs a program of the build (dist/server) with this command's arguments and ends with its exit code. The site's build is
 * brought up to date first; with `anyBuild` only where there is none. Arguments are files and folders unless `takesPaths` is
 * false.
 */
export async function runProgram(name, { flags = [], anyBuild = false, takesPaths = true } = {}) {
  const program = `dist/server/${name}.js`;
  if (!anyBuild || !existsSync(join(root, program))) {
    await installIfNeeded();
    const { buildIfStale } = await import('./build.mjs');
    // None of them needs the admin, which a start may be building at this moment.
    await buildIfStale(['site']);
  }
  const given = process.argv.slice(2);
  // npm runs scripts in the repository, wherever it was called.
  const args = takesPaths ? pathArguments(given, process.env.INIT_CWD ?? '.') : given;
  process.exit(
    await run(pinnedNode(), ['--enable-source-maps', ...flags, program, ...args], {
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
}
