import type { Behaviour } from '#site/ui/behaviour.ts';

/** The map of search results. It is in the page only once a visitor asked for it, and loads its library then. */
export const behaviour: Behaviour = {
  start(dialog) {
    let left = false;
    let remove: (() => void) | undefined;
    void import('./search-map.client.ts')
      .then(({ startSearchMap }) => startSearchMap(dialog as HTMLDialogElement))
      .then((end) => {
        if (left) end();
        else remove = end;
      });
    return () => {
      left = true;
      remove?.();
    };
  },
};
