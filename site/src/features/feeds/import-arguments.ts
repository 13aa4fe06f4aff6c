import type { FeedRun } from './feed-run.ts';
import type { Decision } from './feed-runs.ts';

/** The words of a command cannot be understood; the message says how to write it. */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

const FLAGS: Record<string, Exclude<Decision, 'discard'>> = {
  '--apply': 'apply',
  '--without-withdrawals': 'apply-without-withdrawals',
};

/** The paths of `npm run import` and what was decided beforehand. Throws {@link ArgumentError}. */
export function readArguments(words: string[]): { paths: string[]; decision?: Exclude<Decision, 'discard'> } {
  const flags = words.filter((word) => word.startsWith('--'));
  const paths = words.filter((word) => !word.startsWith('--'));
  const unknown = flags.find((flag) => !FLAGS[flag]);
  if (unknown)
    throw new ArgumentError(`Unknown option ${unknown}. Available: ${Object.keys(FLAGS).join(' and ')}.`);
  if (new Set(flags).size > 1) throw new ArgumentError(`Choose one of ${Object.keys(FLAGS).join(' and ')}.`);
  if (paths.length === 0)
    throw new ArgumentError(
      'Name the files, folders or zips to import: npm run import -- path/to/feed.xml another.zip',
    );
  const decision = flags[0] ? FLAGS[flags[0]] : undefined;
  return { paths, ...(decision ? { decision } : {}) };
}

const NOT_IN: readonly string[] = ['quarantined', 'failed', 'interrupted'];

/** 0: everything went in. 2: a file or a listing did not go in. 3: a file is held for a person to decide. */
export function exitCode(runs: FeedRun[]): 0 | 2 | 3 {
  if (runs.some(({ state, quarantined }) => NOT_IN.includes(state) || (state === 'done' && quarantined > 0)))
    return 2;
  return runs.some(({ state }) => state === 'held') ? 3 : 0;
}
