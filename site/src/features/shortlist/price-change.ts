import type { ShortlistEntry } from './shortlist-types.ts';

/** A description of a change since the listing was saved. */
export type Change = { tone: 'good' | 'plain' | 'closed'; text: string };

/**
 * What has changed since a listing was saved, based only on what visitors see. Null if nothing has. It says whether a
 * price rose or fell only if both texts contain one number and are otherwise the same.
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

/** Negative if the price fell, positive if it rose, zero if the texts do not tell. */
function stepOf({ from, to }: { from: string; to: string }): number {
  const [before, after] = [from, to].map((text) => text.match(AMOUNT) ?? []);
  const sameWords = from.replace(AMOUNT, '$') === to.replace(AMOUNT, '$');
  if (!sameWords || before?.length !== 1 || after?.length !== 1) return 0;
  return dollarsIn(after[0]) - dollarsIn(before[0]);
}

const dollarsIn = (text = ''): number => Number(text.replace(/[$,]/g, ''));
