import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, run } from '../node-path.mjs';

/** Runs Vitest projects and answers with each test as `{ name, problems }`, from Vitest's JSON report. */
export async function runVitest({ projects, env }) {
  const dir = mkdtempSync(join(tmpdir(), 'frontage-report-'));
  const report = join(dir, 'report.json');
  const code = await run(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  );
  const results = existsSync(report) ? readReport(JSON.parse(readFileSync(report, 'utf8'))) : [];
  rmSync(dir, { recursive: true, force: true });
  const silentFailure = code !== 0 && results.every(({ problems }) => problems.length === 0);
  const empty = results.length === 0;
  if (silentFailure || empty) {
    const why = empty ? 'No test ran.' : `Vitest ended with ${code}; its message stands above.`;
    results.push({ name: `the run of ${projects.join(', ')}`, problems: [why] });
  }
  return results;
}

/** The tests of a report; a file that could not even be loaded, and a test that did not run, count as failed. */
export function readReport({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (assertionResults.length === 0) {
      return [
        {
          name: file,
          problems: status === 'passed' ? ['It holds no test.'] : [message || 'It did not load.'],
        },
      ];
    }
    return assertionResults.map((test) => ({
      name: `${file}: ${test.fullName}`,
      problems:
        test.status === 'passed'
          ? []
          : [test.failureMessages?.[0]?.split('\n')[0] ?? `It was ${test.status}.`],
    }));
  });
}
