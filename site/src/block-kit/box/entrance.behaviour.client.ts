import type { Behaviour } from '#site/ui/behaviour.ts';

/** How much of a block is on the screen when its entrance plays; less for one larger than the screen. */
const SEEN = 0.15;

/** Plays a block's entrance once, when it comes into view. What is on the screen already stays as it is. */
export const behaviour: Behaviour = {
  start: (element) => {
    if (element.dataset.entrance) return undefined;
    // Loaded so late that the stylesheet gave up waiting: a block that people look at does not vanish again.
    const waited = element.getAnimations().some((animation) => animation.playState === 'running');
    element.dataset.entrance = waited || !isOnScreen(element) ? 'waiting' : 'done';
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        if (element.dataset.entrance === 'waiting') element.dataset.entrance = 'in';
      },
      { threshold: Math.min(SEEN, (innerHeight * SEEN) / Math.max(1, element.offsetHeight)) },
    );
    seen.observe(element);
    return () => seen.disconnect();
  },
};

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
