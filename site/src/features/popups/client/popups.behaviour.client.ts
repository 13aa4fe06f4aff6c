import type { Behaviour } from '#site/ui/behaviour.ts';
import { startPopups } from './popups.client.ts';

/** Starts all popups of a page. */
export const behaviour: Behaviour = {
  start() {
    startPopups();
    return undefined;
  },
};
