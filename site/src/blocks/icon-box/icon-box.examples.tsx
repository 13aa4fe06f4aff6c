import { type BlockExamples, GONE_PICTURE, WIDE_PICTURE } from '#site/block-kit/examples.ts';
import type { IconBoxProps } from './icon-box.tsx';

export const examples: BlockExamples<IconBoxProps, null> = {
  ordinary: {},
  'centred, with a link of its own': {
    props: {
      icon: 'handshake',
      align: { base: 'center', mobile: 'start' },
      link: { href: '/sell' },
      more: 'How we sell',
    },
  },
  'an icon at the side, the title a link': {
    props: { place: 'beside', colour: 'brand', link: { href: 'https://example.com', newTab: true } },
  },
  'a picture above': { props: { graphic: 'picture', picture: WIDE_PICTURE } },
  'a picture at the side': { props: { graphic: 'picture', picture: WIDE_PICTURE, place: 'beside' } },
  'a picture that is gone': { props: { graphic: 'picture', picture: GONE_PICTURE } },
  'very long': { props: { title: 'abcdefghij'.repeat(12), text: 'A sentence that goes on. '.repeat(20) } },
  empty: { props: { title: '', text: ' ' } },
};
