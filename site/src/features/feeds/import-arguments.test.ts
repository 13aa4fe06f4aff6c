import { describe, expect, it } from 'vitest';
import type { FeedRun } from './feed-run.ts';
import { exitCode, readArguments } from './import-arguments.ts';

describe('the words of npm run import', () => {
  it('are any number of paths, and a decision', () => {
    expect(readArguments(['a.xml', 'b.zip'])).toEqual({ paths: ['a.xml', 'b.zip'] });
    expect(readArguments(['--apply', 'a.xml'])).toEqual({ paths: ['a.xml'], decision: 'apply' });
    expect(readArguments(['a.xml', '--without-withdrawals']).decision).toBe('apply-without-withdrawals');
  });

  it('may name the source that the files count as sent by', () => {
    expect(readArguments(['--source', 'riverside', 'a.xml'])).toEqual({
      paths: ['a.xml'],
      source: 'riverside',
    });
    expect(readArguments(['a.xml', '--source=riverside', '--apply'])).toEqual({
      paths: ['a.xml'],
      source: 'riverside',
      decision: 'apply',
    });
  });

  it.each([
    [[], /Name the files/],
    [['a.xml', '--source'], /key of a feed source/],
    [['--source', '--apply', 'a.xml'], /key of a feed source/],
    [['--source', 'riverside'], /Name the files/],
    [['--aply', 'a.xml'], /Unknown option --aply/],
    [['--apply', '--without-withdrawals', 'a.xml'], /Choose one/],
  ])('%j is refused', (words, reason) => {
    expect(() => readArguments(words)).toThrow(reason);
  });
});

describe('the exit code', () => {
  const run = (changes: Partial<FeedRun>) => ({ state: 'done', quarantined: 0, ...changes }) as FeedRun;
  it.each([
    [0, [run({})]],
    [2, [run({}), run({ state: 'quarantined' })]],
    // Its agency code is unknown, so a listing was left out.
    [2, [run({ quarantined: 1 })]],
    [3, [run({}), run({ state: 'held' })]],
    [2, [run({ state: 'held' }), run({ state: 'failed' })]],
  ])('is %s', (code, runs) => {
    expect(exitCode(runs)).toBe(code);
  });
});
