import { type BlockExamples, SMALL_PICTURE } from '#site/block-kit/examples.ts';
import { type PriceListProps, priceList } from './price-list.tsx';

const { items } = priceList.defaults;

export const examples: BlockExamples<PriceListProps, null> = {
  ordinary: {},
  'two columns, with pictures and links': {
    props: {
      columns: { base: 2, mobile: 1 },
      leader: false,
      note: 'All prices include GST.',
      items: items.map((item) => ({ ...item, picture: SMALL_PICTURE, link: { href: '/sell' } })),
    },
  },
  'very long': {
    props: {
      items: items.map((item) => ({
        ...item,
        name: 'abcdefghij'.repeat(10),
        price: 'From $12,345.67 a week',
      })),
    },
  },
  empty: { props: { items: [] } },
};
