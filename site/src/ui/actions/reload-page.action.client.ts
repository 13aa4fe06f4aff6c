import type { Perform } from './action-doer.ts';

/** Loads the page anew. A hash that asks for it goes first: the page would never come to rest. */
export const perform: Perform<'reload-page'> = ({ link }) => {
  if (!link) history.replaceState(history.state, '', location.pathname + location.search);
  location.reload();
  return true;
};
