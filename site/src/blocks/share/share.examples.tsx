import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { ShareData, ShareProps } from './share.tsx';

const data = { url: 'https://example.com/about?a=1&b=2', title: 'About us' };

export const examples: BlockExamples<ShareProps, ShareData> = {
  ordinary: { data },
  'without networks': { props: { networks: false }, data },
  'very long': { data: { ...data, title: 'Everything there is to say about selling a home '.repeat(4) } },
};
