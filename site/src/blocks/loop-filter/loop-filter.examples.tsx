import type { BlockExamples } from '#site/block-kit/examples.ts';
import { LONG_WORDS } from '#site/ui/example-pictures.ts';
import type { LoopFilterData, LoopFilterProps } from './loop-filter.tsx';

const data: LoopFilterData = {
  widget: '3f2a1c9',
  place: '7',
  path: '/find',
  query: 'e-page-3f2a1c9=2&e-filter-3f2a1c9-type=unit',
  state: { page: 2, filters: [{ taxonomy: 'type', operator: 'AND', terms: ['unit'] }] },
  join: 'AND',
  taxonomies: ['type', 'suburb'],
  terms: [
    { term: 'house', label: 'House', count: 12 },
    { term: 'unit', label: 'Unit', count: 1 },
    { term: 'long', label: LONG_WORDS, count: 1000 },
  ],
};

export const examples: BlockExamples<LoopFilterProps, LoopFilterData> = {
  buttons: { data },
  'a list to tick': { props: { look: 'list', choose: 'any' }, data },
  'a drop-down': { props: { look: 'select', title: 'Kind of home' }, data },
  'no words to take it back': { props: { all: '', counts: false }, data },
  'nothing to choose': { data: { ...data, terms: [] } },
  'no loop': { data: null },
};
