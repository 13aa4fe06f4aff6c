import { type BlockExamples, WIDE_PICTURE } from '#site/block-kit/examples.ts';
import type { CallToActionProps } from './call-to-action.tsx';

const button2 = 'See recent sales';
const link2 = { href: '/sold' };

export const examples: BlockExamples<CallToActionProps, null> = {
  ordinary: {},
  'two buttons, centred, on sand': {
    props: { look: 'centred', colour: 'sand', button2, link2, ribbon: 'New' },
  },
  'an image at the side': { props: { look: 'beside', picture: WIDE_PICTURE, button2, link2 } },
  'an image above, without a background': { props: { look: 'above', picture: WIDE_PICTURE, colour: '' } },
  'a colour of its own, without buttons': { props: { colour: '#c0392b', button: '' } },
  'very long': {
    props: {
      title: 'A heading that goes on '.repeat(6),
      text: 'abcdefghij'.repeat(40),
      button: 'Request '.repeat(7),
    },
  },
  empty: { props: { title: '', text: '' } },
};
