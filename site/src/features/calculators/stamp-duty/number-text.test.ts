import { describe, expect, it } from 'vitest';
import { caretAfter, leftAmount, readAmount, typedAmount } from './number-text.ts';

// Specification, 5: "Commas are stripped from the property value and it is parsed as a number. No bounds or messages are
// shown." What is no amount, or none that can be meant, gets a message all the same: decision 051.
describe('an amount someone wrote', () => {
  it.each([
    ['0', 0],
    ['750000', 750_000],
    ['$1,250,000', 1_250_000],
    ['1 250 000.50', 1_250_000.5],
    ['.5', 0.5],
    ['100.', 100],
    ['1.2m', 1_200_000],
    ['$1.25 M', 1_250_000],
    ['1,2 million', 1_200_000],
    ['1,25 mil', 1_250_000],
    ['1,200k', 1_200_000],
    ['850k', 850_000],
    ['850 thousand', 850_000],
    ['1.1m', 1_100_000],
    ['2.5bn', 2_500_000_000],
    ['1000000000000', 1e12],
    // As Arabic, Persian and Chinese keyboards write it.
    ['٧٥٠٬٠٠٠٫٥', 750_000.5],
    ['۷۵۰۰۰۰', 750_000],
    ['＄７５０，０００', 750_000],
  ])('%j is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['$', 'empty'],
    ['-5', 'negative'],
    ['$-5', 'negative'],
    ['−850k', 'negative'],
    ['lots', 'unreadable'],
    ['12a', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['m', 'unreadable'],
    ['1e6', 'unreadable'],
    ['1000000000001', 'tooLarge'],
    ['2000 billion', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('%j is none: %s', (text, why) => {
    expect(readAmount(text)).toBe(why);
  });
});

describe('the field of an amount', () => {
  it.each([
    ['', ''],
    ['7', '7'],
    ['750000', '750,000'],
    ['12345,67', '1,234,567'],
    ['1234567.5', '1,234,567.5'],
    ['100.', '100.'],
    ['.5', '.5'],
    ['$1,234,567', '1,234,567'],
    ['007', '7'],
    ['0.5', '0.5'],
    ['1.239', '1.23'],
    ['1.2.3', '1.23'],
    ['1.2m', '1.2m'],
    ['-40', '-40'],
    ['12a', '12a'],
  ])('shows %j typed or pasted as %j', (typed, shown) => {
    expect(typedAmount(typed)).toBe(shown);
  });

  it.each([
    ['1.2m', '1,200,000'],
    ['850k', '850,000'],
    ['-5', '-5'],
    ['lots', 'lots'],
    ['1,250,000', '1,250,000'],
  ])('shows %j as %j once it is left', (typed, shown) => {
    expect(leftAmount(typed)).toBe(shown);
  });

  it.each([
    ['12,934,567', '12,9', 4],
    ['1,234,567', '12', 3],
    ['124,567', '1,2', 2],
    ['12,004,567', '1,200', 5],
    ['1,234', '', 0],
    ['1,234', '1,234', 5],
  ])('keeps the caret in %s after %s', (shown, before, caret) => {
    expect(caretAfter(shown, before)).toBe(caret);
  });
});
