import type { Behaviour } from '#site/ui/behaviour.ts';

const RESIZED = 200;

/** Makes a stretched section as wide as the page wherever its column stands: the stylesheet assumes the middle. */
export const behaviour: Behaviour = {
  start: (section) => {
    const leaving = new AbortController();
    let resized: ReturnType<typeof setTimeout> | undefined;
    const stretch = () => {
      const { left, width } = document.documentElement.getBoundingClientRect();
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
