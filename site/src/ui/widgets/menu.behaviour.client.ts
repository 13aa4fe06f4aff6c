import type { Behaviour } from '../behaviour.ts';

/**
 * A `<details>` that closes as menus do: on Escape, on a press elsewhere, when the focus leaves it. The entry that leads
 * to this very address is marked.
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

/** Room between an open list and the edge of the screen, px. */
const EDGE = 8;

/** A list that would stand out over the right edge moves to the left. */
function keepInSight(list: Element | null): void {
  if (!(list instanceof HTMLElement)) return;
  list.style.translate = '';
  const over = list.getBoundingClientRect().right - document.documentElement.clientWidth + EDGE;
  // One that is as wide as the page stands where it is.
  if (over > EDGE) list.style.translate = `${-over}px`;
}
