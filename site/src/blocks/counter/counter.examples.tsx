import type { BlockExamples } from '#site/block-kit/examples.ts';
import { type CounterProps, counter } from './counter.tsx';

const [first] = counter.defaults.counters;
const long = {
  from: 0,
  decimals: 0,
  before: '$',
  after: ' million',
  to: 999_999_999,
  title: 'sold since the agency was founded, land and farms included',
};

export const examples: BlockExamples<CounterProps, null> = {
  'as it comes': {},
  'with words around and decimals': {
    props: {
      counters: [long, { ...long, to: 4.85, decimals: 2, before: '', after: ' of 5' }],
      columns: { base: 2, mobile: 1 },
    },
  },
  'a year, without its comma': {
    props: {
      counters: first ? [{ ...first, to: 1987, from: 2026 }] : [],
      grouped: false,
      columns: { base: 1 },
    },
  },
  empty: { props: { counters: [] } },
};
