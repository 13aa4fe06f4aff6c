import { sellingCosts } from '@frontage/finance';
import { dollarsText } from '../money-text.ts';
import { dollarField, type FigureCalculator, percentText } from './figure-calculator.ts';

export const sellingCostsCalculator: FigureCalculator = {
  slug: 'selling-costs',
  name: 'Cost of selling',
  summary: 'Commission, marketing and other costs of a sale, and what is left after the loan.',
  text: 'What it costs to sell a home, and what you keep once the loan is repaid.',
  fields: [
    dollarField('price', 'Sale price', '900,000', { least: 1 }),
    {
      name: 'commission',
      label: 'Agent’s commission',
      unit: '%',
      hint: 'Including GST. Ask us for our rate.',
      start: '2',
      least: 0,
      most: 20,
    },
    dollarField('marketing', 'Marketing', '6,000', { hint: 'Photography, portals, signboard and print.' }),
    dollarField('auctioneer', 'Auctioneer', '0'),
    dollarField('styling', 'Styling and repairs', '0'),
    dollarField('conveyancing', 'Conveyancing', '1,500'),
    dollarField('discharge', 'Ending the mortgage', '600', { hint: 'Fees of your lender and of the state.' }),
    dollarField('owed', 'Loan still owed', '0'),
  ],
  answer: ({
    price = 0,
    commission = 0,
    marketing = 0,
    auctioneer = 0,
    styling = 0,
    conveyancing = 0,
    discharge = 0,
    owed = 0,
  }) => {
    const sale = { price, commission, marketing, auctioneer, styling, conveyancing, discharge, owed };
    const result = sellingCosts(sale);
    return {
      lead: {
        label: 'Cost of selling',
        figure: dollarsText(result.total),
        text: `${percentText(result.share)} of the price`,
      },
      rows: [
        { label: 'Agent’s commission', figure: dollarsText(result.commission) },
        { label: 'All other costs', figure: dollarsText(result.total - result.commission) },
        { label: 'Loan repaid', figure: dollarsText(owed) },
        {
          label: result.proceeds < 0 ? 'You would still owe' : 'Left for you',
          figure: dollarsText(Math.abs(result.proceeds)),
        },
      ],
    };
  },
  note: 'The figures in the form are examples, not our fees: enter those you have been quoted. Capital gains tax and moving are not included. An estimate, not financial advice.',
  links: [{ href: '/forms/sales-appraisal', label: 'Request an appraisal' }],
};
