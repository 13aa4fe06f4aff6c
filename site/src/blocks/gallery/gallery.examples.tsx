import { type BlockExamples, GONE_PICTURE, SMALL_PICTURE, WIDE_PICTURE } from '#site/block-kit/examples.ts';
import type { PagedItems } from '#site/block-kit/item-grid/paged-items.ts';
import type { GalleryProps } from './gallery.tsx';

const shot = { image: WIDE_PICTURE, caption: '', tags: '' };

export const examples: BlockExamples<GalleryProps, PagedItems> = {
  'with kinds to filter by': {
    props: {
      images: [
        { ...shot, tags: 'Houses', caption: 'The front garden' },
        { ...shot, tags: 'Houses, Gardens' },
        { ...shot, image: SMALL_PICTURE, tags: 'Kitchens' },
        { ...shot, tags: 'Gardens' },
        { ...shot, image: { id: 1 }, tags: 'Kitchens' },
      ],
    },
  },
  'square, without lightbox': {
    props: {
      images: [shot, shot, shot, shot],
      lightbox: false,
      ratio: '1/1',
      columns: { base: 4, mobile: 2 },
    },
  },
  'long words and a picture that is gone': {
    props: {
      images: [
        { image: GONE_PICTURE, caption: 'Gone', tags: 'Gone' },
        {
          ...shot,
          caption: 'Expressions of interest closing Thursday '.repeat(5),
          tags: 'A kind with a very long name',
        },
        { ...shot, tags: 'Another' },
      ],
    },
  },
  'in pages, with kinds': {
    props: {
      images: Array.from({ length: 14 }, (_, index) => ({ ...shot, tags: index % 2 ? 'Houses' : 'Gardens' })),
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
