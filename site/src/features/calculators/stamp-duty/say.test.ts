import { afterEach, expect, it } from 'vitest';
import { amountText, inTables, pagePath, say, sayDay, speak } from './say.ts';

const CHINESE = { locale: 'zh-Hans-AU', prefix: '/zh', texts: { 'Buyer {number}': '买家 {number}' } };
const ARABIC = { locale: 'ar-u-nu-latn', rtl: true, prefix: '/ar', texts: { 'Not known': 'غير معروف' } };

afterEach(() => speak(undefined));

it('says a text in the language of the page, with what is filled in', () => {
  expect(say('Buyer {number}', { number: 2 })).toBe('Buyer 2');
  speak(CHINESE);
  expect(say('Buyer {number}', { number: 2 })).toBe('买家 2');
});

it('keeps a financial year on one line, and nothing else', () => {
  expect(say('rates of {edition}', { edition: '2026-27' })).toBe('rates of 2026-\u206027');
  expect(say('/rates?on={day}', { day: '2026-11-29' })).toBe('/rates?on=2026-11-29');
});

it('leaves what has no translation in English', () => {
  speak(CHINESE);
  expect(say('No rates for Tasmania before 21 October 2013.')).toBe(
    'No rates for Tasmania before 21 October 2013.',
  );
});

it('marks text of the tables as English where something else is not', () => {
  expect(inTables()).toEqual({});
  speak(CHINESE);
  expect(inTables()).toEqual({ lang: 'en-AU', dir: 'ltr' });
});

it('writes amounts as in Australia, apart from text that runs from right to left', () => {
  expect(amountText(-1234.5)).toBe('-$1,234.50');
  speak(ARABIC);
  expect(amountText(-1234.5)).toBe('\u2066-$1,234.50\u2069');
  expect(amountText(null)).toBe('غير معروف');
});

it('gives the addresses of pages in the language of the page', () => {
  expect(pagePath('/calculators')).toBe('/calculators');
  speak(CHINESE);
  expect(pagePath('/calculators')).toBe('/zh/calculators');
});

it('writes days in the language of the page', () => {
  expect(sayDay('2026-11-21')).toBe('21 November 2026');
  speak(CHINESE);
  expect(sayDay('2026-11-21')).toBe('2026年11月21日');
});
