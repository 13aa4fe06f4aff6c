import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { root, run } from '../node-path.mjs';
import { importCircles, importProblems } from './imports.mjs';
import { sizeChecks } from './sizes.mjs';
import { sourceFiles } from './source-files.mjs';
import { structureRules } from './structure.mjs';
import { runVitest } from './vitest.mjs';

// A developer's own settings must not reach what is tested, least of all DATA_DIR.
const OURS =
  /^(NODE_ENV|PORT|HOST|DATA_DIR|DATABASE_URL|SITE_URL|SMTP_URL|MAIL_FROM|(S3|CAPTCHA|FRONTAGE)_\w+)$/;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));

const tally = { passed: 0, failed: 0, failures: [], secondTries: [] };

await step('Format and lint', () =>
  command({
    name: 'format and lint',
    args: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  }),
);
for (const [name, project] of [
  ['types of the site, the scripts and the tests', 'tsconfig.json'],
  ['types of the packages, without a platform', 'packages/tsconfig.json'],
  ['types of the admin', 'admin/tsconfig.json'],
]) {
  await step(name, () => command({ name, args: ['typescript/bin/tsc', '--noEmit', '-p', project] }));
}
await step('Structure', () => {
  const files = sourceFiles();
  const imports = { name: 'imports keep their direction', problems: files.flatMap(importProblems) };
  const rules = structureRules.map(({ name, problems }) => ({ name, problems: files.flatMap(problems) }));
  const circles = { name: 'no files import each other in a circle', problems: importCircles(files) };
  return [imports, circles, ...rules];
});
await step('Unused files, exports and dependencies', () =>
  command({ name: 'nothing is unused', args: ['knip/bin/knip.js', '--no-progress'] }),
);
await step('Unit tests, and database tests on SQLite and PostgreSQL', () =>
  runVitest({ projects: ['unit', 'sqlite', 'postgres'], env }),
);
const built = await step('Build', async () => {
  const code = await run(process.execPath, ['scripts/build.mjs'], { env });
  return [
    { name: 'the site and the admin build', problems: code === 0 ? [] : ['Its message stands above.'] },
  ];
});
if (built) {
  await step('Sizes', () => sizeChecks());
  await step('Journeys in a browser', async () => {
    const browser = await ensureBrowser();
    if (!browser) return [{ name: 'a browser for the journeys', problems: ['There is none.'] }];
    return runVitest({ projects: ['e2e'], env });
  });
}

for (const { name, firstTry } of tally.secondTries)
  console.log(`\n? ${name}\n  passed only when it was tried again; at first: ${firstTry}`);
for (const { name, problems } of tally.failures) console.log([`\n✗ ${name}`, ...problems].join('\n  '));
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);

/** Runs one step, whose answer is `{ name, problems }[]`, and counts it. True when all of it passed. */
async function step(title, work) {
  const startedAt = Date.now();
  console.log(`\n— ${title}`);
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
  console.log(`  ${results.length - failures.length} of ${results.length} passed in ${seconds} s`);
  return failures.length === 0;
}

/** One command that passes or fails as a whole. */
async function command({ name, args: [program, ...args] }) {
  const code = await run(process.execPath, [join(root, 'node_modules', program), ...args], { env });
  return [{ name, problems: code === 0 ? [] : ['Its message stands above.'] }];
}
