import type { PutBackReport } from '#site/features/listings/feed/put-back.ts';

type Counts = Pick<PutBackReport, 'changed' | 'withdrawn' | 'kept'>;

/** What putting an import back would do, or did, in sentences. */
export function putBackText({ changed, withdrawn, kept }: Counts, isDone: boolean): string {
  if (changed + withdrawn + kept === 0)
    return 'There is nothing to put back: all listings are as they were before this import.';
  const texts: [number, string][] = [
    [
      changed,
      isDone
        ? `${listings(changed)} put back as before this import.`
        : `${listings(changed)} will be put back as before this import.`,
    ],
    [
      withdrawn,
      isDone
        ? `${listings(withdrawn, 'new ')} withdrawn, not deleted.`
        : `${listings(withdrawn, 'new ')} will be withdrawn, not deleted.`,
    ],
    [kept, `${listings(kept)} ${kept === 1 ? 'keeps' : 'keep'} what staff or a later import changed since.`],
  ];
  return texts.flatMap(([count, text]) => (count > 0 ? text : [])).join(' ');
}

const listings = (count: number, which = '') =>
  `${count.toLocaleString('en-AU')} ${which}${count === 1 ? 'listing' : 'listings'}`;
