import type { FeedRun } from './feed-run.ts';
import type { Decision } from './feed-runs.ts';

/** The arguments of a command cannot be understood; the message says how to write it. */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

const FLAGS: Record<string, Exclude<Decision, 'discard'>> = {
  '--apply': 'apply',
  '--without-withdrawals': 'apply-without-withdrawals',
};

const SOURCE = '--source';

/** What `npm run import` was asked to do. */
export type ImportArguments = {
  paths: string[];
  /** Key of the feed source that the files count as sent by. */
  source?: string;
  /** What was decided beforehand. */
  decision?: Exclude<Decision, 'discard'>;
};

/** Reads the arguments of the command. Throws {@link ArgumentError}. */
export function readArguments(words: string[]): ImportArguments {
  const paths: string[] = [];
  const flags: string[] = [];
  let source: string | undefined;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    if (word === SOURCE || word.startsWith(`${SOURCE}=`)) {
      source = word === SOURCE ? words[++index] : word.slice(SOURCE.length + 1);
      if (!source || source.startsWith('--'))
        throw new ArgumentError(`Write the key of a feed source after ${SOURCE}: ${SOURCE} riverside.`);
    } else if (word.startsWith('--')) flags.push(word);
    else paths.push(word);
  }
  const unknown = flags.find((flag) => !FLAGS[flag]);
  if (unknown)
    throw new ArgumentError(
      `Unknown option ${unknown}. Available: ${[...Object.keys(FLAGS), SOURCE].join(', ')}.`,
    );
  if (new Set(flags).size > 1) throw new ArgumentError(`Choose one of ${Object.keys(FLAGS).join(' and ')}.`);
  if (paths.length === 0)
    throw new ArgumentError(
      'Name the files, folders or zips to import: npm run import -- path/to/feed.xml another.zip',
    );
  const decision = flags[0] ? FLAGS[flags[0]] : undefined;
  return { paths, ...(source ? { source } : {}), ...(decision ? { decision } : {}) };
}

const NOT_IN: readonly string[] = ['quarantined', 'failed', 'interrupted'];

/** 0: everything went in. 2: a file or a listing did not go in. 3: a file is held for a person to decide. */
export function exitCode(runs: FeedRun[]): 0 | 2 | 3 {
  if (runs.some(({ state, quarantined }) => NOT_IN.includes(state) || (state === 'done' && quarantined > 0)))
    return 2;
  return runs.some(({ state }) => state === 'held') ? 3 : 0;
}
