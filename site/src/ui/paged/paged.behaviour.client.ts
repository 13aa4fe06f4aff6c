import { contentAdded } from '../added-content.ts';
import type { Behaviour } from '../behaviour.ts';
import { isPlainClick } from '../island-loader.client.ts';
import { ownHtml } from '../own-html.client.ts';
import { type FetchedPage, fetchPage } from './fetch-page.client.ts';
import { addressWith, readAddress } from './paged-address.ts';
import type { PagedMarks } from './paged-marks.ts';

/** A requested page, and whether its URL is pushed to the history, replaces the current one, or is there already. */
type Wanted = { page: number; term: string; action: string; step: 'new' | 'same' | 'none' };

/** The most pages loaded in parallel, for Back. */
const MOST_AT_ONCE = 20;

/**
 * Paginates and filters a list in place: the targets of its links are loaded into the list. The URL has the state, so
 * that Back, Forward and a reload show it too. If loading fails nothing changes.
 */
export const behaviour: Behaviour = {
  start(root) {
    const marks = JSON.parse(root.dataset.paged ?? '{}') as PagedMarks;
    const part = (name: string) => root.querySelector<HTMLElement>(`[data-paged-${name}]`);
    const items = part('items');
    const pager = part('pager');
    if (!items || !pager) return undefined;
    const kept = new Map<string, Promise<FetchedPage>>();
    const leaving = new AbortController();
    const { signal } = leaving;
    let { page, term } = marks;
    let processing = false;
    /** Whether Back or Forward changed the URL in the meantime. */
    let behind = false;

    const fetched = (asked: Wanted) => {
      const key = `${asked.term} ${asked.page}`;
      const known = kept.get(key);
      if (known) return known;
      const fresh = fetchPage({ source: marks.source, asked });
      kept.set(key, fresh);
      fresh.catch(() => kept.delete(key));
      return fresh;
    };

    /** A page with all previous pages above it. */
    const whole = async (asked: Wanted): Promise<FetchedPage> => {
      if (asked.page === 1) return fetched(asked);
      const [before, last] = await Promise.all([whole({ ...asked, page: asked.page - 1 }), fetched(asked)]);
      return { ...last, items: before.items + last.items };
    };

    const show = async (wanted: Wanted) => {
      if (processing) return;
      processing = true;
      root.setAttribute('aria-busy', 'true');
      try {
        const adds = wanted.action === 'loadMore';
        const isWhole = marks.adds && !adds && wanted.page <= MOST_AT_ONCE;
        const found = await (isWhole ? whole(wanted) : fetched(wanted));
        if (signal.aborted) return;
        const first = adds ? items.children.length : 0;
        if (adds) items.insertAdjacentHTML('beforeend', ownHtml(found.items));
        else items.innerHTML = ownHtml(found.items);
        pager.innerHTML = ownHtml(found.pager);
        ({ page } = found);
        ({ term } = wanted);
        for (const link of root.querySelectorAll<HTMLElement>('[data-term]'))
          link.ariaCurrent = link.dataset.term === term ? 'true' : null;
        const address = addressWith({ marks, page, term, address: location.href });
        if (wanted.step === 'new') history.pushState(null, '', address);
        if (wanted.step === 'same') history.replaceState(history.state, '', address);
        contentAdded(items);
        tell({ wanted, found, first });
      } catch {
        // Nothing is replaced: the links still work.
      } finally {
        processing = false;
        root.removeAttribute('aria-busy');
        if (behind) goBack();
      }
    };

    const tell = ({ wanted, found, first }: { wanted: Wanted; found: FetchedPage; first: number }) => {
      const status = part('status');
      if (status) status.textContent = `Page ${found.page} of ${found.pages}`;
      if (wanted.step === 'none' || wanted.action === 'filter') return;
      // The clicked link is gone: the focus moves to the first new item.
      const next = first ? items.children[first] : items;
      if (!(next instanceof HTMLElement)) return;
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
      if (!first && root.getBoundingClientRect().top < 0) root.scrollIntoView();
    };

    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a');
      if (!link || !isPlainClick(event)) return;
      const { page: to, term: chosen } = link.dataset;
      if (to === undefined && chosen === undefined) return;
      event.preventDefault();
      if (chosen !== undefined) return void show({ page: 1, term: chosen, action: 'filter', step: 'new' });
      const step = marks.adds ? 'same' : 'new';
      void show({
        page: Number(to),
        term,
        action: actionOf({ to: Number(to), page, adds: marks.adds }),
        step,
      });
    };

    const goBack = () => {
      behind = processing;
      if (processing) return;
      const said = readAddress({ marks, address: location.href });
      if (said.page === page && said.term === term) return;
      void show({ ...said, action: 'goto', step: 'none' });
    };

    root.addEventListener('click', press, { signal });
    addEventListener('popstate', goBack, { signal });
    return () => leaving.abort();
  },
};

function actionOf({ to, page, adds }: { to: number; page: number; adds?: boolean }): string {
  if (adds) return 'loadMore';
  return to === page + 1 ? 'next' : to === page - 1 ? 'prev' : 'goto';
}
