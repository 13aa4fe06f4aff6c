import type { Perform } from './action-doer.ts';

/** Reloads the page. A hash with this action is removed first, or the page would reload endlessly. */
export const perform: Perform<'reload-page'> = ({ link }) => {
  if (!link) history.replaceState(history.state, '', location.pathname + location.search);
  location.reload();
  return true;
};
