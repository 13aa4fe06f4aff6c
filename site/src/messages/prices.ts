import { prices } from './en/prices.ts';
import { currentLanguage, leftToRight } from './language.ts';
import { subject } from './subject.ts';

const priceTexts = subject('prices', prices);

const AMOUNT = '\\$[\\d,.]+';
const WHOLE = new RegExp(`^${AMOUNT}(?: – ${AMOUNT})?$`);
const CLOSED = new RegExp(`^(Sold|Leased)(?: for (${AMOUNT})| between (${AMOUNT}) and (${AMOUNT}))?$`);
const PERIOD = /^(.*) per (week|month|year)$/;

/**
 * A price in the language of the page, where the program wrote it or it is a number alone; undefined for a text of staff
 * or a feed. Prices are stored as texts, so that a hidden one is in none of them.
 */
export function priceInLanguage(text: string): string | undefined {
  if (currentLanguage() === 'en') return text;
  // Else the lower end of a range would be on the right.
  if (WHOLE.test(text)) return leftToRight(text);
  const texts = priceTexts();
  if (text === prices.contact) return texts.contact;
  const [, amount, period] = PERIOD.exec(text) ?? [];
  const perPeriod = (price: string) => (period ? texts[period as 'week'](price) : price);
  if (amount && WHOLE.test(amount)) return perPeriod(leftToRight(amount));
  const [whole, how, price, low, high] = CLOSED.exec(amount ?? text) ?? [];
  if (!whole) return undefined;
  const isSold = how === 'Sold';
  if (price) return texts[isSold ? 'soldFor' : 'leasedFor'](perPeriod(leftToRight(price)));
  if (low && high)
    return texts[isSold ? 'soldBetween' : 'leasedBetween'](leftToRight(low), perPeriod(leftToRight(high)));
  return period ? undefined : texts[isSold ? 'sold' : 'leased'];
}
