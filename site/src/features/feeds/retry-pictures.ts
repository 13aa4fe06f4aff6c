import type { Payload } from 'payload';
import { log } from '#site/server/log.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { takePictures } from './feed-pictures.ts';
import { createRunBook, type FeedRun, type RunBook } from './feed-run.ts';
import type { FetchLimits } from './fetch-picture.ts';
import { claimTries } from './picture-tries.ts';

/** Listings tried in one go. */
const GROUP = 50;

/** Tries the pictures again that are due; how many listings. What becomes of them is added to the report of their run. */
export async function retryPictures({
  payload,
  fetchLimits,
  now,
}: {
  payload: Payload;
  fetchLimits: FetchLimits;
  /** Epoch ms. */
  now: () => number;
}): Promise<number> {
  const due = await claimTries({ payload, count: GROUP, now: now() });
  if (due.length === 0) return 0;
  const books = new Map<number, RunBook>();
  for (const run of new Set(due.map((each) => each.run))) books.set(run, await reopenRun(payload, run));
  const listings = due.map(({ listing, run, attempts }) => ({
    id: listing,
    attempts,
    book: books.get(run) as RunBook,
  }));
  await oneAtATime({
    name: 'pictures',
    work: () => takePictures({ payload, fetchLimits, listings, dropped: [], now }),
  });
  for (const book of books.values()) if (book.run.id) await book.save();
  const pictures = [...books.values()].reduce((sum, { run }) => sum + run.imagesFetched, 0);
  log.info({ listings: due.length, pictures }, 'feed pictures retried');
  return due.length;
}

/** The report of a run that is over; one that was deleted is made up, and stored nowhere. */
async function reopenRun(payload: Payload, id: number): Promise<RunBook> {
  const { docs } = await payload.find({
    collection: 'feeds',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
  });
  const stored = docs[0] as unknown as FeedRun | undefined;
  const problems = (stored?.problems ?? []).filter(({ code }) => code !== 'more');
  const run = stored ?? ({ id: 0, problemCount: 0, imagesFetched: 0 } as FeedRun);
  return createRunBook({ payload, run: { ...run, problems } });
}
