import type { BlockExamples } from '#site/block-kit/examples.ts';
import { auctionListing, longListing, openListing } from '#site/block-kit/parts/example-listings.ts';
import type { PostCard } from '#site/features/posts/post-card.ts';
import { LANDSCAPE, LONG_WORDS } from '#site/ui/example-pictures.ts';
import type { PostsData, PostsProps } from './posts.tsx';

const post: PostCard = {
  id: 1,
  slug: 'auction-day',
  path: '/news/auction-day',
  title: 'How an auction day runs',
  excerpt: 'Who registers, what the reserve does, and what to have in your pocket.',
  picture: LANDSCAPE,
  categories: [{ id: 1, slug: 'auctions', name: 'Auctions', path: '/news/category/auctions' }],
  author: { id: 1, name: 'Ada Example', path: '/agents/ada-example' },
  publishedAt: '2026-11-14T00:00:00.000Z',
};
const bare = { ...post, id: 2, title: 'Without a picture', excerpt: '', picture: null, categories: [] };
const data: PostsData = {
  items: [{ post }, { post: bare }],
  at: { page: 3, pages: 8, total: 16, remaining: 10 },
  terms: [
    { slug: 'auctions', name: 'Auctions' },
    { slug: 'selling', name: 'Selling' },
  ],
  term: 'auctions',
  query: '',
  place: '1',
};

export const examples: BlockExamples<PostsProps, PostsData> = {
  'news, with page numbers and a filter': { data },
  'one below the other, with a button for more': {
    props: { look: 'list', pager: 'load-more', filter: false },
    data: { ...data, term: '' },
  },
  'properties, previous and next, last page': {
    props: { source: 'buy', label: 'Homes for sale', pager: 'prev-next' },
    data: {
      ...data,
      items: [{ listing: openListing }, { listing: auctionListing }, { listing: longListing }],
      at: { page: 2, pages: 2, total: 9, remaining: 0 },
      term: '',
      terms: [],
    },
  },
  'very long': {
    data: {
      ...data,
      items: [{ post: { ...post, title: LONG_WORDS, excerpt: 'Word '.repeat(120) } }],
      terms: Array.from({ length: 12 }, (_, index) => ({ slug: `a-${index}`, name: `Category ${index}` })),
    },
  },
  empty: { data: { ...data, items: [], at: { page: 1, pages: 1, total: 0, remaining: 0 }, term: '' } },
};
