import type { Behaviour } from '#site/ui/behaviour.ts';

/**
 * Lets a drawing grow when it comes into sight: `data-seen` is `no` until then, `yes` from then on, and the stylesheet
 * does the rest. Without JavaScript there is no mark, and the drawing is whole.
 */
export const behaviour: Behaviour = {
  start: (element) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    element.dataset.seen = 'no';
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.seen = 'yes';
        sight.disconnect();
      },
      { threshold: 0.25 },
    );
    sight.observe(element);
    return () => {
      sight.disconnect();
      delete element.dataset.seen;
    };
  },
};
