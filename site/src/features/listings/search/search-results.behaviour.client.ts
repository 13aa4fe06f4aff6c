import type { Behaviour } from '#site/ui/behaviour.ts';
import { isPlainClick, whenIdle } from '#site/ui/island-loader.client.ts';
import { rememberSearch, showRecentSearches } from './recent-searches.client.ts';

const load = () => import('./replace-results.client.ts');

/**
 * Results that change without a full load: filters, what is taken off, sorting, pages, Back and Forward. What replaces
 * them is fetched when somebody is about to choose. Without it links and the form do what they always do.
 */
export const behaviour: Behaviour = {
  start(bar) {
    rememberSearch();
    showRecentSearches(bar);
    // The bar is replaced together with the results; the page is listened to once.
    if (document.body.dataset.searchResults) return undefined;
    // What the page shows before anything replaces it. After a reload, Back changes the address alone, perhaps before this runs.
    const [loaded] = performance.getEntriesByType('navigation');
    const { pathname, search } = new URL(loaded?.name ?? location.href);
    document.body.dataset.searchResults = pathname + search;
    document.addEventListener('click', (event) => {
      const target = isPlainClick(event) && event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>('[data-search-part] a');
      if (!link || link.origin !== location.origin || link.pathname !== location.pathname || link.hash)
        return;
      event.preventDefault();
      void load().then(
        ({ follow }) => follow(link),
        () => location.assign(link.href),
      );
    });
    document.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('[data-search-form]')) return;
      event.preventDefault();
      void load().then(
        ({ send }) => send(form),
        () => form.submit(),
      );
    });
    document.addEventListener('change', ({ target }) => {
      const field = target as HTMLInputElement;
      // A place is searched for when the form is sent: half a name is no suburb.
      if (!field.form?.matches('[data-search-form]') || field.name === 'q' || field.name === 'suburb') return;
      void load().then(({ tryFilters }) => tryFilters(field.form as HTMLFormElement));
    });
    // Who tabs on past the panel of filters is not left behind it.
    document.addEventListener('keyup', ({ key, target }) => {
      const panel = document.querySelector<HTMLElement>('[data-search-form] :popover-open');
      if (key === 'Tab' && !panel?.contains(target as Node)) panel?.hidePopover();
    });
    const showAddress = () => void load().then((results) => results.showAddress());
    addEventListener('popstate', showAddress);
    if (pathname + search !== location.pathname + location.search) showAddress();
    // Not within the tap that may be what enters.
    bar.addEventListener('pointerenter', () => whenIdle(() => void load()), { once: true, passive: true });
    return undefined;
  },
};
