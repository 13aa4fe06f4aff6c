import { describe, expect, it } from 'vitest';
import { loanFromQuery } from './loan-query.ts';

const read = (query: string) => loanFromQuery(new URLSearchParams(query));

describe('a loan in an address', () => {
  it('starts with round figures', () => {
    expect(read('').loan).toEqual({
      amount: 640_000,
      rate: 6,
      years: 30,
      frequency: 'monthly',
      interestOnlyYears: 0,
      extra: 0,
      offset: 0,
    });
  });

  it('is read as people write it', () => {
    expect(
      read('price=$1.2m&deposit=240k&rate=5.99 %&years=25&frequency=weekly&interest_only=5&extra=50&offset=')
        .loan,
    ).toEqual({
      amount: 960_000,
      rate: 5.99,
      years: 25,
      frequency: 'weekly',
      interestOnlyYears: 5,
      extra: 50,
      offset: 0,
    });
  });

  it.each([
    ['price=', { price: 'Enter the price in dollars.' }],
    ['price=0&deposit=0', { price: 'Enter the price, such as 800,000.' }],
    ['price=cheap', { price: 'Enter the price in digits, such as 800,000 or 1.2m.' }],
    ['price=500000&deposit=500000', { deposit: 'Enter a deposit lower than the price.' }],
    ['deposit=-1', { deposit: 'Enter an amount of 0 or more.' }],
    ['rate=', { rate: 'Enter a yearly rate from 0 to 30, such as 6.1.' }],
    ['rate=31', { rate: 'Enter a yearly rate from 0 to 30, such as 6.1.' }],
    ['years=2.5', { years: 'Enter whole years from 1 to 40.' }],
    [
      'years=5&interest_only=5',
      { interest_only: 'Enter whole years from 0 to 15, fewer than the loan term.' },
    ],
  ])('%s is refused with a sentence', (query, problems) => {
    expect(read(query)).toMatchObject({ loan: null, problems });
  });

  it('takes an unknown frequency as monthly', () => {
    expect(read('frequency=daily').loan?.frequency).toBe('monthly');
  });
});
