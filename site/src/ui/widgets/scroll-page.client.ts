import { eased } from './scroll-maths.ts';

/** What a visitor does to scroll by themselves: it ends the page's own movement. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Moves the page to `top` (px) within `duration` ms. Resolves to false where the visitor took over meanwhile. Who wants
 * less motion is there at once.
 */
export function scrollPage({ top, duration }: { top: number; duration: number }): Promise<boolean> {
  const from = scrollY;
  const until = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
  const own = new AbortController();
  for (const type of OWN_WAYS)
    addEventListener(type, () => own.abort(), { once: true, passive: true, signal: own.signal });
  return new Promise((resolve) => {
    const began = performance.now();
    const step = () => {
      if (own.signal.aborted) return resolve(false);
      const elapsed = performance.now() - began;
      // The stylesheet asks for gentle scrolling, which would be on top of this.
      scrollTo({ top: from + (top - from) * eased({ elapsed, duration: until }), behavior: 'instant' });
      if (elapsed < until) return requestAnimationFrame(step);
      own.abort();
      resolve(true);
    };
    step();
  });
}
