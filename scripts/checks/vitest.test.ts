import { expect, it } from 'vitest';
import { readReport } from './vitest.mjs';

it('counts every test, and what did not run as failed', () => {
  const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  });
  const results = readReport({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          test('adds', 'passed'),
          test('divides', 'failed', ['by zero\n at x']),
          test('rests', 'skipped'),
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(results.map((result: { problems: string[] }) => result.problems)).toEqual([
    [],
    ['by zero'],
    ['It was skipped.'],
    ['no such module'],
    ['It holds no test.'],
  ]);
});
