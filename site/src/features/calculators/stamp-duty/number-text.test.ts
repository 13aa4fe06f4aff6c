import { describe, expect, it } from 'vitest';
import { digitsOf, separated } from './number-text.ts';

describe('the text of an amount', () => {
  it.each([
    ['', ''],
    ['7', '7'],
    ['750000', '750,000'],
    ['1234567', '1,234,567'],
    ['1234567.5', '1,234,567.5'],
    ['100.', '100.'],
    ['.5', '.5'],
  ])('%j is shown as %j and read back', (digits, shown) => {
    expect(separated(digits)).toBe(shown);
    expect(digitsOf(shown)).toBe(digits);
  });

  it.each([
    ['$1,234,567', '1234567'],
    ['007', '7'],
    ['0', '0'],
    ['0.5', '0.5'],
    ['12a.3x', '12.3'],
    ['1.239', '1.23'],
    ['1.2.3', '1.23'],
    ['-40', '40'],
  ])('%j typed or pasted is %j', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits);
  });
});
