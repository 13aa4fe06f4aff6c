import type { Behaviour } from '#site/ui/behaviour.ts';

const RESIZED = 200;

/**
 * Makes a stretched section as wide as the page wherever its column stands: the stylesheet assumes the middle. Where
 * the look names a container (`data-stretch-to` of <main>), as wide as that: the nearest one around the section.
 */
export const behaviour: Behaviour = {
  start: (section) => {
    const leaving = new AbortController();
    let resized: ReturnType<typeof setTimeout> | undefined;
    const stretch = () => {
      const { left, width } = containerOf(section).getBoundingClientRect();
      const column = section.parentElement?.getBoundingClientRect();
      const inner = section.parentElement
        ? Number.parseFloat(getComputedStyle(section.parentElement).paddingLeft)
        : 0;
      section.style.setProperty('--fr-stretch-width', `${width}px`);
      section.style.setProperty('--fr-stretch-left', `${left - (column?.left ?? left) - inner}px`);
    };
    stretch();
    addEventListener(
      'resize',
      () => {
        clearTimeout(resized);
        resized = setTimeout(stretch, RESIZED);
      },
      { signal: leaving.signal },
    );
    return () => {
      leaving.abort();
      clearTimeout(resized);
    };
  },
};

function containerOf(section: HTMLElement): Element {
  const selector = section.closest<HTMLElement>('[data-stretch-to]')?.dataset.stretchTo;
  try {
    const found = selector && (section.parentElement?.closest(selector) ?? document.querySelector(selector));
    return found || document.documentElement;
  } catch {
    // Not every text that looks like a selector is one.
    return document.documentElement;
  }
}
