import { type RentOrBuyYear, rentOrBuy } from '@frontage/finance';
import { dollarsText } from '../money-text.ts';
import {
  dollarField,
  type FigureAnswer,
  type FigureCalculator,
  type FigureField,
} from './figure-calculator.ts';

const yearlyPercent = (name: string, label: string, start: string, hint?: string): FigureField => ({
  name,
  label,
  unit: '% a year',
  start,
  least: 0,
  most: 30,
  ...(hint && { hint }),
});

export const rentOrBuyCalculator: FigureCalculator = {
  slug: 'rent-or-buy',
  name: 'Rent or buy',
  summary: 'Where renting or buying would leave you, year by year.',
  text: 'Compares buying a home with renting one like it: both start with the same savings and spend the same each month.',
  fields: [
    dollarField('price', 'Price', '800,000', { least: 1 }),
    dollarField('deposit', 'Deposit', '160,000'),
    dollarField('buying', 'Buying costs', '35,000', { hint: 'Stamp duty, conveyancing and inspections.' }),
    yearlyPercent('rate', 'Interest rate', '6', 'Enter your lender’s rate.'),
    { name: 'term', label: 'Loan term', unit: 'years', start: '30', least: 1, most: 40 },
    dollarField('owning', 'Costs of owning', '7,000', {
      unit: '$ a year',
      hint: 'Rates, insurance, repairs and strata levies.',
    }),
    dollarField('rent', 'Rent', '700', { unit: '$ a week', hint: 'Of a home like it.', least: 1 }),
    yearlyPercent('growth', 'Growth of the price', '4'),
    yearlyPercent('rent_growth', 'Growth of rent and costs', '3'),
    yearlyPercent('savings', 'Return on savings', '4', 'After tax.'),
    {
      name: 'selling',
      label: 'Selling costs',
      unit: '%',
      hint: 'Of the price.',
      start: '2.5',
      least: 0,
      most: 20,
    },
    { name: 'years', label: 'You would stay', unit: 'years', start: '10', least: 1, most: 40 },
  ],
  check: ({ price = 0, deposit = 0, term = 0, years = 0 }) => ({
    ...(deposit > price && { deposit: 'Enter a deposit no higher than the price.' }),
    ...(years > term && { years: 'Enter no more years than the loan term.' }),
  }),
  answer: (values) => {
    const { price = 0, deposit = 0, buying = 0, rate = 0, term = 0, owning = 0, rent = 0 } = values;
    const { growth = 0, rent_growth: rentGrowth = 0, savings = 0, selling = 0, years = 1 } = values;
    return answerOf(
      rentOrBuy({
        price,
        deposit,
        buyingCosts: buying,
        rate,
        term,
        ownershipCosts: owning,
        weeklyRent: rent,
        priceGrowth: growth,
        rentGrowth,
        savingsReturn: savings,
        sellingCosts: selling,
        years,
      }),
    );
  },
  note: 'Nobody knows how prices, rents and rates will move: try lower and higher figures. Savings are what each would have if the home were sold then. In each month, the one that costs less saves the difference. An estimate, not financial advice.',
  links: [
    { href: '/calculators/stamp-duty', label: 'Calculate stamp duty' },
    { href: '/calculators/home-loan', label: 'Calculate repayments' },
  ],
};

function answerOf(table: RentOrBuyYear[]): FigureAnswer {
  const { year, buying, renting } = table.at(-1) as RentOrBuyYear;
  const ahead = buying - renting;
  const even = table.find((row) => row.buying >= row.renting);
  const time = `${year} ${year === 1 ? 'year' : 'years'}`;
  return {
    lead: {
      label: `After ${time}, ${ahead >= 0 ? 'buying' : 'renting'} leaves you ahead by`,
      figure: dollarsText(Math.abs(ahead)),
      text: even
        ? `Buying is ahead from year ${even.year}.`
        : 'Renting stays ahead for as long as you would stay.',
    },
    rows: [
      { label: `Savings if you buy, after ${time}`, figure: dollarsText(buying) },
      { label: `Savings if you rent, after ${time}`, figure: dollarsText(renting) },
    ],
    table: {
      caption: 'Savings at the end of each year',
      columns: ['Year', 'If you buy', 'If you rent'],
      rows: table.map((row) => [String(row.year), dollarsText(row.buying), dollarsText(row.renting)]),
    },
  };
}
