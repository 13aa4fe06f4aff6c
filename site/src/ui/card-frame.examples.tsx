import { CardFrame } from './card-frame.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  outlined: <CardFrame>Monday to Friday 8:30am to 5:30pm</CardFrame>,
  'sand, without padding': (
    <CardFrame tone="sand" padded={false}>
      A picture
    </CardFrame>
  ),
};
