/** One file's report, as the chart counts it. */
export type CountedFile = { /** Epoch ms. */ at: number; listings: number; failed: boolean };

/** A day in Sydney, `2026-11-23`. */
export type SourceDay = {
  day: string;
  files: number;
  /** Of these, files that did not go in. */
  failed: number;
  /** Listings that were new or changed. */
  listings: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a source sent on each of the last so many days, today last; days without files are there as well. */
export function sourceDays({
  files,
  days,
  now,
}: {
  files: readonly CountedFile[];
  days: number;
  /** Epoch ms. */
  now: number;
}): SourceDay[] {
  // Noon is on the same day everywhere in the year, whatever the clock does at night.
  const today = Date.parse(`${dayIn(now)}T12:00:00Z`);
  const all = Array.from({ length: days }, (_, index): SourceDay => {
    const day = new Date(today - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, files: 0, failed: 0, listings: 0 };
  });
  const byDay = new Map(all.map((each) => [each.day, each]));
  for (const { at, listings, failed } of files) {
    const found = byDay.get(dayIn(at));
    if (!found) continue;
    found.files += 1;
    found.failed += failed ? 1 : 0;
    found.listings += listings;
  }
  return all;
}

const dayIn = (at: number): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' });
