import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { ScrollNoticeProps } from './scroll-notice.tsx';

export const examples: BlockExamples<ScrollNoticeProps, null> = {
  ordinary: {},
  'an arrow alone': { props: { label: '' } },
};
