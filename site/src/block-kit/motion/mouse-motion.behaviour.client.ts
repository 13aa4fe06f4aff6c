import type { Behaviour } from '#site/ui/behaviour.ts';
import { mousePercent } from './motion-maths.ts';

/** Says in `--fr-mx` and `--fr-my` where the mouse is, for what moves with it; only while that is on the screen. */
export const behaviour: Behaviour = {
  start: (element) => {
    if (!matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return undefined;
    const move = ({ clientX, clientY }: PointerEvent) => {
      element.style.setProperty('--fr-mx', String(mousePercent(clientX, innerWidth)));
      element.style.setProperty('--fr-my', String(mousePercent(clientY, innerHeight)));
    };
    const seen = new IntersectionObserver(([entry]) => {
      removeEventListener('pointermove', move);
      if (entry?.isIntersecting) addEventListener('pointermove', move, { passive: true });
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      removeEventListener('pointermove', move);
    };
  },
};
