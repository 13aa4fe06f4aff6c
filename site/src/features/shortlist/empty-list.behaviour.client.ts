import type { Behaviour } from '#site/ui/behaviour.ts';
import { showState } from '#site/ui/listing-actions.client.ts';

/**
 * An empty list is drawn again once another tab has put something into it. Browsers without any list load no script of
 * lists, so the page of an empty one asks for it.
 */
export const behaviour: Behaviour = {
  start: () => {
    void showState();
    return undefined;
  },
};
