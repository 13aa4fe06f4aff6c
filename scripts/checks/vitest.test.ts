import { describe, expect, it } from 'vitest';
import { filesToRunAgain, readReport, withSecondRun } from './vitest.mjs';

type Test = { fullName: string; status: string; failureMessages?: string[] };

const file = (name: string, status: string, assertionResults: Test[], message = '') => ({
  name: `${process.cwd()}/${name}`,
  status,
  message,
  assertionResults,
});

const outcome = (testResults: ReturnType<typeof file>[]) =>
  Object.fromEntries(
    readReport({ testResults }).map(({ name, problems }: { name: string; problems: string[] }) => [
      name,
      problems[0] ?? 'passed',
    ]),
  );

it('counts every test, with the first line of what went wrong', () => {
  const tests = [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'divides', status: 'failed', failureMessages: ['by zero\n at x'] },
  ];
  expect(outcome([file('a.test.ts', 'failed', tests)])).toEqual({
    'a.test.ts: adds': 'passed',
    'a.test.ts: divides': 'by zero',
  });
});

it('says of what passed when it was tried again what went wrong at first', () => {
  const test = { fullName: 'opens', status: 'passed', failureMessages: ['too late\n at x'] };
  expect(readReport({ testResults: [file('a.e2e.test.ts', 'passed', [test])] })).toEqual([
    { name: 'a.e2e.test.ts: opens', problems: [], firstTry: 'too late' },
  ]);
});

it('counts what never ran as failed', () => {
  expect(
    outcome([
      file('a.test.ts', 'passed', [{ fullName: 'rests', status: 'skipped' }]),
      file('b.test.ts', 'failed', [], 'no such module'),
      file('c.test.ts', 'passed', []),
    ]),
  ).toEqual({
    'a.test.ts: rests': 'It was skipped.',
    'b.test.ts': 'no such module',
    'c.test.ts': 'It holds no test.',
  });
});

it('counts a test for one database once', () => {
  const results = [
    file('a.int.test.ts', 'passed', [{ fullName: 'locks', status: 'skipped' }]),
    file('a.int.test.ts', 'passed', [{ fullName: 'locks', status: 'passed' }]),
  ];
  expect(readReport({ testResults: results })).toEqual([{ name: 'a.int.test.ts: locks', problems: [] }]);
});

describe('a second run with nothing beside it', () => {
  const failed = (name: string) => ({ name, problems: ['too late'] });
  const first = [
    { name: 'a.test.ts: adds', problems: [] },
    failed('a.test.ts: opens'),
    failed('b.test.ts: shuts'),
  ];

  it('is for the files of failed tests, unless many failed', () => {
    expect(filesToRunAgain(first)).toEqual(['a.test.ts', 'b.test.ts']);
    expect(filesToRunAgain([...'cdefghi'].map((name) => failed(`${name}.test.ts: x`)))).toEqual([]);
    expect(filesToRunAgain([failed('the run of e2e')])).toEqual([]);
  });

  it('saves a test that passes then, and nothing else', () => {
    const again = [{ name: 'a.test.ts: opens', problems: [] }, failed('b.test.ts: shuts')];
    expect(withSecondRun(first, again)).toEqual([
      first[0],
      { name: 'a.test.ts: opens', problems: [], firstTry: 'too late (twice, beside other tests)' },
      first[2],
    ]);
  });
});
