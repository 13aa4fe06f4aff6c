import type { Behaviour } from '#site/ui/behaviour.ts';
import { type StickyPlace, stickyState } from './sticky.ts';

/** How long after the last change of the window's size its place is measured again. */
const RESIZED = 300;

/**
 * Tells a block that stays in sight that it does (`data-stuck`, `data-effects`), and holds those that stay beyond their
 * parent. Their place keeps its height, so nothing moves up under them.
 */
export const behaviour: Behaviour = {
  start: (element) => {
    const leaving = new AbortController();
    const held = element.querySelector<HTMLElement>(':scope > .fr-sticky-held');
    let gap = gapAbove(element);
    let frame = 0;
    let resized: ReturnType<typeof setTimeout> | undefined;

    const check = () => {
      frame = 0;
      const place = placeOf({ element, held, gap });
      const { stuck, effects } = place ? stickyState(place) : { stuck: false, effects: false };
      if (held && stuck) hold(element);
      element.toggleAttribute('data-stuck', stuck);
      element.toggleAttribute('data-effects', effects);
      if (held && !stuck) element.style.removeProperty('height');
    };
    const soon = () => {
      frame ||= requestAnimationFrame(check);
    };
    const { signal } = leaving;
    addEventListener('scroll', soon, { passive: true, signal });
    addEventListener(
      'resize',
      () => {
        clearTimeout(resized);
        resized = setTimeout(() => {
          element.style.removeProperty('height');
          element.removeAttribute('data-stuck');
          gap = gapAbove(element);
          check();
        }, RESIZED);
      },
      { signal },
    );
    check();
    return () => {
      leaving.abort();
      clearTimeout(resized);
      cancelAnimationFrame(frame);
      element.removeAttribute('data-stuck');
      element.removeAttribute('data-effects');
    };
  },
};

/** Its place on the screen; undefined on devices where it does not stay. */
function placeOf({
  element,
  held,
  gap,
}: {
  element: HTMLElement;
  held: HTMLElement | null;
  /** Px between it and what is before it. */
  gap: number;
}): StickyPlace | undefined {
  const device = innerWidth >= 1024 ? 'd' : innerWidth >= 768 ? 't' : 'm';
  if (element.classList.contains(`fr-unstick-${device}`)) return undefined;
  const { height } = element.getBoundingClientRect();
  const offset = Number.parseFloat(
    element.style.getPropertyValue(device === 'd' ? '--fr-so' : `--fr-so-${device}`),
  );
  return {
    edge: element.classList.contains('fr-stick-top') ? 'top' : 'bottom',
    // Where it would be if it did not stay.
    top: held ? element.getBoundingClientRect().top : endBefore(element) + gap,
    height,
    viewport: innerHeight,
    offset: Number.isFinite(offset) ? offset : 0,
    effectsAfter: Number(element.dataset.effectsAfter ?? 0),
  };
}

/** Where that ends which is before a block in its parent; where the parent begins, for the first. */
function endBefore(element: HTMLElement): number {
  const before = element.previousElementSibling;
  if (before) return before.getBoundingClientRect().bottom;
  return (element.parentElement ?? element).getBoundingClientRect().top;
}

/** Room between a block and what is before it, measured where neither is held anywhere. */
function gapAbove(element: HTMLElement): number {
  element.style.position = 'static';
  const gap = element.getBoundingClientRect().top - endBefore(element);
  element.style.removeProperty('position');
  return gap;
}

/** Gives the place the size of what leaves it, before that leaves. */
function hold(element: HTMLElement): void {
  const { left, width, height } = element.getBoundingClientRect();
  element.style.setProperty('height', `${height}px`);
  element.style.setProperty('--fr-sx', `${left}px`);
  element.style.setProperty('--fr-sw', `${width}px`);
}
