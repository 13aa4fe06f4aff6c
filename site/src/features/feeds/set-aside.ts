import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import type { HarmLimits } from './harm.ts';
import type { Source } from './sources/load-source.ts';
import type { SpooledFile } from './spool.ts';

/** Codes named in one sentence. */
const MAX_NAMED = 5;

/**
 * Why a file that could be read is nevertheless set aside whole, as lines of its report; none when it is not. A person
 * can have it imported all the same.
 */
export function reasonsToSetAside({
  spooled: { agencies, listings, broken },
  source,
  limits,
}: {
  spooled: Pick<SpooledFile, 'agencies' | 'listings' | 'broken'>;
  source: Pick<Source, 'agencyIds' | 'name'> | undefined;
  limits: HarmLimits;
}): FeedNote[] {
  const reasons: FeedNote[] = [];
  const foreign = [...agencies].filter(([code]) => source?.agencyIds && !source.agencyIds.has(code));
  if (source && foreign.length > 0)
    reasons.push({
      code: 'another-agency',
      severity: 'error',
      text: foreign
        .slice(0, MAX_NAMED)
        .map(([code, count]) => `${code} (${count})`)
        .join(', '),
      message: `The file has listings of agencies that “${source.name}” may not send. Nothing was changed. If they are yours, add their codes to the source and import the file again; otherwise tell the sender.`,
    });
  const all = listings + broken;
  if (broken > limits.listings && broken * 100 > all * limits.percent)
    reasons.push({
      code: 'mostly-broken',
      severity: 'error',
      message: `${broken} of ${all} listings in the file could not be read, so it is probably damaged. Nothing was changed. Ask the sender for a complete file.`,
    });
  return reasons;
}
