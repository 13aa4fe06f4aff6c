import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { SpacerProps } from './spacer.tsx';

export const examples: BlockExamples<SpacerProps, null> = {
  ordinary: {},
  none: { props: { height: { base: 0 } } },
  'much, less on phones': { props: { height: { base: 240, mobile: 60 } } },
};
