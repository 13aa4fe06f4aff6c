import { type BlockExamples, SMALL_PICTURE } from '#site/block-kit/examples.ts';
import type { QuoteProps } from './quote.tsx';

const said = {
  text: 'They told us what to repair and what to leave, and they were right.',
  author: 'Ada',
  about: 'sold in Enmore',
};

export const examples: BlockExamples<QuoteProps, null> = {
  ordinary: { props: said },
  'large, with its source': {
    props: { ...said, look: 'large', link: { href: 'https://example.com/review', newTab: true } },
  },
  'a card with a portrait': { props: { ...said, look: 'card', portrait: SMALL_PICTURE } },
  'without an author': {},
  'very long': {
    props: { ...said, text: 'They called after each inspection. '.repeat(25), author: 'a'.repeat(100) },
  },
  empty: { props: { text: '' } },
};
