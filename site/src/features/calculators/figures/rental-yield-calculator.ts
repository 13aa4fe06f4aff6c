import { rentalYield } from '@frontage/finance';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { figureTexts } from '#site/messages/figures.ts';
import { dollarsText } from '../money-text.ts';
import { dollarField, type FigureCalculator, percentText } from './figure-calculator.ts';

export const rentalYieldCalculator: FigureCalculator = {
  slug: 'rental-yield',
  texts: () => figureTexts().yield,
  fields: [
    dollarField('price', '650,000', { least: 1 }),
    dollarField('rent', '600', { unit: 'dollarsWeekly', least: 1 }),
    {
      name: 'vacant',
      unit: 'weeks',
      start: '2',
      least: 0,
      most: 52,
    },
    dollarField('costs', '7,500', {
      unit: 'dollarsYearly',
    }),
    dollarField('buying', '30,000'),
  ],
  answer: ({ price = 0, rent = 0, vacant = 0, costs = 0, buying = 0 }) => {
    const texts = figureTexts().yield;
    const result = rentalYield({
      price,
      weeklyRent: rent,
      vacantWeeks: vacant,
      yearlyCosts: costs,
      buyingCosts: buying,
    });
    return {
      lead: { label: texts.gross, figure: percentText(result.gross) },
      rows: [
        { label: texts.net, figure: percentText(result.net) },
        { label: texts.fullRent, figure: dollarsText(result.fullRent) },
        { label: texts.rent, figure: dollarsText(result.rent) },
        { label: texts.income, figure: dollarsText(result.income) },
      ],
    };
  },
  links: () => [{ href: '/calculators/stamp-duty', label: calculatorTexts().links.duty }],
};
