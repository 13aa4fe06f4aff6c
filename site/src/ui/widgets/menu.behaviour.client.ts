import type { Behaviour } from '../behaviour.ts';

/**
 * A `<details>` that closes like a menu: on Esc, on a click elsewhere and when it loses focus. The link to the current
 * page is marked.
 */
export const behaviour: Behaviour = {
  start(element) {
    const menu = element as HTMLDetailsElement;
    const leaving = new AbortController();
    const { signal } = leaving;
    const close = () => {
      menu.open = false;
    };
    for (const link of menu.querySelectorAll<HTMLAnchorElement>('a[href]:not([aria-current])')) {
      if (link.href === location.href.split('#')[0]) link.ariaCurrent = 'page';
    }
    menu.addEventListener('toggle', () => keepInSight(menu.lastElementChild), { signal });
    const isOutside = (target: EventTarget | null) => target instanceof Node && !menu.contains(target);
    document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), { signal });
    menu.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && close(), { signal });
    menu.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !menu.open) return;
        close();
        menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => leaving.abort();
  },
};

/** Margin between an open list and the edge of the screen, px. */
const EDGE = 8;

/** Moves a list that would overflow the right edge to the left. */
function keepInSight(list: Element | null): void {
  if (!(list instanceof HTMLElement)) return;
  list.style.translate = '';
  const over = list.getBoundingClientRect().right - document.documentElement.clientWidth + EDGE;
  // A full-width list does not move.
  if (over > EDGE) list.style.translate = `${-over}px`;
}
