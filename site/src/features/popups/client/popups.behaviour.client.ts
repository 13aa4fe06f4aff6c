import type { Behaviour } from '#site/ui/behaviour.ts';
import { startPopups } from './popups.client.ts';

/** Starts the popups of a page, which has one element for all of them. */
export const behaviour: Behaviour = {
  start() {
    startPopups();
    return undefined;
  },
};
