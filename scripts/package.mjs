// npm run package -- folder: the built server with all it needs in one folder, Node included. It runs anywhere with the
// same system and processor, without npm and without a build: `folder/frontage start`. See docs/operate/containers.md.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { pinnedNode, root } from './node-path.mjs';
import { billOfMaterials } from './sbom.mjs';
import { MEMORY_ENV, MEMORY_FLAGS } from './server-flags.mjs';

/** The programs of the build, by what they are called on the command line. */
const PROGRAMS = {
  start: 'main',
  admin: 'admin',
  backup: 'backup',
  restore: 'restore',
  'move-database': 'move-database',
  'move-files': 'move-files',
  import: 'import',
  export: 'export',
};

/** What is read from the folder itself while the server runs, and cannot be found by following imports. */
const READ_BY_PATH = [
  'package.json',
  'LICENSE',
  'admin/package.json',
  'admin/.next',
  'dist/client',
  'docs/staff',
  'site/demo',
  'site/public',
  'site/src/server/common-passwords.txt',
  'scripts/path-arguments.mjs',
];

/** Parts of a build that no server reads. */
const NEVER_READ = /^admin\/\.next\/(cache|dev|diagnostics|trace|trace-build|types)(\/|$)|\.map$/;

/**
 * What only making migrations, types, styles or a build needs. Payload and Next ask for it in commands that a packaged
 * server does not have.
 */
const NOT_SERVED = [
  ...[
    'drizzle-kit',
    'esbuild',
    '@esbuild',
    '@esbuild-kit',
    'sass',
    'typescript',
    'vite',
    'vitest',
    'happy-dom',
  ],
  ...['webpack', 'babel', 'babel-packages', 'next-devtools', 'postcss-preset-env', 'cssnano-simple'].map(
    (name) => `next/dist/compiled/${name}`,
  ),
].map((name) => `node_modules/${name}/`);

/** Copied whole: following the imports of their large files takes longer than anything else. */
const WHOLE = ['node_modules/prettier'];

const isPackageFile = (path) =>
  path.startsWith('dist/server/') ||
  (/(^|\/)node_modules\//.test(path) &&
    !NOT_SERVED.some((name) => path.includes(name)) &&
    !/\.(d\.[cm]?ts|map|md|runtime\.dev\.js)$/.test(path));

const target = process.argv[2] && resolve(process.env.INIT_CWD ?? '.', process.argv[2]);
if (!target) fail('Say where to: npm run package -- /srv/frontage-1.2.3');
if (existsSync(target) && readdirSync(target).length > 0)
  fail(`${target} is not empty. Name a new folder, or empty this one.`);

await installIfNeeded();
await buildIfStale();
for (const file of await filesInUse()) copy(file);
copyTo(pinnedNode(), 'bin/node');
writeFileSync(join(target, 'frontage'), launcher(), { mode: 0o755 });
writeFileSync(join(target, 'programs.mjs'), programs());
writeFileSync(join(target, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
chmodSync(join(target, 'bin/node'), 0o755);
console.log(`The server is in ${target}. Start it with ${join(target, 'frontage')} start`);

/** Paths relative to the repository: the programs, every package file that they can come to import, and what they read. */
async function filesInUse() {
  const require = createRequire(import.meta.url);
  // Next carries it for its own builds.
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft');
  const { fileList } = await nodeFileTrace(
    Object.values(PROGRAMS).map((name) => join(root, `dist/server/${name}.js`)),
    {
      base: root,
      processCwd: root,
      ignore: (path) => !isPackageFile(path) || WHOLE.some((name) => path.startsWith(`${name}/`)),
    },
  );
  const files = new Set([...fileList, ...tracedByNext(), ...[...READ_BY_PATH, ...WHOLE].flatMap(walk)]);
  return [...files].filter((file) => existsSync(join(root, file)) && !NEVER_READ.test(file));
}

/** What Next found its own server and each of its entries to need. */
function tracedByNext() {
  return walk('admin/.next')
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap((trace) =>
      JSON.parse(readFileSync(join(root, trace), 'utf8')).files.map((file) =>
        relative(root, join(root, dirname(trace), file)),
      ),
    )
    .filter(isPackageFile);
}

/** All files below a path, links among them. */
function walk(path) {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (!lstatSync(place).isDirectory()) return [path];
  return readdirSync(place).flatMap((name) => walk(`${path}/${name}`));
}

function copy(file) {
  const source = join(root, file);
  const place = join(target, file);
  const stats = lstatSync(source);
  if (stats.isDirectory() || existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source), place);
  else cpSync(source, place);
}

function copyTo(source, place) {
  mkdirSync(dirname(join(target, place)), { recursive: true });
  cpSync(source, join(target, place), { dereference: true });
}

/** A shell script, since there may be no Node on the machine but the one beside it. */
function launcher() {
  const exports = Object.entries(MEMORY_ENV).map(([name, value]) => `export ${name}="\${${name}:-${value}}"`);
  return `#!/bin/sh
# frontage start | ${Object.keys(PROGRAMS).slice(1).join(' | ')}
place=$(CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
${exports.join('\n')}
exec "$place/bin/node" ${MEMORY_FLAGS.join(' ')} "$place/programs.mjs" "$@"
`;
}

function programs() {
  return `import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathArguments } from './scripts/path-arguments.mjs';

const PROGRAMS = ${JSON.stringify(PROGRAMS)};
/** Their arguments are files and folders; the others' are names. */
const WITH_PATHS = ['backup', 'restore', 'import', 'export'];

const [name = 'start', ...args] = process.argv.slice(2);
const program = PROGRAMS[name];
if (!program) {
  console.error(\`There is no command "\${name}". Use one of: \${Object.keys(PROGRAMS).join(', ')}.\`);
  process.exit(1);
}
// Paths are meant from where the command is given; the program reads its own files from its own folder.
const given = WITH_PATHS.includes(name) ? pathArguments(args, process.cwd()) : args;
process.env.DATA_DIR = resolve(process.env.DATA_DIR || './data');
process.env.NODE_ENV = 'production';
process.chdir(import.meta.dirname);
// As Next's own packages do: the configuration as the build read it, so that nothing of the build is loaded again.
const { config } = JSON.parse(readFileSync('admin/.next/required-server-files.json', 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
process.argv = [process.argv[0], \`\${program}.js\`, ...given];
await import(\`./dist/server/\${program}.js\`);
`;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
