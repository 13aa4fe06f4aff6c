import type { Payload } from 'payload';
import { log } from '#site/server/log.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { BundleError } from './feed-bundle.ts';
import { feedFolder } from './feed-folders.ts';
import { takePictures } from './feed-pictures.ts';
import { createRunBook, type FeedRun, type RunBook } from './feed-run.ts';
import type { FetchLimits } from './fetch-picture.ts';
import { createInlineFolder } from './inline-folder.ts';
import { openBundle } from './open-bundle.ts';
import { claimTries } from './picture-tries.ts';
import { sourceOf } from './received-files.ts';
import { bringReceived } from './received-storage.ts';

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
    work: async () => {
      for (const [book, ofRun] of Map.groupBy(listings, (each) => each.book)) {
        const { beside, close } = await openBeside(book);
        await takePictures({ payload, fetchLimits, listings: ofRun, dropped: [], now, ...beside }).finally(
          close,
        );
      }
    },
  });
  for (const book of books.values()) if (book.run.id) await book.savePictures();
  const pictures = [...books.values()].reduce((sum, { run }) => sum + run.imagesFetched, 0);
  log.info({ listings: due.length, pictures }, 'feed pictures retried');
  return due.length;
}

/** The file a run came in, for pictures that came or come with it; nothing once it was deleted. */
async function openBeside({ run }: RunBook): Promise<{
  beside: Pick<Parameters<typeof takePictures>[0], 'beside'>;
  close: () => Promise<void>;
}> {
  const nothing = { beside: {}, close: async () => {} };
  const { received } = run;
  if (!received) return nothing;
  try {
    if (!(await bringReceived(received.folder).catch(() => false))) return nothing;
    const { files, close } = await openBundle(sourceOf(received));
    const file = files.find(({ name }) => name === received.file);
    const inline = createInlineFolder(feedFolder(received.folder));
    return { beside: file ? { beside: { file, inline } } : {}, close };
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    return nothing;
  }
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
