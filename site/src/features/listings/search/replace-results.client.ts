import { parseOwnHtml } from '#site/ui/own-html.client.ts';
import { type FormCounts, loadStyles, placeCounts, placeResults, sayFound } from './place-results.client.ts';
import { rememberSearch } from './recent-searches.client.ts';
import { partsAddress, type SearchParts } from './search-parts.ts';
import { keepTyped, withPlaces } from './unsent-places.client.ts';

/** An answer that takes longer is left to the browser. */
const LONGEST_MS = 15_000;
/** Several filters in a row are one question. */
const PAUSE_MS = 150;

/** Results that are shown when the panel of filters, which covers them on phones, has closed. */
type Held = { turn: number; address: string; found: Found; focus: boolean };

/** What a search found. Its parts are parsed when they are wanted: that takes a slow phone as long as a tap may. */
type Found = { title: string; text: string; counts?: FormCounts; parts: () => Document };

let turn = 0;
let held: Held | undefined;
let shown = document.body.dataset.searchResults;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Shows the results at a link's address. A place that was typed and not sent stays in its field, but for “Clear all”. */
export async function follow(link: HTMLAnchorElement): Promise<void> {
  const isPage = link.closest('[data-search-part=pager]') !== null;
  const isChip = link.querySelector('[data-filter-label]') !== null;
  const address = isChip ? withPlaces(link.href) : link.href;
  const restore = 'clear' in link.dataset ? undefined : keepTyped();
  await show({ address, push: true, bar: true, scroll: isPage });
  restore?.();
}

/** Sends the form: the place that was typed counts too. */
export async function send(form: HTMLFormElement): Promise<void> {
  clearTimeout(pause);
  const address = addressOf(form);
  const panel = form.querySelector<HTMLElement>(':popover-open');
  if (held?.turn === turn && held.address === address) {
    held.focus = true;
    panel?.hidePopover();
    return;
  }
  const shown = show({ address, push: true, bar: true, scroll: false });
  panel?.hidePopover();
  await shown;
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
  // What was tapped is painted before anything else is done.
  const painted = nextPaint();
  try {
    const response = await fetch(bar ? address : partsAddress(address), {
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    if (!response.ok) throw new Error(`The search answered ${response.status}.`);
    const answer = await response.text();
    await painted;
    if (own !== turn) return;
    const found = bar ? foundIn(answer) : readParts(JSON.parse(answer));
    if ('redirect' in found) return await show({ address: found.redirect, push, bar, scroll, focus });
    await nextTask();
    if (bar) await loadStyles(found.parts());
    if (own !== turn) return;
    const { pathname, search } = new URL(bar ? response.url : address, location.href);
    // Another page than this one, such as /rent for “2 bed to rent” typed on /buy.
    if (pathname !== location.pathname && push) return location.assign(pathname + search);
    shown = pathname + search;
    // What was found while filters were chosen is no step of its own when the panel closes.
    if (push && shown !== location.pathname + location.search) history.pushState(null, '', shown);
    if (isReplaced) history.replaceState(history.state, '', shown);
    document.title = found.title;
    sayFound(found.text);
    if (found.counts) placeCounts(found.counts);
    const panel = bar ? null : coveringPanel();
    if (panel) {
      held = { turn: own, address, found, focus };
      panel.addEventListener('toggle', showHeld);
      return;
    }
    finish({ found, bar, focus, scroll });
  } catch {
    // The browser shows what there is to show, its own error page included.
    if (own === turn) location.assign(address);
  }
}

/** What a whole page says. */
function foundIn(html: string): Found {
  const fresh = parseOwnHtml(html);
  const text = fresh.querySelector<HTMLElement>('[data-found]')?.dataset.found ?? '';
  return { title: fresh.title, text, parts: () => fresh };
}

const readParts = (parts: SearchParts): Found | { redirect: string } =>
  'redirect' in parts
    ? parts
    : { title: parts.title, text: parts.found, counts: parts, parts: () => parseOwnHtml(parts.html) };

/** Puts the results in place and moves the focus to their heading if `focus` says so. */
function finish({
  found,
  bar,
  focus,
  scroll,
}: {
  found: Found;
  bar: boolean;
  focus: boolean;
  scroll: boolean;
}): void {
  held = undefined;
  placeResults({ fresh: found.parts(), bar });
  if (focus)
    document.querySelector<HTMLElement>('[data-search-part=heading] h1')?.focus({ preventScroll: !scroll });
  rememberSearch();
}

/** The open panel of filters, if it covers the page: nobody sees the results behind it. */
function coveringPanel(): HTMLElement | null {
  const panel = document.querySelector<HTMLElement>('[data-search-form] :popover-open');
  return panel && panel.offsetWidth >= document.documentElement.clientWidth ? panel : null;
}

/** Shows what was found behind the panel when that has closed, unless something else was asked for since. */
async function showHeld({ newState }: ToggleEvent): Promise<void> {
  const results = held;
  if (newState !== 'closed' || !results) return;
  await nextPaint();
  if (held === results && results.turn === turn) finish({ ...results, bar: false, scroll: false });
}

/** After the browser has painted what there is; soon in a tab that is not shown and paints nothing. */
const nextPaint = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) return done();
    requestAnimationFrame(() => setTimeout(done));
  });

/** In a task of its own: what was tapped meanwhile comes first. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
