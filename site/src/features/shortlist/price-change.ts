import type { ShortlistEntry } from './shortlist-types.ts';

/** A change of a listing since it was put in the list, in words. */
export type Change = { tone: 'good' | 'plain' | 'closed'; text: string };

/**
 * What has changed of a listing since it was saved, by what visitors are shown of it and nothing else. Null where
 * nothing has. Whether a price went up or down is said only when both are one number in the same words.
 */
export function changeSince({
  entry,
  now,
}: {
  entry: Pick<ShortlistEntry, 'priceText' | 'channel'>;
  now: { priceText: string; channel: string };
}): Change | null {
  const closed = CLOSED[now.channel];
  if (entry.channel !== now.channel) {
    return closed
      ? { tone: 'closed', text: `${closed} since you saved it` }
      : { tone: 'good', text: `Back on the market since you saved it: ${now.priceText}` };
  }
  if (entry.priceText === now.priceText) return null;
  const step = stepOf({ from: entry.priceText, to: now.priceText });
  const what = step < 0 ? 'Price reduced' : step > 0 ? 'Price increased' : 'Price changed';
  return {
    tone: step < 0 ? 'good' : 'plain',
    text: `${what} since you saved it: ${entry.priceText} → ${now.priceText}`,
  };
}

const CLOSED: Record<string, string | undefined> = { sold: 'Sold', leased: 'Leased' };

const AMOUNT = /\$\d[\d,]*(?:\.\d\d)?/g;

/** Below zero when the price fell, above when it rose, zero when the words do not tell. */
function stepOf({ from, to }: { from: string; to: string }): number {
  const [before, after] = [from, to].map((text) => text.match(AMOUNT) ?? []);
  const sameWords = from.replace(AMOUNT, '$') === to.replace(AMOUNT, '$');
  if (!sameWords || before?.length !== 1 || after?.length !== 1) return 0;
  return dollarsIn(after[0]) - dollarsIn(before[0]);
}

const dollarsIn = (text = ''): number => Number(text.replace(/[$,]/g, ''));
