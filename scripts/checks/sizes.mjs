import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../node-path.mjs';

/** What every page loads before the first island wakes, in bytes, compressed. */
const LOADER_LIMIT = 3000;
const LOADER = 'src/ui/site.client.ts';
const HYDRATION = 'src/ui/hydrate.client.tsx';
/** The calculator on other websites, React and all: what a page that shows it loads, in bytes, compressed. */
const EMBED_LIMIT = 75_000;
const EMBED = ['embed/stamp-duty.js', 'embed/calculator.js'];
const BUDGET = join(root, 'bench/size-budget.json');
/** Room above the measured size when a budget is recorded, so that a corrected word does not fail. */
const SLACK = 1.03;

/**
 * The site's scripts against the recorded budget, in bytes after brotli: `{ name, problems }` for each. New or grown
 * ones fail until someone has looked at them and recorded them: `node scripts/checks/sizes.mjs --record`.
 */
export function sizeChecks({ clientDir = join(root, 'dist/client') } = {}) {
  return [
    ...compareSizes({
      sizes: measure(clientDir),
      budget: existsSync(BUDGET) ? JSON.parse(readFileSync(BUDGET, 'utf8')) : {},
    }),
    embedCheck(EMBED.map((file) => compressedSize(join(clientDir, file)))),
  ];
}

/** The embed against its limit, from the sizes of its files in bytes. */
export function embedCheck(sizes) {
  const bytes = sizes.reduce((sum, one) => sum + one, 0);
  return {
    name: `the calculator for other sites, with React: ${bytes} of ${EMBED_LIMIT} bytes`,
    problems: bytes <= EMBED_LIMIT && sizes.every((one) => one > 0) ? [] : [`It is ${bytes} bytes.`],
  };
}

/** The comparison by itself: `sizes` and `budget` by source file, in bytes. */
export function compareSizes({ sizes, budget }) {
  const record = 'If that is meant: node scripts/checks/sizes.mjs --record';
  const loader = sizes[LOADER] ?? 0;
  return [
    {
      name: `the script of a page without islands: ${loader} of ${LOADER_LIMIT} bytes`,
      problems: loader > 0 && loader <= LOADER_LIMIT ? [] : [`It is ${loader} bytes.`],
    },
    ...Object.entries(sizes).map(([name, bytes]) => {
      const allowed = budget[name];
      const title = `size of ${name}: ${bytes} of ${allowed ?? 0} bytes`;
      if (allowed === undefined) return { name: title, problems: [`${name} is new. ${record}`] };
      return { name: title, problems: bytes <= allowed ? [] : [`${name} grew. ${record}`] };
    }),
    ...Object.keys(budget)
      .filter((name) => !(name in sizes))
      .map((name) => ({ name: `size of ${name}`, problems: [`It is no longer built. ${record}`] })),
  ];
}

/**
 * What each entry costs a visitor, by source file: the loader; React with the code that hydrates, on top of it; and
 * every island or library loaded on demand, on top of both. Shared parts count in each entry that needs them.
 */
function measure(clientDir) {
  const chunks = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const loader = reach(chunks, LOADER);
  const hydration = new Set([...loader, ...reach(chunks, HYDRATION)]);
  const size = (key) => compressedSize(join(clientDir, chunks[key].file));
  const cost = (key, paid) =>
    [...reach(chunks, key)].filter((one) => !paid.has(one)).reduce((sum, one) => sum + size(one), 0);
  const onDemand = Object.keys(chunks).filter(
    (key) => chunks[key].isDynamicEntry && chunks[key].file.endsWith('.js') && key !== HYDRATION,
  );
  return {
    [LOADER]: cost(LOADER, new Set()),
    [HYDRATION]: cost(HYDRATION, loader),
    ...Object.fromEntries(onDemand.sort().map((key) => [key, cost(key, hydration)])),
  };
}

const compressedSize = (file) => brotliCompressSync(readFileSync(file)).length;

/** An entry and everything it imports statically. */
function reach(chunks, key, seen = new Set()) {
  if (!chunks[key]) throw new Error(`The client build has no ${key}. Run npm run build.`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunks[key].imports ?? []) reach(chunks, imported, seen);
  return seen;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--record')) {
    const budget = Object.entries(measure(join(root, 'dist/client'))).map(([name, bytes]) => [
      name,
      Math.ceil((bytes * SLACK) / 50) * 50,
    ]);
    writeFileSync(BUDGET, `${JSON.stringify(Object.fromEntries(budget), null, 2)}\n`);
  }
  for (const { name, problems } of sizeChecks())
    console.log([`${problems.length ? '✗' : '✓'} ${name}`, ...problems].join('\n  '));
}
