import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pinnedNode, root, run } from './node-path.mjs';

/** The parts of the build, and where each says from which sources it was built. */
const STAMPS = {
  site: join(root, 'dist/.site-built-from'),
  admin: join(root, 'dist/.admin-built-from'),
};
const SOURCES = ['packages', 'site', 'embed', 'admin', 'scripts/build.mjs', 'package-lock.json'];
// Also what Next's build writes among the sources: the stamp is taken before it.
const SKIP =
  /(^|\/)(node_modules|dist|\.next|next-env\.d\.ts|[^/]+\.tsbuildinfo|fixtures|demo|[^/]+\.test\.tsx?)$/;

/** Builds site and admin, or the parts that are named, unless they were built from exactly these sources. Ends the process on failure. */
export async function buildIfStale(wanted = Object.keys(STAMPS)) {
  const { sources, stale } = compareBuild();
  const parts = stale.filter((part) => wanted.includes(part));
  if (!(await build({ parts, sources }))) process.exit(1);
}

/** A hash of the sources, and the parts (`site`, `admin`) that are missing or were built from other ones. */
export function compareBuild() {
  const sources = fingerprint();
  return { sources, stale: Object.keys(STAMPS).filter((part) => !isBuiltFrom(part, sources)) };
}

const isBuiltFrom = (part, sources) =>
  existsSync(STAMPS[part]) && readFileSync(STAMPS[part], 'utf8') === sources;

/**
 * Builds these parts and resolves with whether that worked; what went wrong is printed. Stamps them with the hash of the
 * sources, if one is given. `onStart` is given each process.
 */
export async function build({ parts, sources, onStart }) {
  if (!parts.length) return true;
  const node = pinnedNode();
  // A build reads the configuration, which makes secrets where there are none; the server's folder is left alone.
  const scratch = mkdtempSync(join(tmpdir(), 'frontage-build-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    FRONTAGE_BUILD: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: scratch,
  };
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const started = new Set();
  let failed = false;
  const step = async (what, args) => {
    if (failed) return;
    console.log(`Building the ${what}…`);
    const code = await run(node, args, {
      env,
      stdio: what === 'admin' ? ['ignore', 'ignore', 'inherit'] : 'inherit',
      onStart: (child) => {
        started.add(child);
        onStart?.(child);
      },
    });
    if (code === 0 || failed) return;
    failed = true;
    console.error(`Building the ${what} failed. See the message above.`);
    for (const child of started) child.kill();
  };
  const steps = {
    async site() {
      await step('site, for browsers', [vite, 'build', 'site', '--logLevel', 'warn']);
      const embed = (mode) => [vite, 'build', 'embed', '--mode', mode, '--logLevel', 'warn'];
      await step('calculator for other sites', embed('calculator'));
      await step('loader of that calculator', embed('loader'));
      await step('scripts of the other calculators there', embed('calculators'));
      await step('script of their frames', embed('frame'));
      await step('site, for the server', [vite, 'build', 'site', '--ssr', '--logLevel', 'warn']);
      if (!failed) await compressAssets(join(root, 'dist/client'));
    },
    async admin() {
      await step('admin', [join(root, 'node_modules/next/dist/bin/next'), 'build', 'admin']);
      if (!failed) await compressAdmin(join(root, 'admin/.next/static/chunks'));
    },
  };
  const make = async (part) => {
    // Gone until it is true again: a build that stops half way must not pass for the one before.
    if (sources) rmSync(STAMPS[part], { force: true });
    await steps[part]();
    if (failed || !sources) return;
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(STAMPS[part], sources);
  };
  // The two need nothing of each other; together they want two cores and some 3 GB.
  if (availableParallelism() > 1 && totalmem() > ROOM_FOR_TWO) await Promise.all(parts.map(make));
  else for (const part of parts) await make(part);
  return !failed;
}

/** Memory of the machine, in bytes, from which site and admin are built at the same time. */
const ROOM_FOR_TWO = 5_000_000_000;

/** Writes `.br` beside each script and style of the admin. Quality 11 takes seven times as long for 2 % less. */
async function compressAdmin(dir) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const files = walk(dir).filter((file) => /\.(js|css)$/.test(file));
  await Promise.all(
    files.map(async (file) =>
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(readFileSync(file), { params })),
    ),
  );
}

/** Writes `.br` and `.gz` beside every text asset, so that serving one costs a file read. */
async function compressAssets(dir) {
  const files = walk(dir).filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of walk(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function walk(path) {
  if (SKIP.test(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => walk(join(path, name)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // `--site` builds the site alone, whatever stands there; `--check` only says, by its exit code, whether dist/ fits.
  if (process.argv.includes('--site')) process.exit((await build({ parts: ['site'] })) ? 0 : 1);
  else if (process.argv.includes('--check')) process.exit(compareBuild().stale.length ? 1 : 0);
  else await buildIfStale();
}
