import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { ensureProftpd } from '../ftp-server.mjs';
import { root, runQuietly } from '../node-path.mjs';
import { recordDurations } from './durations.mjs';
import { importCircles, importProblems } from './imports.mjs';
import { sizeChecks } from './sizes.mjs';
import { sourceFiles } from './source-files.mjs';
import { structureRules } from './structure.mjs';
import { temporaryFolderInMemory } from './temporary-files.mjs';
import { filesToRunAgain, runVitest, withSecondRun } from './vitest.mjs';
import { wordingChecks } from './wording.mjs';

const inMemory = temporaryFolderInMemory(process.env);
if (inMemory) process.env.TMPDIR = inMemory;

// A developer's own settings must not reach what is tested, least of all DATA_DIR.
const OURS =
  /^(NODE_ENV|PORT|HOST|DATA_DIR|DATABASE_URL|SITE_URL|SMTP_URL|MAIL_FROM|(S3|CAPTCHA|FRONTAGE)_\w+)$/;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));

// What Node compiled once (Payload, Next, Vite, TypeScript) it need not compile again in each of a hundred processes.
env.NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');

const tally = { passed: 0, failed: 0, failures: [], secondTries: [], files: [] };

// `npm run check`: what takes less than a minute; with `--no-tests` (before a commit) what takes seconds.
const quick = process.argv.includes('--quick');
const withTests = !process.argv.includes('--no-tests');

const typesCache = join(root, 'node_modules/.cache/types');
mkdirSync(typesCache, { recursive: true });
const types = (project, cache) => [
  ...['node_modules/typescript/bin/tsc', '--noEmit', '-p', project],
  ...['--incremental', '--tsBuildInfoFile', join(typesCache, `${cache}.tsbuildinfo`)],
];
await Promise.all([
  step('Format, lint and types', async () => {
    const results = await Promise.all([
      command('types of the site, the admin, the scripts and the tests', types('tsconfig.json', 'site')),
      command('format and lint', [
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        '--error-on-warnings',
        '.',
      ]),
      command('types of the packages, without a platform', types('packages/tsconfig.json', 'packages')),
    ]);
    return results.flat();
  }),
  step('Structure', async () => {
    const files = sourceFiles();
    const imports = { name: 'imports keep their direction', problems: files.flatMap(importProblems) };
    const rules = structureRules.map(({ name, problems }) => ({ name, problems: files.flatMap(problems) }));
    const circles = { name: 'no files import each other in a circle', problems: importCircles(files) };
    const unused = quick
      ? []
      : await command('nothing is unused', ['node_modules/knip/bin/knip.js', '--no-progress']);
    return [imports, circles, ...rules, ...unused];
  }),
  step('Wording and spelling', () => wordingChecks()),
]);
if (!quick) await everythingElse();
else if (withTests) await step('Unit tests', () => vitest(['unit']));

for (const { name, firstTry } of tally.secondTries)
  console.log(`\n? ${name}\n  passed only when it was tried again; at first: ${firstTry}`);
for (const { name, problems } of tally.failures) console.log([`\n✗ ${name}`, ...problems].join('\n  '));
if (!quick && tally.files.length > 0) printSlowest();
// `npm test -- --record`: keeps how long the files took, for their order in later runs.
if (process.argv.includes('--record')) recordDurations(tally.files);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);

/** Runs the tests beside the build, which leaves a core free most of the time; then what needs the build. */
async function everythingElse() {
  const seeded = mkdtempSync(join(tmpdir(), 'frontage-seeded-'));
  process.once('exit', () => rmSync(seeded, { recursive: true, force: true }));
  await ensureProftpd();
  const [, ready] = await Promise.all([
    step('Unit tests, and database tests on SQLite and PostgreSQL', () =>
      vitest(['unit', 'sqlite', 'postgres']),
    ),
    builtAndSeeded(seeded),
  ]);
  if (!ready) return;
  await step('End-to-end tests', async () => {
    const browser = await ensureBrowser();
    if (!browser) return [{ name: 'a browser for the end-to-end tests', problems: ['There is none.'] }];
    const results = await vitest(['e2e'], { FRONTAGE_SEEDED_DATA: seeded });
    const paths = filesToRunAgain(results);
    if (paths.length === 0) return results;
    console.log(`\n  Again, with nothing beside them: ${paths.join(', ')}`);
    const more = { ...env, FRONTAGE_SEEDED_DATA: seeded };
    return withSecondRun(results, (await runVitest({ projects: ['e2e'], env: more, paths })).results);
  });
}

/** Builds the site, checks its sizes and fills `dataDir` with the demo agency. True when there is a site to visit. */
async function builtAndSeeded(dataDir) {
  const built = await step('Build', () => command('the site and the admin build', ['scripts/build.mjs']));
  if (!built) return false;
  await step('Sizes', () => sizeChecks());
  return step('Demo agency for the end-to-end tests', () =>
    command('the demo agency is seeded', ['e2e/support/seed-demo.ts', dataDir]),
  );
}

/** Runs Vitest projects, and keeps how long their files took. */
async function vitest(projects, more = {}) {
  const { results, files } = await runVitest({ projects, env: { ...env, ...more } });
  tally.files.push(...files);
  return results;
}

function printSlowest() {
  const slowest = tally.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 15);
  console.log('\nThe slowest files, in seconds:');
  for (const { project, path, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)}  ${project.padEnd(8)}  ${path}`);
}

/** Runs one step, whose answer is `{ name, problems }[]`, and counts it. True when all of it passed. */
async function step(title, work) {
  const startedAt = Date.now();
  console.log(`\n— ${title} …`);
  let results;
  try {
    results = await work();
  } catch (error) {
    console.error(error);
    results = [{ name: title, problems: [String(error)] }];
  }
  const failures = results.filter(({ problems }) => problems.length > 0);
  tally.passed += results.length - failures.length;
  tally.failed += failures.length;
  tally.failures.push(...failures);
  tally.secondTries.push(...results.filter(({ firstTry }) => firstTry));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${title}: ${results.length - failures.length} of ${results.length} passed in ${seconds} s`);
  return failures.length === 0;
}

/** One command that passes or fails as a whole. What it prints is shown when it ends, so that none writes into another's. */
async function command(name, args) {
  const { code, printed } = await runQuietly(process.execPath, args, { env });
  if (printed) process.stdout.write(printed);
  return [{ name, problems: code === 0 ? [] : ['Its message stands above.'] }];
}
