import { rentalYield } from '@frontage/finance';
import { dollarsText } from '../money-text.ts';
import { dollarField, type FigureCalculator, percentText } from './figure-calculator.ts';

export const rentalYieldCalculator: FigureCalculator = {
  slug: 'rental-yield',
  name: 'Rental yield',
  summary: 'The gross and net rental yield of an investment property.',
  text: 'What an investment property earns in a year, before and after its costs, as a share of its price.',
  fields: [
    dollarField('price', 'Price', '650,000', { least: 1 }),
    dollarField('rent', 'Rent', '600', { unit: '$ a week', least: 1 }),
    {
      name: 'vacant',
      label: 'Weeks without a tenant',
      unit: 'weeks',
      hint: 'In a year.',
      start: '2',
      least: 0,
      most: 52,
    },
    dollarField('costs', 'Running costs', '7,500', {
      unit: '$ a year',
      hint: 'Rates, insurance, property management, repairs and strata levies. Leave out loan repayments.',
    }),
    dollarField('buying', 'Buying costs', '30,000', { hint: 'Stamp duty, conveyancing and inspections.' }),
  ],
  answer: ({ price = 0, rent = 0, vacant = 0, costs = 0, buying = 0 }) => {
    const result = rentalYield({
      price,
      weeklyRent: rent,
      vacantWeeks: vacant,
      yearlyCosts: costs,
      buyingCosts: buying,
    });
    return {
      lead: { label: 'Gross rental yield', figure: percentText(result.gross) },
      rows: [
        { label: 'Net rental yield', figure: percentText(result.net) },
        { label: 'Rent for 52 weeks', figure: dollarsText(result.fullRent) },
        { label: 'Rent without vacant weeks', figure: dollarsText(result.rent) },
        { label: 'Left after running costs, a year', figure: dollarsText(result.income) },
      ],
    };
  },
  note: 'Gross yield is a year’s rent divided by the price. Net yield takes off vacant weeks and running costs, and adds the buying costs to the price. Neither counts loan repayments, tax or growth in value. An estimate, not financial advice.',
  links: [{ href: '/calculators/stamp-duty', label: 'Calculate stamp duty' }],
};
