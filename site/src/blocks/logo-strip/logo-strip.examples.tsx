import { type BlockExamples, GONE_PICTURE, SMALL_PICTURE, WIDE_PICTURE } from '#site/block-kit/examples.ts';
import type { LogoStripProps } from './logo-strip.tsx';

const logo = (name: string, link: LogoStripProps['logos'][number]['link'] = null) => ({
  picture: name.length % 2 ? WIDE_PICTURE : SMALL_PICTURE,
  name,
  link,
});

export const examples: BlockExamples<LogoStripProps, null> = {
  ordinary: {
    props: {
      title: 'Members of',
      logos: ['One', 'Four', 'Three', 'Twelve', 'Seven'].map((name) => logo(name)),
    },
  },
  'links, in colour': {
    props: {
      grey: false,
      logos: [logo('One', { href: 'https://example.com', newTab: true }), logo('Four', { href: '/about' })],
    },
  },
  'one is gone': { props: { logos: [logo('One'), { picture: GONE_PICTURE, name: 'Gone', link: null }] } },
  empty: {},
};
