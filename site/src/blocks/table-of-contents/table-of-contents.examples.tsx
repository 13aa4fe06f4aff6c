import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { Heading } from '#site/block-kit/parts/heading-anchor.ts';
import type { TableOfContentsProps } from './table-of-contents.tsx';

const data: Heading[] = [
  { id: 'first', text: 'What happens first', level: 2 },
  { id: 'visit', text: 'The visit', level: 3 },
  { id: 'price', text: 'The price range', level: 3 },
  { id: 'costs', text: 'What it costs', level: 2 },
];

export const examples: BlockExamples<TableOfContentsProps, Heading[]> = {
  ordinary: { data },
  numbered: { props: { numbered: true, title: '' }, data },
  'very long': {
    data: Array.from({ length: 30 }, (_, n) => ({
      id: `part-${n}`,
      text: `Part ${n + 1}: everything there is to know about it, at length`,
      level: 2 + (n % 3),
    })),
  },
  'one heading only': { data: data.slice(0, 1) },
  empty: { data: [] },
};
