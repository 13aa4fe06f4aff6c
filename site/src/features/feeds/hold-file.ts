import type { Payload } from 'payload';
import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import type { FeedFile } from './feed-bundle.ts';
import type { RunBook } from './feed-run.ts';
import { copyReceived } from './received-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sets a file aside, with nothing written, until a person decides about it. `keys` are its listings. */
export async function holdFile({
  file,
  book,
  harm,
  keys,
  keepHeldDays,
}: {
  file: FeedFile;
  book: RunBook;
  harm: Harm;
  keys: ReadonlySet<string>;
  keepHeldDays: number;
}): Promise<void> {
  const { run } = book;
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
export async function isHeldAlready(payload: Payload, fileHash: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'feeds',
    where: { state: { equals: 'held' }, fileHash: { equals: fileHash } },
  });
  return totalDocs > 0;
}
