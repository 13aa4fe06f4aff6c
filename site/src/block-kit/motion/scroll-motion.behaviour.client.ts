import type { Behaviour } from '#site/ui/behaviour.ts';
import { passedPercent, scrolledPercent } from './motion-maths.ts';

/** How long after the last change of the window's size things are placed again. */
const RESIZED = 200;

/** Moves what scrolls in browsers without scroll timelines: says in `--fr-p` how much of the way is passed. */
export const behaviour: Behaviour = {
  start: (element) => (CSS.supports('animation-timeline: view()') ? undefined : follow(element)),
};

function follow(element: HTMLElement): () => void {
  const ofPage = element.style.getPropertyValue('--fr-mt') !== '';
  const leaving = new AbortController();
  // What holds it stands still, and is as large: what moved itself off the screen must come back, too.
  const still = element.parentElement ?? element;
  let frame = 0;
  let resized: ReturnType<typeof setTimeout> | undefined;

  const draw = () => {
    frame = 0;
    const viewport = innerHeight;
    const { top, height } = still.getBoundingClientRect();
    const passed = ofPage
      ? scrolledPercent({ scrolled: scrollY, page: document.documentElement.scrollHeight, viewport })
      : passedPercent({ top, height, viewport });
    element.style.setProperty('--fr-p', String(passed));
  };
  const soon = () => {
    frame ||= requestAnimationFrame(draw);
  };
  // Only while that is on the screen.
  const seen = new IntersectionObserver(([entry]) => {
    removeEventListener('scroll', soon);
    if (!entry?.isIntersecting) return;
    soon();
    addEventListener('scroll', soon, { passive: true, signal: leaving.signal });
  });
  seen.observe(still);
  addEventListener(
    'resize',
    () => {
      clearTimeout(resized);
      resized = setTimeout(soon, RESIZED);
    },
    { signal: leaving.signal },
  );
  return () => {
    leaving.abort();
    seen.disconnect();
    clearTimeout(resized);
    cancelAnimationFrame(frame);
    element.style.removeProperty('--fr-p');
  };
}
