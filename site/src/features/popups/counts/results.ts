import type { Payload } from 'payload';
import { daysBefore } from '#site/server/sydney-day.ts';
import type { Count } from '#site/ui/admin/count-table.tsx';
import { comparisonInWords, type Tally } from './compare-versions.ts';
import { countsOf } from './count-popup.ts';

/** One version of a popup. */
export type Version = Tally & { id: number; name: string };

/** The results of a popup over a range of days. */
export type Results = {
  from: string;
  to: string;
  /** The popup itself, and the other version of its test if it has one. */
  versions: Version[];
  /** Every ISO day of the range with the views of the popup itself. */
  days: Count[];
  /** The result of the test, as a sentence. */
  said: string | null;
};

/** The totals of a popup's counters up to today. Undefined if there is no such popup. */
export async function popupResults({
  payload,
  id,
  today,
  days,
}: {
  payload: Payload;
  id: number;
  today: string;
  days: number;
}): Promise<Results | undefined> {
  const popup = await payload.findByID({
    collection: 'popups',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
  });
  if (!popup) return undefined;
  const otherId = typeof popup.test?.other === 'number' ? popup.test.other : undefined;
  const other = otherId
    ? await payload.findByID({ collection: 'popups', id: otherId, depth: 0, disableErrors: true })
    : null;
  const from = daysBefore(today, days - 1);
  const shown = [popup, ...(other ? [other] : [])];
  const counts = await countsOf({ payload, popups: shown.map((each) => each.id), from, to: today });
  const versions = shown.map((each): Version => {
    const own = counts.filter((count) => count.popup === each.id);
    return {
      id: each.id,
      name: each.name,
      shown: own.reduce((sum, count) => sum + count.shown, 0),
      converted: own.reduce((sum, count) => sum + count.converted, 0),
    };
  });
  const byDay = new Map(
    counts.filter((count) => count.popup === id).map((count) => [count.day, count.shown]),
  );
  const span = Array.from({ length: days }, (_, index) => daysBefore(today, days - 1 - index));
  const [first, second] = versions;
  return {
    from,
    to: today,
    versions,
    days: span.map((day) => ({ label: day, count: byDay.get(day) ?? 0 })),
    said: first && second ? comparisonInWords({ first, other: second }) : null,
  };
}
