import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { OffCanvasProps } from './off-canvas.tsx';

export const examples: BlockExamples<OffCanvasProps, null> = {
  'as it comes': {},
  'from the left, beside a page that stays in use': {
    props: { side: 'start', overlay: false, preventScroll: false, button: 'Filters', icon: 'search' },
  },
  'from the bottom, with a long name': {
    props: {
      side: 'bottom',
      button: 'Everything there is to know about the area before you buy in it',
      linkName: 'area',
    },
  },
  'without a button: links open it': { props: { button: '', title: '' } },
};
