import { type BlockExamples, WIDE_PICTURE } from '../examples.ts';
import type { PortfolioProps } from './portfolio.tsx';

const work = {
  image: WIDE_PICTURE,
  title: 'Warehouse apartments',
  text: 'Thirty-two homes, sold before they were built.',
  tags: 'Apartments',
  link: { href: '/about' },
};

export const examples: BlockExamples<PortfolioProps, null> = {
  'with kinds to filter by': {
    props: {
      items: [
        work,
        { ...work, title: 'Terrace restored', tags: 'Houses, Heritage' },
        { ...work, title: 'Corner shop', tags: 'Shops', link: { href: 'https://example.com', newTab: true } },
        { ...work, title: 'Not photographed yet', image: null, text: '', link: null },
      ],
    },
  },
  'one alone, with nothing said': {
    props: { items: [{ ...work, title: '', text: '', tags: '', link: null }] },
  },
  'very long': {
    props: {
      items: [{ ...work, title: 'Unbroken'.repeat(14), text: 'All that was done. '.repeat(20) }, work],
    },
  },
  empty: {},
};
