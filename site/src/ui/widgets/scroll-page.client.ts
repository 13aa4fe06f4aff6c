import { eased } from './scroll-maths.ts';

/** Events of a visitor who scrolls: they stop the animation. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the page to `top` (px) within `duration` ms. Resolves to false if the visitor scrolled in the meantime. With
 * reduced motion it jumps there.
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
      // Overrides the smooth scrolling of the stylesheet.
      scrollTo({ top: from + (top - from) * eased({ elapsed, duration: until }), behavior: 'instant' });
      if (elapsed < until) return requestAnimationFrame(step);
      own.abort();
      resolve(true);
    };
    step();
  });
}
