import { sellingCosts } from '@frontage/finance';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { figureTexts } from '#site/messages/figures.ts';
import { dollarsText } from '../money-text.ts';
import { dollarField, type FigureCalculator, percentText } from './figure-calculator.ts';

export const sellingCostsCalculator: FigureCalculator = {
  slug: 'selling-costs',
  texts: () => figureTexts().selling,
  fields: [
    dollarField('price', '900,000', { least: 1 }),
    {
      name: 'commission',
      unit: 'percent',
      start: '2',
      least: 0,
      most: 20,
    },
    dollarField('marketing', '6,000'),
    dollarField('auctioneer', '0'),
    dollarField('styling', '0'),
    dollarField('conveyancing', '1,500'),
    dollarField('discharge', '600'),
    dollarField('owed', '0'),
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
    const texts = figureTexts().selling;
    return {
      lead: {
        label: texts.lead,
        figure: dollarsText(result.total),
        text: texts.share(percentText(result.share)),
      },
      rows: [
        { label: texts.commission, figure: dollarsText(result.commission) },
        { label: texts.others, figure: dollarsText(result.total - result.commission) },
        { label: texts.repaid, figure: dollarsText(owed) },
        {
          label: result.proceeds < 0 ? texts.stillOwe : texts.left,
          figure: dollarsText(Math.abs(result.proceeds)),
        },
      ],
    };
  },
  links: () => [{ href: '/forms/sales-appraisal', label: calculatorTexts().links.appraisal }],
};
