import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { HeadingProps } from './heading.tsx';

export const examples: BlockExamples<HeadingProps, null> = {
  ordinary: {},
  'with a line above, centred': {
    props: {
      text: 'Sold in nineteen days',
      eyebrow: 'Marrickville',
      align: { base: 'center', mobile: 'start' },
    },
  },
  'a title, huge, in colour': {
    props: {
      level: '1',
      text: 'Homes, honestly sold',
      size: { base: '5xl', mobile: '3xl' },
      colour: 'brand',
    },
  },
  link: { props: { level: '3', size: { base: 'xl' }, link: { href: 'https://example.com', newTab: true } } },
  'very long': {
    props: {
      text: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch and a great many more words than any heading should ever have, on any page',
    },
  },
  empty: { props: { text: ' ' } },
};
