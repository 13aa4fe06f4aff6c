import { LANDSCAPE, LONG_WORDS } from '#site/ui/example-pictures.ts';
import { exampleAgent, longAgent } from '../../parts/example-agent.ts';
import { longListing, openListing, soldListing } from '../../parts/example-listings.ts';
import { exampleOffice } from '../../parts/example-office.ts';
import type { LoopItem } from '../loop-item.ts';

const testimonial = {
  quote: 'They sold it in a week, and told us everything on the way.',
  author: 'A seller',
  about: 'Sold in Newtown, 2026',
  agent: null,
  image: null,
};

const examplePost = {
  id: 1,
  slug: 'before-you-sell',
  path: '/news/before-you-sell',
  title: 'Before you sell',
  excerpt: 'What is worth mending, and what is not.',
  picture: { ...LANDSCAPE, alt: '' },
  categories: [{ id: 1, slug: 'selling', name: 'Selling', path: '/news/category/selling' }],
  author: { id: 1, name: exampleAgent.name, path: exampleAgent.path },
  publishedAt: '2026-11-02T00:00:00.000Z',
};

/** Items of every kind, by how much is known of them: whole, bare, and with much to say. */
export const EXAMPLE_ITEMS = {
  'a property': { kind: 'listings', id: 41, listing: openListing },
  'a property without a picture': { kind: 'listings', id: 43, listing: longListing },
  'a property that was sold': { kind: 'listings', id: 44, listing: soldListing },
  'a person': { kind: 'agents', id: 1, agent: exampleAgent, office: exampleOffice },
  'a person with a long name': { kind: 'agents', id: 2, agent: longAgent, office: null },
  'an office': { kind: 'offices', id: 1, office: exampleOffice, people: 3 },
  'a post': { kind: 'posts', id: 1, post: examplePost },
  'a post with little to say': {
    kind: 'posts',
    id: 2,
    post: { ...examplePost, title: LONG_WORDS, excerpt: '', picture: null, categories: [], author: null },
  },
  'a page': {
    kind: 'pages',
    id: 1,
    page: {
      id: 1,
      path: '/suburbs/newtown',
      title: 'Newtown',
      description: 'Terraces, cafés and the station.',
      image: LANDSCAPE,
      updatedAt: '2026-11-02T00:00:00.000Z',
    },
  },
  'a page without words': {
    kind: 'pages',
    id: 2,
    page: {
      id: 2,
      path: '/suburbs/long',
      title: LONG_WORDS,
      description: '',
      image: null,
      updatedAt: '2026-11-02T00:00:00.000Z',
    },
  },
  'a testimonial': { kind: 'testimonials', id: 1, testimonial },
  'a testimonial about somebody': {
    kind: 'testimonials',
    id: 2,
    testimonial: { ...testimonial, quote: LONG_WORDS, agent: exampleAgent },
  },
} as const satisfies Record<string, LoopItem>;
