import type { BlockExamples } from '#site/block-kit/examples.ts';
import { EXAMPLE_ITEMS } from '#site/block-kit/loop/items/example-of-items.ts';
import type { LoopItem } from '#site/block-kit/loop/loop-item.ts';
import type { LoopData, LoopGridProps } from './loop-grid.tsx';

const of = (items: LoopItem[], changes: Partial<LoopData> = {}): LoopData => ({
  widget: '3f2a1c9',
  place: '7',
  path: '/find',
  query: '',
  state: { page: 1, filters: [] },
  items,
  designs: null,
  pictures: {},
  total: items.length,
  more: false,
  page: 1,
  pages: 1,
  ...changes,
});
const items = (...names: (keyof typeof EXAMPLE_ITEMS)[]) => names.map((name) => EXAMPLE_ITEMS[name]);
const properties = items('a property', 'a property without a picture', 'a property that was sold');

export const examples: BlockExamples<LoopGridProps, LoopData> = {
  'the second of many pages': {
    props: { title: 'On the market', says: true },
    data: of(properties, { total: 1000, more: true, page: 2, pages: 334, state: { page: 2, filters: [] } }),
  },
  people: { props: { source: 'agents' }, data: of(items('a person', 'a person with a long name')) },
  offices: { props: { source: 'offices' }, data: of(items('an office')) },
  pages: { props: { source: 'pages' }, data: of(items('a page', 'a page without words')) },
  'testimonials, more to come': {
    props: { source: 'testimonials', pager: 'load-more' },
    data: of(items('a testimonial', 'a testimonial about somebody'), { total: 9, pages: 5 }),
  },
  'nothing left after narrowing': {
    data: of([], { state: { page: 1, filters: [{ taxonomy: 'type', operator: 'AND', terms: ['unit'] }] } }),
  },
  none: { data: of([]) },
};
