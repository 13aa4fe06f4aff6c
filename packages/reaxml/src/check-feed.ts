import { parseFeedDate } from './dates.ts';
import type { FeedLimits } from './limits.ts';
import type { FeedProblem } from './problem.ts';
import { scanFeed } from './scan-feed.ts';

/** `listings` counts the listing elements, also those `readFeed` will refuse (unknown status …). */
export type CheckResult = { ok: true; listings: number; date?: string } | { ok: false; problem: FeedProblem };

/**
 * Reads a whole file without keeping any of it and tells whether it may be imported: well-formed to the end, REAXML,
 * harmless. Call it before `readFeed`, so that a file that breaks off changes nothing.
 */
export async function checkFeed(input: {
  source: AsyncIterable<Uint8Array>;
  limits?: Partial<FeedLimits>;
}): Promise<CheckResult> {
  let listings = 0;
  let date: string | undefined;
  for await (const event of scanFeed({ ...input, collect: false })) {
    if (event.kind === 'rejected') return { ok: false, problem: event.problem };
    if (event.kind === 'listing') listings++;
    if (event.kind === 'root') date = localDate(event.date ?? '');
  }
  return { ok: true, listings, ...(date ? { date } : {}) };
}

/** The root's date as `YYYY-MM-DDTHH:mm:ss`, or undefined. */
function localDate(text: string): string | undefined {
  const parsed = parseFeedDate(text);
  return parsed.kind === 'date' ? parsed.local : undefined;
}
