import type { Examples } from './examples.ts';
import { ListingActions } from './listing-actions.tsx';

export const examples: Examples = {
  'on a card': <ListingActions listing={42} name="12 Example Street" look="card" />,
  'on a page': <ListingActions listing={42} name="12 Example Street" look="page" />,
};
