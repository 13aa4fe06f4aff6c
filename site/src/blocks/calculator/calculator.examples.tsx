import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { CalculatorBlockProps } from './calculator.tsx';

export const examples: BlockExamples<CalculatorBlockProps, null> = {
  'Home loan repayments': {},
  'Rental yield, on white': {
    props: {
      title: 'What does it earn?',
      text: 'An estimate, before tax.',
      calculator: 'rental-yield',
      band: 'paper',
    },
  },
  'Rent or buy, without a heading': { props: { title: '', calculator: 'rent-or-buy', band: 'none' } },
};
