import { contentAdded } from '#site/ui/added-content.ts';
import { showRecentSearches } from './recent-searches.client.ts';
import type { SearchParts } from './search-parts.ts';

/** What the numbers beside the choices of the form say, and where the links above it go. */
export type FormCounts = Pick<Exclude<SearchParts, { redirect: string }>, 'counts' | 'links'>;

/** Loads the stylesheets that a new page has and this one has not: that of the map. One that fails is left out. */
export async function loadStyles(fresh: Document): Promise<void> {
  const links = [...fresh.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const isHere = (link: Element) => document.head.querySelector(`link[href="${link.getAttribute('href')}"]`);
  const missing = links.filter((link) => !isHere(link));
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((done) => {
          link.onload = link.onerror = done;
          document.head.append(link);
        }),
    ),
  );
}

/** Puts the parts of a new page in place of those that are there. `bar`: the form is replaced, too. */
export function placeResults({ fresh, bar }: { fresh: Document; bar: boolean }): void {
  for (const name of [...(bar ? ['bar'] : []), 'heading', 'results', 'map', 'pager']) {
    const next = fresh.querySelector<HTMLElement>(`[data-search-part=${name}]`);
    const before = document.querySelector<HTMLElement>(`[data-search-part=${name}]`);
    if (!next || !before) continue;
    if (name === 'map' && tellMap({ next, before })) continue;
    before.replaceWith(next);
    contentAdded(next);
    if (name === 'bar') showRecentSearches(next);
  }
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

/** Shows how many results each choice of the form has; what has not changed, and the results themselves, are left alone. */
export function placeCounts({ counts, links }: FormCounts): void {
  const bar = document.querySelector<HTMLElement>('[data-search-part=bar]');
  if (!bar) return;
  for (const count of bar.querySelectorAll<HTMLElement>('[data-count]')) {
    const text = counts[count.dataset.count ?? ''] ?? '';
    if (count.textContent !== text) count.textContent = text;
  }
  for (const { name, options } of bar.querySelectorAll('select'))
    for (const option of options) {
      const text = option.text.replace(OPTION_COUNT, '') + (counts[`${name}=${option.value}`] ?? '');
      if (option.text !== text) option.text = text;
    }
  const others = bar.querySelectorAll<HTMLAnchorElement>('nav a');
  if (others.length === links.length)
    for (const [at, link] of others.entries()) link.href = links[at] ?? link.href;
  showRecentSearches(bar);
}

/** Tells screen readers how many there are: “24 properties”. Before the parts of the page are put in place. */
export function sayFound(text: string): void {
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
