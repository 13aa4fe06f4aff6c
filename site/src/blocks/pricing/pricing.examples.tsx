import type { BlockExamples } from '#site/block-kit/examples.ts';
import { type PricingProps, pricing } from './pricing.tsx';

const plans = pricing.defaults.plans.map((plan) => ({
  ...plan,
  button: 'Ask for a quote',
  link: { href: '/forms/rental-appraisal' },
}));

export const examples: BlockExamples<PricingProps, null> = {
  ordinary: {},
  'with buttons': { props: { plans } },
  'table of fees': { props: { look: 'table', plans } },
  'very long': {
    props: {
      columns: { base: 2 },
      plans: plans.map((plan) => ({
        ...plan,
        name: plan.name.repeat(20),
        price: '$1,234,567.89',
        per: 'a word '.repeat(12),
      })),
    },
  },
  'bare, as a table': {
    props: {
      look: 'table',
      note: '',
      plans: plans.map((plan) => ({ ...plan, note: '', included: '', per: '', button: '' })),
    },
  },
  empty: { props: { plans: [] } },
};
