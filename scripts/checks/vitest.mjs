import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, run } from '../node-path.mjs';

/**
 * Runs Vitest projects. Answers with each test as `{ name, problems }`, from Vitest's JSON report, and with how long
 * each file took, as `{ project, path, seconds }`.
 */
export async function runVitest({ projects, env, paths = [] }) {
  const dir = mkdtempSync(join(tmpdir(), 'frontage-report-'));
  const report = join(dir, 'report.json');
  const durations = join(dir, 'durations.json');
  const code = await run(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...paths,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=minimal',
      '--reporter=json',
      '--reporter=./scripts/checks/durations.mjs',
      `--outputFile.json=${report}`,
    ],
    { env: { ...env, FRONTAGE_DURATIONS: durations } },
  );
  const results = existsSync(report) ? readReport(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const files = existsSync(durations) ? JSON.parse(readFileSync(durations, 'utf8')) : [];
  rmSync(dir, { recursive: true, force: true });
  const silentFailure = code !== 0 && results.every(({ problems }) => problems.length === 0);
  const empty = results.length === 0;
  if (silentFailure || empty) {
    const why = empty ? 'No test ran.' : `Vitest ended with ${code}; its message stands above.`;
    results.push({ name: `the run of ${projects.join(', ')}`, problems: [why] });
  }
  return { results, files };
}

/**
 * The tests of a report. A file that could not even be loaded counts as failed, and so does a test that ran nowhere;
 * one that is for a single database is skipped in the other's project and counts once. `firstTry` is what went wrong
 * with a test that passed when it was tried again.
 */
export function readReport({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative(root, name)}: ${test.fullName}` })),
  );
  const ran = new Set(tests.filter(({ status }) => status !== 'skipped').map(({ name }) => name));
  const unloaded = testResults
    .filter(({ assertionResults }) => assertionResults.length === 0)
    .map(({ name, status, message }) => ({
      name: relative(root, name),
      problems: [status === 'passed' ? 'It holds no test.' : message || 'It did not load.'],
    }));
  const counted = tests
    .filter(({ name, status }) => status !== 'skipped' || !ran.has(name))
    .map(({ name, status, failureMessages }) => {
      const reason = failureMessages?.[0]?.split('\n')[0];
      return status === 'passed'
        ? { name, problems: [], ...(reason && { firstTry: reason }) }
        : { name, problems: [reason ?? `It was ${status}.`] };
    });
  return [...counted, ...unloaded];
}

/** More files than this fail together for one reason, which another run would only confirm. */
const MOST_FILES_AGAIN = 6;

/** The files whose failed tests are worth another run with nothing beside them; none where too many failed. */
export function filesToRunAgain(results) {
  const failed = results.filter(({ problems }) => problems.length > 0).map(({ name }) => fileOf(name));
  const files = [...new Set(failed)].filter((file) => file?.endsWith('.ts'));
  return files.length <= MOST_FILES_AGAIN ? files : [];
}

/** The results once some files have run again: a test that failed and passes now is named with what went wrong at first. */
export function withSecondRun(results, again) {
  const passed = new Set(again.filter(({ problems }) => problems.length === 0).map(({ name }) => name));
  return results.map((result) =>
    result.problems.length > 0 && passed.has(result.name)
      ? { name: result.name, problems: [], firstTry: `${result.problems[0]} (twice, beside other tests)` }
      : result,
  );
}

const fileOf = (name) => name.split(': ')[0];
