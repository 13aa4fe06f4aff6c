import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { SuburbFacts } from '#site/features/listings/search/suburb-facts.ts';
import type { SuburbFactsProps } from './suburb-facts.tsx';

const suburb = {
  key: 'newtown-nsw-2042',
  name: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  counts: { buy: 14, rent: 6, sold: 1204, leased: 0 },
};
const data: SuburbFacts = {
  suburb,
  asked: { amount: 1_425_000, of: 9 },
  paid: { amount: 1_380_000, of: 112 },
  rent: { amount: 780, of: 6 },
  days: { amount: 24, of: 98 },
};
const props = { suburb: 'Newtown' };

export const examples: BlockExamples<SuburbFactsProps, SuburbFacts | null> = {
  ordinary: { props, data },
  'across the page, with a heading': {
    props: { ...props, title: 'Newtown in figures', text: 'What our own sales show.', band: 'sand' },
    data,
  },
  'no price is shown': { props, data: { suburb, asked: null, paid: null, rent: null, days: null } },
  'only prices, in one column': { props: { ...props, counts: false, columns: { base: 1 } }, data },
  'very long': {
    props,
    data: {
      ...data,
      asked: { amount: 123_456_789, of: 500 },
      suburb: { ...suburb, name: 'Unbroken'.repeat(12) },
    },
  },
  'no such suburb': { props: { suburb: 'Atlantis' }, data: null },
  empty: { data: null },
};
