import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { OrderTypeProps } from './order-type.tsx';

export const examples: BlockExamples<OrderTypeProps, null> = {
  'properties for sale': {},
  'entries of its own': {
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
  'nothing to choose': { props: { of: 'own' } },
};
