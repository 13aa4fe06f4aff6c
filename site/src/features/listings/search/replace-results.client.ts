import { contentAdded } from '#site/ui/added-content.ts';
import { parseOwnHtml } from '#site/ui/own-html.client.ts';
import { rememberSearch, showRecentSearches } from './recent-searches.client.ts';

/** An answer that takes longer is left to the browser. */
const LONGEST_MS = 15_000;
/** Several filters in a row are one question. */
const PAUSE_MS = 150;

let turn = 0;
let shown = document.body.dataset.searchResults;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Shows the results at a link's address. */
export async function follow(link: HTMLAnchorElement): Promise<void> {
  const isPage = link.closest('[data-search-part=pager]') !== null;
  await show({ address: link.href, push: true, bar: true, scroll: isPage });
}

/** Sends the form: the place that was typed counts too. */
export async function send(form: HTMLFormElement): Promise<void> {
  clearTimeout(pause);
  await show({ address: addressOf(form), push: true, bar: true, scroll: false });
}

/** Shows what the filters chosen so far find, and how many each other choice would; the panel stays as it is. */
export function tryFilters(form: HTMLFormElement): void {
  clearTimeout(pause);
  pause = setTimeout(() => {
    const address = addressOf(form, new Set(['q']));
    void show({ address, push: true, bar: false, scroll: false, focus: false });
  }, PAUSE_MS);
}

/** Shows the results at an address that the map or one of its forms asks for. `push`: as a step of its own. */
export async function showSearch({ address, push }: { address: string; push: boolean }): Promise<void> {
  await show({ address, push, isReplaced: !push, bar: true, scroll: false, focus: false });
}

/** What the address says, after Back or Forward. */
export function showAddress(): void {
  const address = location.pathname + location.search;
  if (address === shown) return;
  void show({ address, push: false, bar: true, scroll: false, focus: false });
}

/** The address that a form opens, without its empty fields. */
function addressOf(form: HTMLFormElement, without = new Set<string>()): string {
  const fields = [...new FormData(form)].filter(([name, value]) => value !== '' && !without.has(name));
  const query = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
  const { pathname } = new URL(form.action);
  return query.size ? `${pathname}?${query}` : pathname;
}

async function show({
  address,
  push,
  isReplaced = false,
  bar,
  scroll,
  focus = true,
}: {
  address: string;
  push: boolean;
  /** The address takes the place of the present one. */
  isReplaced?: boolean;
  /** The form is replaced, too. */
  bar: boolean;
  scroll: boolean;
  focus?: boolean;
}): Promise<void> {
  const own = ++turn;
  const results = document.querySelector<HTMLElement>('[data-search-part=results]');
  if (results) results.ariaBusy = 'true';
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) });
    if (!response.ok) throw new Error(`The search answered ${response.status}.`);
    const fresh = parseOwnHtml(await response.text());
    if (own !== turn) return;
    const { pathname, search } = new URL(response.url);
    // Another page than this one, such as /rent for “2 bed to rent” typed on /buy.
    if (pathname !== location.pathname && push) return location.assign(response.url);
    shown = pathname + search;
    // What was found while filters were chosen is no step of its own when the panel closes.
    if (push && shown !== location.pathname + location.search) history.pushState(null, '', shown);
    if (isReplaced) history.replaceState(history.state, '', shown);
    place({ fresh, bar });
    if (focus)
      document.querySelector<HTMLElement>('[data-search-part=heading] h1')?.focus({ preventScroll: !scroll });
    rememberSearch();
  } catch {
    // The browser shows what there is to show, its own error page included.
    if (own === turn) location.assign(address);
  }
}

/** Puts the parts of a new page in place of those that are there. */
function place({ fresh, bar }: { fresh: Document; bar: boolean }): void {
  document.title = fresh.title;
  // Read first: what is put in place leaves the new page.
  const found = fresh.querySelector<HTMLElement>('[data-found]')?.dataset.found ?? '';
  for (const name of ['bar', 'heading', 'results', 'map', 'pager']) {
    const next = fresh.querySelector<HTMLElement>(`[data-search-part=${name}]`);
    const before = document.querySelector<HTMLElement>(`[data-search-part=${name}]`);
    if (!next || !before) continue;
    if (name === 'bar' && !bar) {
      copyCounts({ from: next, to: before });
      continue;
    }
    if (name === 'map' && tellMap({ next, before })) continue;
    before.replaceWith(next);
    contentAdded(next);
    if (name === 'bar') showRecentSearches(next);
  }
  say(found);
}

/** A map that is shown before and after stays, and is told what it shows now; false where it is opened or closed. */
function tellMap({ next, before }: { next: HTMLElement; before: HTMLElement }): boolean {
  const stays = next.querySelector('dialog') !== null && before.querySelector('dialog') !== null;
  if (stays) {
    for (const { name } of [...before.attributes]) before.removeAttribute(name);
    for (const { name, value } of next.attributes) before.setAttribute(name, value);
    // Their links and fields hold the search.
    for (const selector of ['.fr-map-back', '.fr-map-forms']) {
      const fresh = next.querySelector(selector);
      if (fresh) before.querySelector(selector)?.replaceWith(fresh);
    }
  }
  before.dispatchEvent(new Event(stays ? 'frontage:map-changed' : 'frontage:map-closed'));
  return stays;
}

/** How an option ends that says how many results it has. */
const OPTION_COUNT = / \([\d,]+\)$/;

/** The numbers beside each choice, in place. */
function copyCounts({ from, to }: { from: HTMLElement; to: HTMLElement }): void {
  for (const count of to.querySelectorAll<HTMLElement>('[data-count]')) {
    const next = from.querySelector(`[data-count="${CSS.escape(count.dataset.count ?? '')}"]`);
    count.textContent = next?.textContent ?? '';
  }
  for (const list of to.querySelectorAll('select')) {
    const next = from.querySelector<HTMLSelectElement>(`select[name="${list.name}"]`);
    const texts = new Map([...(next?.options ?? [])].map(({ value, text }) => [value, text]));
    for (const option of list.options)
      option.text = texts.get(option.value) ?? option.text.replace(OPTION_COUNT, '');
  }
}

/** Tells screen readers how many there are. */
function say(text: string): void {
  let place = document.querySelector('[data-search-said]');
  if (!place) {
    place = document.createElement('p');
    place.setAttribute('role', 'status');
    place.setAttribute('data-search-said', '');
    place.className = 'sr-only';
    document.body.append(place);
  }
  place.textContent = '';
  requestAnimationFrame(() => {
    place.textContent = text;
  });
}
