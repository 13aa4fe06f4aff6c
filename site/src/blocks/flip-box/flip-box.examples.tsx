import { type BlockExamples, WIDE_PICTURE } from '#site/block-kit/examples.ts';
import type { FlipBoxProps } from './flip-box.tsx';

export const examples: BlockExamples<FlipBoxProps, null> = {
  ordinary: {},
  'a picture, and a button on its back': {
    props: { graphic: 'picture', picture: WIDE_PICTURE, button: 'How we sell', link: { href: '/sell' } },
  },
  'without backgrounds': { props: { colour: '', backColour: '' } },
  'very long': {
    props: { title: 'abcdefghij'.repeat(10), backText: 'A sentence that goes on. '.repeat(15) },
  },
  empty: { props: { title: '', text: '', backTitle: '', backText: '' } },
};
