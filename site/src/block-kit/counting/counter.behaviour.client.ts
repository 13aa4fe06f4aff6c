import type { Behaviour } from '#site/ui/behaviour.ts';
import { countText } from './count.ts';

/** Counts up (or down) to the number that is there, once, when it comes into sight. */
export const behaviour: Behaviour = {
  start: (element) => {
    const { from, to, decimals, ms, plain } = element.dataset;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (calm || !Number(ms)) return undefined;
    const count = {
      from: Number(from),
      to: Number(to),
      decimals: Number(decimals),
      grouped: plain === undefined,
    };
    const whole = element.textContent;
    // The number on its way is narrower or wider than the last one: nothing around it may move.
    element.style.width = `${element.getBoundingClientRect().width}px`;
    element.textContent = countText({ ...count, share: 0 });
    let frame = 0;
    const run = (started: number) => {
      frame = requestAnimationFrame((now) => {
        const share = (now - started) / Number(ms);
        element.textContent = countText({ ...count, share });
        if (share < 1) run(started);
        else element.style.width = '';
      });
    };
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      run(performance.now());
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = whole;
      element.style.width = '';
    };
  },
};
