import { parseFeedDate } from './dates.ts';
import type { KnownListings } from './known-listings.ts';
import { DEFAULT_LIMITS, type FeedLimits } from './limits.ts';
import { parseListing } from './listing.ts';
import type { FeedProblem } from './problem.ts';
import { type FeedScan, scanFeed } from './scan-feed.ts';
import type { FeedItem } from './types.ts';

type ReadInput = {
  /** the file's bytes in any pieces */
  source: AsyncIterable<Uint8Array>;
  /** stands in for modTime when neither the listing nor the file names a time */
  receivedAt: Date;
  limits?: Partial<FeedLimits>;
  /** passes over listings whose text was read before; they are yielded as `known` */
  known?: KnownListings;
};

/**
 * A REAXML file as listings and problems, in file order, one listing in memory at a time. A bad listing or field is a
 * problem and never stops the feed. A file that is no feed or breaks off ends in `rejected` instead of `end`; listings
 * before the break have been yielded by then, so run `checkFeed` first. The same key twice is yielded twice: the last wins.
 */
export async function* readFeed({ source, receivedAt, limits, known }: ReadInput): AsyncGenerator<FeedItem> {
  const allLimits = { ...DEFAULT_LIMITS, ...limits };
  let fileDate: string | undefined;
  let madeBy: string | undefined;
  let seen = 0;
  let listings = 0;
  const itemsOf = (event: FeedScan): FeedItem[] => {
    if (event.kind === 'rejected' || event.kind === 'known') return [event];
    if (event.kind === 'warning') return [{ kind: 'problem', problem: event.problem }];
    if (event.kind === 'listing') return readListing({ event, fileDate, receivedAt, limits: allLimits });
    const { date, problem } = readRoot(event);
    fileDate = date;
    madeBy = event.madeBy;
    return problem ? [{ kind: 'problem', problem }] : [];
  };
  for await (const event of scanFeed({ source, limits: allLimits, collect: true, known })) {
    if (event.kind === 'listing' || event.kind === 'known') seen++;
    const items = itemsOf(event);
    listings += items.filter(({ kind }) => kind === 'listing' || kind === 'known').length;
    yield* items;
    if (event.kind === 'rejected') return;
  }
  if (seen === 0) yield { kind: 'problem', problem: EMPTY_LIST };
  yield {
    ...{ kind: 'end', listings },
    ...(fileDate ? { date: fileDate } : {}),
    ...(madeBy ? { madeBy } : {}),
  };
}

const EMPTY_LIST: FeedProblem = {
  code: 'empty-list',
  severity: 'warning',
  message:
    'The file holds no listing. Nothing was changed: a listing that is missing from a file stays as it is.',
};

function readRoot({ date = '' }: Extract<FeedScan, { kind: 'root' }>): {
  date?: string;
  problem?: FeedProblem;
} {
  const parsed = parseFeedDate(date);
  if (parsed.kind === 'date') return { date: parsed.local };
  if (parsed.kind === 'none') return {};
  return {
    problem: {
      code: 'bad-file-date',
      severity: 'warning',
      element: 'propertyList/@date',
      text: date.slice(0, 200),
      message:
        'The date of the file cannot be read; listings without a modTime count as sent now. Send YYYY-MM-DD-hh:mm:ss.',
    },
  };
}

type ListingEvent = {
  event: Extract<FeedScan, { kind: 'listing' }>;
  fileDate: string | undefined;
  receivedAt: Date;
  limits: FeedLimits;
};

/** Problems come before the listing they belong to, so that a report is complete when the listing is stored. */
function readListing({ event, fileDate, receivedAt, limits }: ListingEvent): FeedItem[] {
  if (!event.node) return [];
  const problems: FeedProblem[] = [];
  const listing = parseListing({
    node: event.node,
    tooLarge: event.tooLarge,
    fileDate,
    receivedAt,
    limits,
    onProblem: (problem) => problems.push(problem),
  });
  // What the text alone does not tell, and what a report should say every time, is read every time.
  const isTold = event.mark !== undefined && listing?.modTimeSource === 'listing' && problems.length === 0;
  return [
    ...problems.map((problem): FeedItem => ({ kind: 'problem', problem })),
    ...(listing ? [{ kind: 'listing', listing, ...(isTold ? { mark: event.mark } : {}) } as const] : []),
  ];
}
