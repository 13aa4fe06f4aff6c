import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { pinnedNode, root, run } from './node-path.mjs';

// npm run backup [-- folder or file.zip]
// A running server is not to be rebuilt under its feet, so whatever build stands there is used.
if (!existsSync(join(root, 'dist/server/backup.js'))) {
  await installIfNeeded();
  const { buildIfStale } = await import('./build.mjs');
  await buildIfStale();
}
// npm runs scripts in the repository; the path was meant from where the command was given.
const paths = process.argv.slice(2).map((path) => resolve(process.env.INIT_CWD ?? '.', path));
process.exit(
  await run(pinnedNode(), ['--enable-source-maps', 'dist/server/backup.js', ...paths], {
    env: { ...process.env, NODE_ENV: 'production' },
  }),
);
