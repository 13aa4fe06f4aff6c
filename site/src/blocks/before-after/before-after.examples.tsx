import { type BlockExamples, GONE_PICTURE, SMALL_PICTURE, WIDE_PICTURE } from '#site/block-kit/examples.ts';
import type { BeforeAfterProps } from './before-after.tsx';

const both = { before: SMALL_PICTURE, after: WIDE_PICTURE };

export const examples: BlockExamples<BeforeAfterProps, null> = {
  ordinary: { props: { ...both, caption: 'The kitchen, six weeks apart' } },
  'square, without words on it': {
    props: { ...both, ratio: '1/1', beforeLabel: '', afterLabel: '', start: 25 },
  },
  'one is gone': { props: { before: GONE_PICTURE, after: WIDE_PICTURE } },
  empty: {},
};
