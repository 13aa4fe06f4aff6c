import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, root, run } from './node-path.mjs';

// npm run migrate:create -- name             a migration for what changed since the last one, for both databases
// npm run migrate:create -- --replace name   throws the existing ones away and makes one from nothing;
//                                            only before the first release, since nobody's database would follow

const replace = process.argv.includes('--replace');
const name = process.argv.slice(2).find((word) => !word.startsWith('-'));
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error(
    'Enter a lowercase name for the migration, for example: npm run migrate:create -- agent-languages',
  );
  process.exit(1);
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (replace && !version.startsWith('0.')) {
  console.error(
    `--replace works only before the first release; this is ${version}. Add a migration instead.`,
  );
  process.exit(1);
}

// Nothing connects: the statements come from the collections and the last migration's snapshot.
const databases = { sqlite: '', postgres: 'postgres://localhost/none' };
for (const [kind, url] of Object.entries(databases)) {
  const dir = join(root, 'site/src/migrations', kind);
  mkdirSync(dir, { recursive: true });
  if (replace) {
    for (const file of readdirSync(dir)) rmSync(join(dir, file));
    writeFileSync(join(dir, 'index.ts'), 'export const migrations = [];\n');
  }
  const dataDir = join(tmpdir(), `frontage-migrate-${process.pid}`);
  const code = await run(
    pinnedNode(),
    [join(root, 'scripts/payload.mjs'), 'migrate:create', name, '--skip-empty'],
    { env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: url, DATA_DIR: dataDir } },
  );
  rmSync(dataDir, { recursive: true, force: true });
  if (code !== 0) process.exit(code);
  tidy(dir);
}
if (replace) {
  // The stored install of this version was made with what was thrown away.
  const code = await run(pinnedNode(), [join(root, 'scripts/store-release.mjs')]);
  if (code !== 0) process.exit(code);
}
if (replace) console.log('Delete databases created with earlier migrations, for example: rm -r data');

/** What Payload's template writes, made to pass this project's type check: types imported as types, nothing unused. */
function tidy(dir) {
  for (const file of readdirSync(dir).filter((name) => /^\d.*\.ts$/.test(name))) {
    const path = join(dir, file);
    const written = readFileSync(path, 'utf8');
    const tidied = written
      .replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }')
      .replaceAll('({ db, payload, req }:', '({ db }:');
    if (tidied !== written) writeFileSync(path, tidied);
  }
}
