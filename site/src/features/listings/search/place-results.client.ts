import { contentAdded } from '#site/ui/added-content.ts';
import { showRecentSearches } from './recent-searches.client.ts';

/** Puts the parts of a new page in place of those that are there. `bar`: the form is replaced, too. */
export function placeResults({ fresh, bar }: { fresh: Document; bar: boolean }): void {
  for (const name of ['bar', 'heading', 'results', 'map', 'pager']) {
    const next = fresh.querySelector<HTMLElement>(`[data-search-part=${name}]`);
    const before = document.querySelector<HTMLElement>(`[data-search-part=${name}]`);
    if (!next || !before) continue;
    if (name === 'bar' && !bar) {
      copyBar({ from: next, to: before });
      continue;
    }
    if (name === 'map' && tellMap({ next, before })) continue;
    before.replaceWith(next);
    contentAdded(next);
    if (name === 'bar') showRecentSearches(next);
  }
}

/** Shows how many results the choices of the form have; the results themselves stay. */
export function placeCounts(fresh: Document): void {
  const next = fresh.querySelector<HTMLElement>('[data-search-part=bar]');
  const before = document.querySelector<HTMLElement>('[data-search-part=bar]');
  if (next && before) copyBar({ from: next, to: before });
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

/** The numbers beside each choice, and the links to the other searches. What has not changed is left alone. */
function copyBar({ from, to }: { from: HTMLElement; to: HTMLElement }): void {
  const counts = new Map(countsIn(from).map(({ dataset, textContent }) => [dataset.count, textContent]));
  for (const count of countsIn(to)) {
    const text = counts.get(count.dataset.count) ?? '';
    if (count.textContent !== text) count.textContent = text;
  }
  for (const list of to.querySelectorAll('select')) {
    const next = from.querySelector<HTMLSelectElement>(`select[name="${list.name}"]`);
    const texts = new Map([...(next?.options ?? [])].map(({ value, text }) => [value, text]));
    for (const option of [...list.options]) {
      const text = texts.get(option.value) ?? option.text.replace(OPTION_COUNT, '');
      if (option.text !== text) option.text = text;
    }
  }
  const links = from.querySelectorAll<HTMLAnchorElement>('nav a');
  for (const [at, link] of to.querySelectorAll<HTMLAnchorElement>('nav a').entries()) {
    const next = links[at];
    if (next && next.textContent === link.textContent) link.href = next.href;
  }
  showRecentSearches(to);
}

const countsIn = (bar: HTMLElement): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('[data-count]')];

/** Tells screen readers how many there are on this page: “24 properties”. Before its parts are put in place. */
export function sayFound(fresh: Document): void {
  const text = fresh.querySelector<HTMLElement>('[data-found]')?.dataset.found ?? '';
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
