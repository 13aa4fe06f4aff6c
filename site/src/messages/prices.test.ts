import { afterEach, beforeAll, expect, it } from 'vitest';
import { addAllTranslations } from './all-translations.ts';
import { type Language, setLanguageSource } from './language.ts';
import { priceInLanguage } from './prices.ts';

beforeAll(addAllTranslations);
const speak = (language: Language) => setLanguageSource(() => language);
afterEach(() => speak('en'));

it.each([
  ['Contact agent', '请联系经纪人'],
  ['$650 per week', '$650/周'],
  ['Sold', '已售'],
  ['Sold for $1,250,000', '成交价 $1,250,000'],
  ['Leased for $650 per week', '租金 $650/周'],
  ['Sold between $1,200,000 and $1,300,000', '成交价 $1,200,000 至 $1,300,000'],
  ['Leased between $600 and $650 per week', '租金 $600 至 $650/周'],
  ['$1,250,000', '$1,250,000'],
  ['$1,200,000 – $1,300,000', '$1,200,000 – $1,300,000'],
])('a price of the program is translated: %s', (english, chinese) => {
  speak('zh');
  expect(priceInLanguage(english)).toBe(chinese);
});

it.each(['Offers over $1m', 'Sold by auction', '$650 per week + GST', 'Price guide $900,000', ' per week'])(
  'a price that staff wrote is not: %s',
  (text) => {
    speak('zh');
    expect(priceInLanguage(text)).toBeUndefined();
  },
);

it('English stays as it is', () => {
  expect(priceInLanguage('Offers over $1m')).toBe('Offers over $1m');
});

it.each([
  ['$1,200,000 – $1,300,000', '\u2066$1,200,000 – $1,300,000\u2069'],
  ['$650 per week', '\u2066$650\u2069 في الأسبوع'],
  ['Sold between $1,200,000 and $1,300,000', 'بيع بسعر بين \u2066$1,200,000\u2069 و\u2066$1,300,000\u2069'],
])('the numbers of %s run from left to right in Arabic', (english, arabic) => {
  speak('ar');
  expect(priceInLanguage(english)).toBe(arabic);
});
