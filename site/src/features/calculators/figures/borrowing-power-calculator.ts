import { borrowingPower, CARD_REPAYMENT, RATE_BUFFER, repayments } from '@frontage/finance';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { figureTexts } from '#site/messages/figures.ts';
import { centsText, dollarsText } from '../money-text.ts';
import { dollarField, type FigureCalculator, percentText } from './figure-calculator.ts';

export const borrowingPowerCalculator: FigureCalculator = {
  slug: 'borrowing-power',
  texts: () => {
    const { note, ...texts } = figureTexts().borrowing;
    return { ...texts, note: note(RATE_BUFFER, CARD_REPAYMENT) };
  },
  fields: [
    dollarField('income', '9,000', {
      unit: 'dollarsMonthly',
      least: 1,
    }),
    dollarField('expenses', '4,000', {
      unit: 'dollarsMonthly',
    }),
    dollarField('loans', '0', { unit: 'dollarsMonthly' }),
    dollarField('cards', '0'),
    {
      name: 'rate',
      unit: 'percentYearly',
      start: '6',
      least: 0,
      most: 30,
    },
    { name: 'years', unit: 'years', start: '30', least: 1, most: 40 },
  ],
  answer: ({ income = 0, expenses = 0, loans = 0, cards = 0, rate = 0, years = 30 }) => {
    const texts = figureTexts().borrowing;
    const result = borrowingPower({
      income,
      expenses,
      otherRepayments: loans,
      cardLimits: cards,
      rate,
      years,
    });
    // Lenders do not promise the last dollar.
    const amount = Math.floor(result.amount / 1000) * 1000;
    const paid = repayments({ amount, rate, years, frequency: 'monthly' }).payment;
    return {
      lead: {
        label: texts.lead,
        figure: dollarsText(amount),
        ...(amount === 0 && { text: texts.nothing }),
      },
      rows: [
        { label: texts.left, figure: dollarsText(Math.max(0, result.available)) },
        { label: texts.tested, figure: percentText(result.testedRate) },
        ...(amount > 0 ? [{ label: texts.repayment(percentText(rate)), figure: centsText(paid) }] : []),
      ],
    };
  },
  links: () => [{ href: '/calculators/home-loan', label: calculatorTexts().links.repayments }],
};
