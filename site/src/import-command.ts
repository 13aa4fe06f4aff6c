import { resolve } from 'node:path';
import { type FeedRun, runSummary } from './features/feeds/feed-run.ts';
import { importFeed } from './feed-wiring.ts';
import { useDataDir } from './server/data-dir.ts';
import { EnvError, env } from './server/env.ts';
import { startPayload } from './server/payload.ts';
import { startPurgeMessenger } from './server/purge-messenger.ts';

/** How many problems are printed; all are in the admin under Feeds. */
const MAX_PRINTED = 50;

/** `npm run import -- path`: imports a file, folder or zip and tells what came of it. Exit code 1 when something did not go in. */
async function main(path: string | undefined): Promise<number> {
  if (!path) {
    console.error('Name the file, folder or zip to import: npm run import -- path/to/feed.xml');
    return 1;
  }
  process.umask(0o077);
  const release = await useDataDir({ dataDir: env().dataDir, as: 'command' });
  const { default: config } = await import('./payload.config.ts');
  const payload = await startPayload(config);
  // A running server hears of the changes and makes its pages anew.
  const stop = await startPurgeMessenger({ payload });
  const startedAt = performance.now();
  const { runs, finished } = await importFeed({
    payload,
    source: { path: resolve(path) },
    origin: 'command',
  });
  const waiting = runs.some(({ state }) => state === 'running');
  if (waiting) console.log('The listings are in. Taking in their pictures …');
  const ended = await finished;
  for (const run of ended) report(run);
  console.log(`Took ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  await stop();
  await payload.destroy();
  release();
  return ended.some(({ state }) => state === 'quarantined' || state === 'failed') ? 1 : 0;
}

function report(run: FeedRun): void {
  console.log(`\n${run.fileName}: ${runSummary(run)}`);
  for (const { listingId, line, message, text } of run.problems.slice(0, MAX_PRINTED)) {
    const where = [listingId ?? 'file', line ? `line ${line}` : ''].filter(Boolean).join(', ');
    console.log(`  ${where}: ${message}${text ? ` [${text}]` : ''}`);
  }
  const more = run.problemCount - Math.min(run.problems.length, MAX_PRINTED);
  if (more > 0) console.log(`  … and ${more} more; the report is in the admin under Feeds.`);
}

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof EnvError ? error.message : error);
    process.exit(1);
  },
);
