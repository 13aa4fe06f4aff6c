import { type RentOrBuyYear, rentOrBuy } from '@frontage/finance';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { figureTexts } from '#site/messages/figures.ts';
import { dollarsText } from '../money-text.ts';
import {
  dollarField,
  type FigureAnswer,
  type FigureCalculator,
  type FigureField,
} from './figure-calculator.ts';

const yearlyPercent = (name: string, start: string): FigureField => ({
  name,
  unit: 'percentYearly',
  start,
  least: 0,
  most: 30,
});

export const rentOrBuyCalculator: FigureCalculator = {
  slug: 'rent-or-buy',
  texts: () => figureTexts().rentOrBuy,
  fields: [
    dollarField('price', '800,000', { least: 1 }),
    dollarField('deposit', '160,000'),
    dollarField('buying', '35,000'),
    yearlyPercent('rate', '6'),
    { name: 'term', unit: 'years', start: '30', least: 1, most: 40 },
    dollarField('owning', '7,000', {
      unit: 'dollarsYearly',
    }),
    dollarField('rent', '700', { unit: 'dollarsWeekly', least: 1 }),
    yearlyPercent('growth', '4'),
    yearlyPercent('rent_growth', '3'),
    yearlyPercent('savings', '4'),
    {
      name: 'selling',
      unit: 'percent',
      start: '2.5',
      least: 0,
      most: 20,
    },
    { name: 'years', unit: 'years', start: '10', least: 1, most: 40 },
  ],
  check: ({ price = 0, deposit = 0, term = 0, years = 0 }) => ({
    ...(deposit > price && { deposit: calculatorTexts().problems.deposit }),
    ...(years > term && { years: figureTexts().rentOrBuy.tooLong }),
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
  links: () => [
    { href: '/calculators/stamp-duty', label: calculatorTexts().links.duty },
    { href: '/calculators/home-loan', label: calculatorTexts().links.repayments },
  ],
};

function answerOf(table: RentOrBuyYear[]): FigureAnswer {
  const { year, buying, renting } = table.at(-1) as RentOrBuyYear;
  const ahead = buying - renting;
  const even = table.find((row) => row.buying >= row.renting);
  const texts = figureTexts().rentOrBuy;
  const time = texts.time(year);
  return {
    lead: {
      label: ahead >= 0 ? texts.buyingAhead(time) : texts.rentingAhead(time),
      figure: dollarsText(Math.abs(ahead)),
      text: even ? texts.aheadFrom(even.year) : texts.staysAhead,
    },
    rows: [
      { label: texts.ifYouBuy(time), figure: dollarsText(buying) },
      { label: texts.ifYouRent(time), figure: dollarsText(renting) },
    ],
    table: {
      caption: texts.table,
      columns: texts.columns,
      rows: table.map((row) => [String(row.year), dollarsText(row.buying), dollarsText(row.renting)]),
    },
  };
}
