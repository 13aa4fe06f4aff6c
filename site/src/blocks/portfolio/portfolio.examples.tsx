import { type BlockExamples, WIDE_PICTURE } from '#site/block-kit/examples.ts';
import type { PagedItems } from '#site/block-kit/item-grid/paged-items.ts';
import type { PortfolioProps } from './portfolio.tsx';

const work = {
  image: WIDE_PICTURE,
  title: 'Warehouse apartments',
  text: 'Thirty-two homes, sold before they were built.',
  tags: 'Apartments',
  link: { href: '/about' },
};

export const examples: BlockExamples<PortfolioProps, PagedItems> = {
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
  'in pages, with kinds': {
    props: {
      items: Array.from({ length: 14 }, (_, index) => ({ ...work, tags: index % 2 ? 'Houses' : 'Gardens' })),
      pager: 'numbers',
      perPage: 2,
    },
    data: {
      items: [4, 5],
      at: { page: 3, pages: 7, total: 14, remaining: 8 },
      terms: [
        { slug: 'gardens', name: 'Gardens' },
        { slug: 'houses', name: 'Houses' },
      ],
      term: '',
      query: '',
      place: '1',
    },
  },
  empty: {},
};
