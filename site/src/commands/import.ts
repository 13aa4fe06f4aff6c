import { resolve } from 'node:path';
import type { Payload } from 'payload';
import type { FeedRun } from '#site/features/feeds/feed-run.ts';
import { runSummary } from '#site/features/feeds/feed-run.ts';
import { harmOfListing } from '#site/features/feeds/harm.ts';
import { ArgumentError, exitCode, readArguments } from '#site/features/feeds/import-arguments.ts';
import { receivePaths } from '#site/features/feeds/intake/receive.ts';
import { readEnded } from '#site/features/feeds/read-ended.ts';
import { loadSource, type Source } from '#site/features/feeds/sources/load-source.ts';
import { importWaiting } from '#site/features/feeds/waiting-runs.ts';
import { useDataDir } from '#site/server/data-dir.ts';
import { env } from '#site/server/env.ts';
import { failureText } from '#site/server/failure-text.ts';
import { logErrorsOnly } from '#site/server/log.ts';
import { startPayload } from '#site/server/payload.ts';
import { startPurgeMessenger } from '#site/server/purge-messenger.ts';

/** How many problems are printed; all are in the admin under Feeds. */
const MAX_PRINTED = 50;

/** `npm run import -- paths`: imports files, folders and zips and tells what came of each. */
async function main(words: string[]): Promise<number> {
  const { paths, source: key, decision } = readArguments(words);
  process.umask(0o077);
  const release = await useDataDir({ dataDir: env().dataDir, as: 'command' });
  logErrorsOnly();
  const { default: config } = await import('#site/payload.config.ts');
  const payload = await startPayload(config);
  // A running server is told about the changes and makes its pages again.
  const stop = await startPurgeMessenger({ payload });
  const source = key === undefined ? undefined : await sourceOf(payload, key);
  const startedAt = performance.now();
  const { delivery } = await receivePaths({
    payload,
    paths: paths.map((path) => resolve(path)),
    origin: 'command',
    ...(source ? { source } : {}),
    ...(decision ? { decision } : {}),
  });
  const imported = await importWaiting({
    payload,
    delivery,
    onWait: () => console.log('Another import is running. Waiting for it to finish…'),
  });
  if (imported.some(({ isFetching }) => isFetching)) console.log('Listings imported. Importing pictures…');
  for (const { finished } of imported) await finished;
  const ended = await readEnded({ payload, delivery });
  for (const run of ended) report(run);
  console.log(`Took ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  await stop();
  await payload.destroy();
  release();
  return exitCode(ended);
}

/** The source of this key. Throws {@link ArgumentError} where there is none, or it is switched off. */
async function sourceOf(payload: Payload, key: string): Promise<Source> {
  const source = await loadSource(payload, { key });
  if (source?.enabled) return source;
  const { docs } = await payload.find({ collection: 'feed-sources', limit: 100, sort: 'key' });
  const keys = docs.filter(({ enabled }) => enabled).map((each) => each.key);
  throw new ArgumentError(
    source
      ? `The feed source ${key} is switched off. Switch it on in the admin first.`
      : `There is no feed source ${key}. ${keys.length > 0 ? `There are: ${keys.join(', ')}.` : 'Create it in the admin first.'}`,
  );
}

function report(run: FeedRun): void {
  console.log(`\n${run.fileName}: ${runSummary(run)}`);
  for (const { listingId, line, message, text } of run.problems.slice(0, MAX_PRINTED)) {
    const where = [listingId ?? 'file', line ? `line ${line}` : ''].filter(Boolean).join(', ');
    console.log(`  ${where}: ${message}${text ? ` [${text}]` : ''}`);
  }
  const more = run.problemCount - Math.min(run.problems.length, MAX_PRINTED);
  if (more > 0) console.log(`  … and ${more} more; the report is in the admin under Feeds.`);
  if (run.state === 'held') reportHeld(run);
}

function reportHeld({ harm }: FeedRun): void {
  const listings = harm?.listings ?? [];
  for (const { title, key, kinds } of listings.slice(0, MAX_PRINTED))
    console.log(`  ${key} ${title}: ${harmOfListing(kinds)}`);
  if (listings.length > MAX_PRINTED) console.log(`  … and ${listings.length - MAX_PRINTED} more.`);
  console.log('  Decide in the admin under Feeds, or run this again with --apply or --without-withdrawals.');
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof ArgumentError ? error.message : failureText(error));
    process.exit(1);
  },
);
