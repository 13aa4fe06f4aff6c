import {
  countedFilters,
  type FilterJoin,
  type LoopFilter,
  type LoopState,
  readLoopState,
  writeLoopState,
} from '#site/block-kit/loop/loop-address.ts';
import { type Choose, chooseTerm, chosenTerms } from '#site/block-kit/loop/loop-choice.ts';
import { contentAdded } from '#site/ui/added-content.ts';
import { parseOwnHtml } from '#site/ui/own-html.client.ts';

/** A question that takes longer counts as failed: nothing stays dimmed for ever. */
const LONGEST_MS = 15_000;
const PATH = '/wp-json/elementor-pro/v1/refresh-loop';

type After = 'stay' | 'go to it' | 'append';

/** Does what a visitor chose: another page of a loop, or a term of one of its filters. */
export function chooseInLoop({
  loop,
  widget,
  chosen,
}: {
  loop: HTMLElement;
  widget: string;
  chosen: HTMLAnchorElement | HTMLSelectElement;
}): void {
  const work = loops.get(loop) ?? makeLoop({ loop, widget });
  loops.set(loop, work);
  const filter = chosen.closest<HTMLElement>('.fr-loop-filter');
  if (filter) {
    const term = chosen instanceof HTMLSelectElement ? chosen.value.replace('!', '') : chosen.dataset.term;
    const state = narrowed({ filter, work, term: term ?? '' });
    // What is chosen already is no step of its own.
    if (keyOf(state) !== keyOf(work.read())) void work.go({ state, after: 'stay' });
  } else if (!loop.ariaBusy) goToPage({ work, link: chosen, page: Number(chosen.dataset.page) });
}

type Work = ReturnType<typeof makeLoop>;
const loops = new Map<HTMLElement, Work>();

addEventListener('popstate', () => showAddress());
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) showAddress();
});

/** What the address says, after Back or Forward. */
function showAddress(): void {
  for (const [loop, work] of loops) {
    // One in a popup has gone with it.
    if (loop.isConnected) work.follow();
    else loops.delete(loop);
  }
  showFilters();
}

function makeLoop({ loop, widget }: { loop: HTMLElement; widget: string }) {
  const { place: placeId = '', taxonomies = '', join } = loop.dataset;
  let turn = 0;
  let asked: AbortController | undefined;
  let shown = read();

  function read(): LoopState {
    const query = new URLSearchParams(location.search);
    const state = readLoopState({ widget, taxonomies: taxonomies.split(' '), query });
    return { ...state, filters: [...countedFilters({ ...state, join: join as FilterJoin })] };
  }

  function addressOf(state: LoopState): string {
    const query = writeLoopState({ widget, state, query: new URLSearchParams(location.search) });
    return location.pathname + (query.size ? `?${query}` : '');
  }

  /** Asks for a state and shows it. False where no answer came, and nobody has asked for another one since. */
  async function refresh({ state, after }: { state: LoopState; after: After }): Promise<boolean> {
    const own = ++turn;
    asked?.abort();
    asked = new AbortController();
    const { signal } = asked;
    const clock = setTimeout(() => asked?.abort(), LONGEST_MS);
    setBusy(true);
    try {
      const adds = after === 'append';
      const address = addressOf(state);
      const data = await ask({ place: placeId, widget, address, filters: state.filters, adds, signal });
      if (own !== turn) return true;
      if (data === undefined) return false;
      place({ data, after });
      // Only now is there more to see: the address says so, for a reload and for coming back.
      if (adds) history.replaceState(history.state, '', address);
      shown = state;
      return true;
    } catch {
      // What is there stays.
      return own !== turn;
    } finally {
      clearTimeout(clock);
      if (own === turn) setBusy(false);
    }
  }

  function setBusy(isBusy: boolean): void {
    loop.ariaBusy = isBusy ? 'true' : null;
    loop.querySelector('.fr-loop-overlay')?.remove();
    if (!isBusy) return;
    const overlay = document.createElement('div');
    overlay.className = 'fr-loop-overlay';
    loop.append(overlay);
  }

  function place({ data, after }: { data: string; after: After }): void {
    const fresh = parseOwnHtml(data).querySelector<HTMLElement>(INSIDE);
    const before = loop.querySelector<HTMLElement>(INSIDE);
    if (!fresh || !before) return;
    if (after === 'append') append({ fresh, before });
    else before.replaceWith(fresh);
    contentAdded(loop);
    say(fresh.dataset.said ?? '');
    if (after !== 'go to it') return;
    fresh.focus({ preventScroll: true });
    if (loop.getBoundingClientRect().top < 0) loop.scrollIntoView();
  }

  function say(text: string): void {
    const place = loop.querySelector('[data-loop-said]');
    if (!place) return;
    // The same text twice would be read out once.
    place.textContent = '';
    requestAnimationFrame(() => {
      place.textContent = text;
    });
  }

  return {
    widget,
    read,
    addressOf,
    /** Shows another state and says so in the address. */
    async go(to: { state: LoopState; after: After }): Promise<void> {
      history.pushState(null, '', addressOf(to.state));
      showFilters();
      if (await refresh(to)) return;
      // Neither the address nor a filter says what nobody sees.
      history.replaceState(null, '', addressOf(shown));
      showFilters();
    },
    /** The next page below this one. */
    more(page: number): void {
      void refresh({ state: { ...read(), page }, after: 'append' });
    },
    follow(): void {
      const state = read();
      if (keyOf(state) !== keyOf(shown)) return void refresh({ state, after: 'stay' });
      // What was under way is for a state that nobody is at any more.
      turn += 1;
      asked?.abort();
      setBusy(false);
    },
  };
}

const INSIDE = '.elementor-widget-container';

/** Puts the items of another page below those there are; the first of them is where one reads on. */
function append({ fresh, before }: { fresh: HTMLElement; before: HTMLElement }): void {
  const items = [...fresh.querySelectorAll('.elementor-loop-container > *')];
  before.querySelector('.elementor-loop-container')?.append(...items);
  for (const part of ['[data-loop-pager]', '[data-loop-count]'])
    before.querySelector(part)?.replaceWith(...fresh.querySelectorAll(part));
  items[0]?.querySelector<HTMLElement>('a:not([tabindex]), button')?.focus({ preventScroll: true });
}

async function ask({
  place,
  widget,
  address,
  filters,
  adds,
  signal,
}: {
  place: string;
  widget: string;
  address: string;
  filters: readonly LoopFilter[];
  adds: boolean;
  signal: AbortSignal;
}): Promise<string | undefined> {
  const taxonomy = Object.fromEntries(
    filters.map(({ taxonomy, terms, operator }) => [taxonomy, { terms, logicalJoin: operator }]),
  );
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      post_id: place,
      widget_id: widget,
      widget_filters: { taxonomy },
      pagination_base_url: address,
      ...(adds && { adds }),
    }),
    signal,
  });
  if (!response.ok) return undefined;
  const { data } = (await response.json()) as { data?: unknown };
  return typeof data === 'string' ? data : undefined;
}

function goToPage({ work, link, page }: { work: Work; link: HTMLElement; page: number }): void {
  if (link.closest('[data-loop-pager="load-more"]')) work.more(page);
  else void work.go({ state: { ...work.read(), page }, after: 'go to it' });
}

/** The loop's state once this term of a filter has been chosen. */
function narrowed({ filter, work, term }: { filter: HTMLElement; work: Work; term: string }): LoopState {
  const { taxonomy = '', choose, join } = filter.dataset;
  const state = work.read();
  const how = { taxonomy, choose: choose as Choose, join: join as FilterJoin };
  // A list that opens holds one term: what was chosen before goes.
  const start = filter.querySelector('select') ? chooseTerm({ state, term: '', ...how }) : state;
  return chooseTerm({ state: start, term, ...how });
}

/** Says in every filter of the loops in use what is chosen now, and what each link leads to. */
function showFilters(): void {
  for (const work of loops.values()) {
    const ofLoop = `.fr-loop-filter[data-loop="${CSS.escape(work.widget)}"]`;
    for (const filter of document.querySelectorAll<HTMLElement>(ofLoop)) showFilter({ filter, work });
  }
}

function showFilter({ filter, work }: { filter: HTMLElement; work: Work }): void {
  const { taxonomy = '', choose } = filter.dataset;
  const terms = chosenTerms({ ...work.read(), taxonomy });
  for (const link of filter.querySelectorAll<HTMLAnchorElement>('a[data-term]')) {
    const { term = '' } = link.dataset;
    const isChosen = term ? terms.includes(term) : terms.length === 0;
    link.ariaCurrent = isChosen ? 'true' : null;
    link.href = `${work.addressOf(narrowed({ filter, work, term }))}#loop-${work.widget}`;
  }
  const select = filter.querySelector('select');
  const [first = ''] = terms;
  if (select) select.value = first && choose === 'none' ? `!${first}` : first;
}

const keyOf = (state: LoopState): string => JSON.stringify(state);
