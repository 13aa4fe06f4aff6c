import type { Payload } from 'payload';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import type { FeedFile } from './feed-bundle.ts';
import type { RunBook } from './feed-run.ts';
import { copyReceived } from './received-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const HELD_ALREADY: FeedNote = {
  code: 'held-already',
  severity: 'warning',
  message: 'The same file is already on hold. Decide on that one.',
};

/**
 * Sets a file aside, with nothing written, until a person decides about it; it is discarded where the same one already
 * waits for that. `keys` are its listings, `hash` is its SHA-256.
 */
export async function holdFile({
  payload,
  hash,
  file,
  book,
  harm,
  keys,
  keepHeldDays,
}: {
  payload: Payload;
  hash: string;
  file: FeedFile;
  book: RunBook;
  harm: Harm;
  keys: ReadonlySet<string>;
  keepHeldDays: number;
}): Promise<void> {
  const { run } = book;
  if (await isHeldAlready(payload, hash)) {
    run.state = 'discarded';
    book.note(HELD_ALREADY);
    return;
  }
  run.received ??= await copyReceived(file);
  run.state = 'held';
  run.harm = harmOfFile({ harm, keys });
  run.heldUntil = new Date(Date.now() + keepHeldDays * DAY_MS).toISOString();
}

/** What one file has to do with it. */
export const harmOfFile = ({ harm, keys }: { harm: Harm; keys: ReadonlySet<string> }): Harm => ({
  totals: harm.totals,
  listings: harm.listings.filter(({ key }) => keys.has(key)),
});

/** Whether a file with this SHA-256 already waits for a decision. */
async function isHeldAlready(payload: Payload, fileHash: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'feeds',
    where: { state: { equals: 'held' }, fileHash: { equals: fileHash } },
  });
  return totalDocs > 0;
}
