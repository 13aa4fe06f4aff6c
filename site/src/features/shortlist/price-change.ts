import { shortlistTexts } from '#site/messages/shortlist.ts';
import type { ShortlistEntry } from './shortlist-types.ts';

/** A description of a change since the listing was saved, with the price now, or before and now. */
export type Change = { tone: 'good' | 'plain' | 'closed'; text: string; prices?: string[] };

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
  const texts = shortlistTexts().changes;
  const { channel } = now;
  if (entry.channel !== channel) {
    return channel === 'sold' || channel === 'leased'
      ? { tone: 'closed', text: texts[channel] }
      : { tone: 'good', text: texts.back, prices: [now.priceText] };
  }
  if (entry.priceText === now.priceText) return null;
  const step = stepOf({ from: entry.priceText, to: now.priceText });
  return {
    tone: step < 0 ? 'good' : 'plain',
    text: step < 0 ? texts.reduced : step > 0 ? texts.increased : texts.changed,
    prices: [entry.priceText, now.priceText],
  };
}

const AMOUNT = /\$\d[\d,]*(?:\.\d\d)?/g;

/** Negative if the price fell, positive if it rose, zero if the texts do not tell. */
function stepOf({ from, to }: { from: string; to: string }): number {
  const [before, after] = [from, to].map((text) => text.match(AMOUNT) ?? []);
  const sameWords = from.replace(AMOUNT, '$') === to.replace(AMOUNT, '$');
  if (!sameWords || before?.length !== 1 || after?.length !== 1) return 0;
  return dollarsIn(after[0]) - dollarsIn(before[0]);
}

const dollarsIn = (text = ''): number => Number(text.replace(/[$,]/g, ''));
