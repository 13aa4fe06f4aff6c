import { mapScriptTexts } from '#site/messages/map-scripts.ts';
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
      })
      .catch((error: unknown) => {
        console.error('The map did not start:', error);
        const say = (place: string, text: string) => {
          const element = dialog.querySelector(place);
          if (element) element.textContent = text;
        };
        say('[data-map-count]', '');
        say('[data-map-note]', mapScriptTexts().failed);
      });
    return () => {
      left = true;
      remove?.();
    };
  },
};
