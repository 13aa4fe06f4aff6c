import type { Behaviour } from '#site/ui/behaviour.ts';
import { dragTitles } from './drag-titles.client.ts';
import { ACCORDION_DELAY, type TabsOptions, tabByKey } from './tabs-state.ts';

/** Makes tabs of the titles' links, or an accordion of the same panels where the screen is narrow. */
export const behaviour: Behaviour = {
  start: (root) => {
    const titles = root.querySelector<HTMLElement>('.fr-tabs-titles');
    const parts = [...root.querySelectorAll<HTMLElement>(':scope > .fr-tabs-item')].flatMap((item, index) => {
      const title = titles?.children[index];
      const fold = item.querySelector<HTMLElement>(':scope > .fr-tabs-fold');
      const panel = item.querySelector<HTMLElement>(':scope > .fr-tabs-panel');
      return title instanceof HTMLElement && fold && panel ? [{ item, title, fold, panel }] : [];
    });
    return titles && parts.length > 0 ? startTabs({ root, titles, parts }) : undefined;
  },
};

type Part = Record<'item' | 'title' | 'fold' | 'panel', HTMLElement>;

function startTabs({ root, titles, parts }: { root: HTMLElement; titles: HTMLElement; parts: Part[] }) {
  const options = JSON.parse(root.dataset.options ?? '{}') as TabsOptions;
  const leaving = new AbortController();
  const { signal } = leaving;
  const narrow = matchMedia(`(width < ${options.accordionBelow}px)`);
  let current = Math.max(1, parts.findIndex(({ item }) => 'open' in item.dataset) + 1);

  const draw = () => drawTabs({ parts, current, folded: narrow.matches });
  const choose = (number: number) => {
    root.dataset.moved = '';
    current = number;
    draw();
    const { fold, title } = parts[number - 1] ?? {};
    (narrow.matches ? fold : title)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const byHash = () => {
    const named = parts.findIndex(({ panel }) => `#${panel.id}` === location.hash);
    if (named >= 0) choose(named + 1);
  };
  const pressed = (event: Event) => {
    const { target } = event;
    const index = parts.findIndex(
      ({ title, fold }) => target instanceof Node && (title.contains(target) || fold.contains(target)),
    );
    if (index < 0) return;
    event.preventDefault();
    if (narrow.matches) setTimeout(choose, ACCORDION_DELAY, index + 1);
    else choose(index + 1);
  };

  setRoles({ titles, parts, label: titles.dataset.label ?? '' });
  root.dataset.started = '';
  draw();
  byHash();
  narrow.addEventListener('change', draw, { signal });
  addEventListener('hashchange', byHash, { signal });
  root.addEventListener('click', pressed, { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      // Links follow Enter by themselves; tabs and buttons are activated by the space bar too.
      if (event.key === ' ') pressed(event);
      if (!parts.some(({ title }) => title === event.target)) return;
      const rtl = getComputedStyle(root).direction === 'rtl';
      const number = tabByKey({ key: event.key, current, count: parts.length, rtl });
      if (number === undefined) return;
      event.preventDefault();
      choose(number);
      parts[number - 1]?.title.focus();
    },
    { signal },
  );
  if (options.scrolls) dragTitles({ titles, signal });
  return () => {
    leaving.abort();
    delete root.dataset.started;
  };
}

function setRoles({ titles, parts, label }: { titles: HTMLElement; parts: Part[]; label: string }): void {
  titles.setAttribute('role', 'tablist');
  titles.setAttribute('aria-label', label);
  for (const { title, fold, panel } of parts) {
    title.setAttribute('role', 'tab');
    fold.setAttribute('role', 'button');
    title.setAttribute('aria-controls', panel.id);
    fold.setAttribute('aria-controls', panel.id);
  }
}

function drawTabs({ parts, current, folded }: { parts: Part[]; current: number; folded: boolean }): void {
  for (const [index, { item, title, fold, panel }] of parts.entries()) {
    const open = index + 1 === current;
    item.toggleAttribute('data-open', open);
    title.toggleAttribute('data-open', open);
    title.setAttribute('aria-selected', String(open));
    title.tabIndex = open ? 0 : -1;
    fold.setAttribute('aria-expanded', String(open));
    panel.setAttribute('role', folded ? 'region' : 'tabpanel');
    panel.setAttribute('aria-labelledby', (folded ? fold : title).id);
  }
}
