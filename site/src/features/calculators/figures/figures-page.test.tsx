import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type FigureCalculator, questionFromQuery } from './figure-calculator.ts';
import { figureCalculators } from './figure-calculators.ts';
import { FiguresPage } from './figures-page.tsx';

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const bySlug = (slug: string) => figureCalculators.find((one) => one.slug === slug) as FigureCalculator;
const show = (slug: string, query = '') => {
  const question = questionFromQuery(bySlug(slug), new URLSearchParams(query));
  return textOf(renderToStaticMarkup(<FiguresPage calculator={bySlug(slug)} question={question} />));
};

describe.each(figureCalculators.map((calculator) => [calculator.slug, calculator] as const))(
  'the calculator %s',
  (slug, calculator) => {
    it('answers as it stands, and says what it assumes', () => {
      const text = show(slug);
      expect(text).not.toContain('Correct the form');
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
      expect(text).toContain('financial advice');
    });

    it('is printed with what was asked, but no button', () => {
      const question = questionFromQuery(calculator, new URLSearchParams());
      const page = renderToStaticMarkup(<FiguresPage calculator={calculator} question={question} />);
      expect(page.match(/<(h1|form|input|button)[^>]*print:hidden/g)?.length).toBe(1);
      expect(page).toMatch(/<button[^>]*print:hidden/);
      expect(page.match(/<div[^>]*print:hidden[^>]*>(?=<div[^>]*><h1)/)).toBeNull();
    });

    it('has a label for each field, and hints of fields alone', () => {
      const { fields, hints } = calculator.texts();
      const names = calculator.fields.map(({ name }) => name);
      expect(Object.keys(fields)).toEqual(names);
      expect(Object.keys(hints).filter((name) => !names.includes(name))).toEqual([]);
    });

    it('answers at the ends of every range, or says what to change', () => {
      for (const end of ['least', 'most'] as const)
        for (const field of calculator.fields)
          expect(show(slug, `${field.name}=${field[end]}`)).not.toMatch(/NaN|Infinity|undefined/);
    });

    it('asks for a number in each field by its own sentence', () => {
      for (const { name } of calculator.fields) {
        const { problems, values } = questionFromQuery(calculator, new URLSearchParams({ [name]: 'cheap' }));
        expect(Object.keys(problems)).toEqual([name]);
        expect(problems[name]).toMatch(/^Enter /);
        expect(values).toBeNull();
      }
    });
  },
);

it.each([
  [
    'rental-yield',
    'price=520k&rent=500&vacant=0&costs=0&buying=0',
    'Gross rental yield 5% Net rental yield 5%',
  ],
  [
    'borrowing-power',
    'income=9000&expenses=4000&rate=6%25&years=30',
    'You could borrow about $621,000 Left for repayments, a month $5,000 Tested at an interest rate of 9%',
  ],
  [
    'borrowing-power',
    'income=3000&expenses=4000',
    'You could borrow about $0 Your expenses leave too little to repay a loan with.',
  ],
  ['selling-costs', 'price=900000&commission=2&owed=400k', 'Cost of selling $26,100 2.9% of the price'],
  ['selling-costs', 'price=500000&owed=600k', 'You would still owe'],
  ['rent-or-buy', 'price=800k&years=1', 'After 1 year, renting leaves you ahead by'],
  ['rent-or-buy', 'growth=8&rent=1200', 'buying leaves you ahead by'],
  ['rent-or-buy', 'deposit=900k', 'Enter a deposit no higher than the price.'],
  ['rent-or-buy', 'years=20&term=10', 'Enter no more years than the loan term.'],
])('%s answers %s', (slug, query, expected) => {
  expect(show(slug, query)).toContain(expected);
});

it('takes whole years alone, and an empty amount as 0 where 0 is an answer', () => {
  const { problems } = questionFromQuery(bySlug('rent-or-buy'), new URLSearchParams('term=2.5&owning='));
  expect(problems).toEqual({ term: 'Enter whole years from 1 to 40.' });
});
