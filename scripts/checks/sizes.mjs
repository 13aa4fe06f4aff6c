import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../node-path.mjs';
import { blockWeights, loaderCheck, reactFreeChecks } from './block-weights.mjs';
import { compressedSize, cost, HYDRATION, LOADER, reach, readChunks } from './client-chunks.mjs';
import { styleDependentsOf, styleSizes } from './style-sizes.mjs';

/** What every page loads before the first island wakes, in bytes, compressed. */
const LOADER_LIMIT = 3000;
/** The calculator on other websites, React and all: what a page that shows it loads, in bytes, compressed. */
const EMBED_LIMIT = 75_000;
/** What the popups of a page load before any opens, on top of what wakes behaviours, in bytes, compressed. */
const POPUPS_LIMIT = 4096;
const POPUPS = 'src/features/popups/client/popups.behaviour.client.ts';
/** All that a page with popups and loops loads before anybody does anything, the loader included, in bytes, compressed. */
const DYNAMIC_PAGE_LIMIT = 10_000;
const DYNAMIC_PAGE = [
  LOADER,
  'src/ui/behaviours.client.ts',
  'src/ui/widgets/page-widgets.behaviour.client.ts',
  'src/blocks/loop-grid/loop.behaviour.client.ts',
  POPUPS,
];
/** What a page loads for its first contact form, before anybody answers, React apart, in bytes, compressed. */
const CONTACT_FORM_LIMIT = 12_000;
/** What the sign-in page and every other screen of the admin load first, Payload and all, in bytes, compressed. */
const ADMIN_LIMIT = 500_000;
/** The stylesheet of every page in the fonts of its theme, in bytes, compressed. */
const STYLES_LIMIT = 18_500;
/** The same with the stylesheets of parts that few pages have: what a page with all of them loads. */
const ALL_STYLES_LIMIT = 22_700;
const EMBED = ['embed/stamp-duty.js', 'embed/calculator.js'];
const BUDGET = join(root, 'bench/size-budget.json');
/** Which islands and behaviours each block needs, as a unit test finds them in its examples. */
const BLOCK_SCRIPTS = join(root, 'bench/block-scripts.json');
/** Room above the measured size when a budget is recorded, so that a corrected word does not fail. */
const SLACK = 1.03;

/**
 * The site's scripts against the recorded budget, in bytes after brotli: `{ name, problems }` for each. New or grown
 * ones fail until someone has looked at them and recorded them: `node scripts/checks/sizes.mjs --record`. With
 * `--table`, the weight of each block that moves as a table.
 */
export function sizeChecks({ clientDir = join(root, 'dist/client'), adminDir = join(root, 'admin') } = {}) {
  const build = readChunks(clientDir);
  const styles = styleSizes(clientDir);
  return [
    ...compareSizes({
      sizes: measure(build),
      budget: existsSync(BUDGET) ? JSON.parse(readFileSync(BUDGET, 'utf8')) : {},
    }),
    loaderCheck(build),
    ...reactFreeChecks(build),
    limitCheck({ what: 'popups before any opens', bytes: popupsOf(build), limit: POPUPS_LIMIT }),
    limitCheck({
      what: 'a page with popups and loops, before anything opens',
      bytes: cost({ build, keys: DYNAMIC_PAGE }),
      limit: DYNAMIC_PAGE_LIMIT,
    }),
    limitCheck({
      what: 'a page with a contact form, React apart',
      bytes: weights(build).find(({ block }) => block === 'contact-form')?.bytes ?? 0,
      limit: CONTACT_FORM_LIMIT,
    }),
    limitCheck({ what: 'the styles of every page', bytes: styles.everyPage, limit: STYLES_LIMIT }),
    limitCheck({ what: 'the styles of a page with every part', bytes: styles.all, limit: ALL_STYLES_LIMIT }),
    styleDependentsOf({ clientDir, build }),
    embedCheck(EMBED.map((file) => compressedSize(join(clientDir, file)))),
    limitCheck({ what: 'the first screen of the admin', bytes: adminSize(adminDir), limit: ADMIN_LIMIT }),
  ];
}

/** What Next says that any screen of the admin loads before what it loads on demand, in bytes, compressed. */
export function adminSize(adminDir) {
  const routes = join(adminDir, '.next/diagnostics/route-bundle-stats.json');
  if (!existsSync(routes)) return 0;
  const screens = JSON.parse(readFileSync(routes, 'utf8')).find(({ route }) => route.startsWith('/admin/'));
  return (screens?.firstLoadChunkPaths ?? []).reduce(
    (sum, file) => sum + compressedSize(join(adminDir, file)),
    0,
  );
}

/** The embed against its limit, from the sizes of its files in bytes. */
export function embedCheck(sizes) {
  const bytes = sizes.reduce((sum, one) => sum + one, 0);
  return {
    name: `the calculator for other sites, with React: ${bytes} of ${EMBED_LIMIT} bytes`,
    problems: bytes <= EMBED_LIMIT && sizes.every((one) => one > 0) ? [] : [`It is ${bytes} bytes.`],
  };
}

/** A weight against its limit, both in bytes; what weighs nothing was not found. */
export function limitCheck({ what, bytes, limit }) {
  return {
    name: `${what}: ${bytes} of ${limit} bytes`,
    problems: bytes > 0 && bytes <= limit ? [] : [`It is ${bytes} bytes.`],
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
 * every island or library loaded on demand, on top of both. Shared parts count in each entry that needs them. Then what
 * each block costs that moves, by `block {name}`.
 */
function measure(build) {
  const { chunks } = build;
  const loader = reach({ chunks, keys: [LOADER] });
  const hydration = reach({ chunks, keys: [LOADER, HYDRATION] });
  const onDemand = Object.keys(chunks).filter(
    (key) => chunks[key].isDynamicEntry && chunks[key].file.endsWith('.js') && key !== HYDRATION,
  );
  return {
    [LOADER]: cost({ build, keys: [LOADER] }),
    [HYDRATION]: cost({ build, keys: [HYDRATION], paid: loader }),
    ...Object.fromEntries(onDemand.sort().map((key) => [key, cost({ build, keys: [key], paid: hydration })])),
    ...Object.fromEntries(weights(build).map(({ block, bytes }) => [`block ${block}`, bytes])),
  };
}

function popupsOf(build) {
  const paid = reach({ chunks: build.chunks, keys: [LOADER, 'src/ui/behaviours.client.ts'] });
  return cost({ build, keys: [POPUPS], paid });
}

const weights = (build) => blockWeights({ build, scripts: JSON.parse(readFileSync(BLOCK_SCRIPTS, 'utf8')) });

/** What a page of static blocks loads, then each block that moves, React apart, as lines of a Markdown table. */
function table(build) {
  const { [LOADER]: loader, [HYDRATION]: react } = measure(build);
  const lines = weights(build)
    .sort((one, other) => one.bytes - other.bytes)
    .map((one) => [one.block, one.bytes, one.react ? 'yes' : 'no']);
  return [
    ['block', 'compressed bytes', 'React'],
    ['---', '---:', '---'],
    ['(a page of static blocks: the loader)', loader, 'no'],
    ...lines,
    ['(React, once a page)', react, ''],
  ].map((cells) => `| ${cells.join(' | ')} |`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const build = readChunks(join(root, 'dist/client'));
  if (process.argv.includes('--record')) {
    const budget = Object.entries(measure(build)).map(([name, bytes]) => [
      name,
      Math.ceil((bytes * SLACK) / 50) * 50,
    ]);
    writeFileSync(BUDGET, `${JSON.stringify(Object.fromEntries(budget), null, 2)}\n`);
  }
  if (process.argv.includes('--table')) console.log(table(build).join('\n'));
  else {
    for (const { name, problems } of sizeChecks())
      console.log([`${problems.length ? '✗' : '✓'} ${name}`, ...problems].join('\n  '));
  }
}
