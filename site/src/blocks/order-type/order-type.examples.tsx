import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { OrderTypeData, OrderTypeProps } from './order-type.tsx';

const data: OrderTypeData = { path: '/find', query: '' };

export const examples: BlockExamples<OrderTypeProps, OrderTypeData> = {
  'properties for sale': { data },
  'filters that stay': { data: { path: '/buy', query: 'suburb=newtown-nsw-2042&beds=3&page=2' } },
  'entries of its own': {
    data,
    props: {
      label: 'Choose a suburb',
      of: 'own',
      items: [
        { label: 'Newtown', link: { href: '/buy?suburb=newtown-nsw-2042' } },
        { label: 'The council’s map', link: { href: 'https://example.com/map', newTab: true } },
        { label: 'Leads nowhere', link: null },
      ],
    },
  },
  'nothing to choose': { props: { of: 'own' }, data },
};
