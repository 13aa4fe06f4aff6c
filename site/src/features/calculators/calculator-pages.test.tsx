import { repayments } from '@frontage/finance';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HomeLoanPage } from './home-loan/home-loan-page.tsx';
import { loanFromQuery } from './home-loan/loan-query.ts';
import { RentPage, rentFromQuery } from './rent-page.tsx';

const textOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const homeLoan = (query: string) => {
  const question = loanFromQuery(new URLSearchParams(query));
  const answer = question.loan && repayments(question.loan);
  return textOf(renderToStaticMarkup(<HomeLoanPage question={question} answer={answer} />));
};

describe('the home loan page', () => {
  it('answers from its address alone', () => {
    const text = homeLoan('price=625k&deposit=125k&rate=6');
    expect(text).toContain('$2,997.75 a month');
    expect(text).toContain('Loan amount $500,000');
    expect(text).toContain('Total interest $579,191');
    expect(text).toContain('Repaid after 30 years');
  });

  it('says when a loan with an interest-only period costs more', () => {
    const text = homeLoan('price=625k&deposit=125k&rate=6&interest_only=5');
    expect(text).toContain('$2,500.00 a month Interest only for 5 years, then $3,221.51 a month.');
  });

  it('says how much sooner extra repayments end it', () => {
    // 266.9 payments: −ln(1 − 500,000 × 0.005 ÷ 3,397.75) ÷ ln 1.005
    expect(homeLoan('price=625k&deposit=125k&rate=6&extra=400')).toContain('Repaid after 22 years 3 months');
  });

  it('keeps what was typed beside the problem, and shows no figures', () => {
    const text = homeLoan('price=cheap');
    expect(text).toContain('Enter the price in digits, such as 800,000 or 1.2m.');
    expect(text).not.toContain('a month Loan');
  });
});

describe('the rent page', () => {
  const rent = (query: string) =>
    textOf(renderToStaticMarkup(<RentPage question={rentFromQuery(new URLSearchParams(query))} />));

  it('states a rent in four ways', () => {
    const text = rent('rent=500&per=week');
    for (const amount of ['$500.00', '$1,000.00', '$2,172.62', '$26,071.43']) expect(text).toContain(amount);
  });

  it.each(['rent=', 'rent=low', 'rent=-5', 'rent=0'])('asks for digits at %s', (query) => {
    expect(rent(query)).toContain('Enter the rent in digits, such as 650.');
  });

  it('takes a rent as a weekly one where the period is unknown', () => {
    expect(rentFromQuery(new URLSearchParams('rent=1&per=toString')).per).toBe('week');
  });
});
