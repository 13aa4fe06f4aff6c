import type { Behaviour } from '#site/ui/behaviour.ts';
import { timeLeft } from './time-left.ts';

/** Shows how long it is until a moment, each second; after that the message beside it, if there is one. */
export const behaviour: Behaviour = {
  start: (element) => {
    const until = Date.parse(element.dataset.until ?? '');
    if (Number.isNaN(until)) return undefined;
    const show = () => {
      const left = until - Date.now();
      for (const [unit, text] of Object.entries(timeLeft(left))) {
        const digits = element.querySelector(`[data-unit="${unit}"]`);
        if (digits && digits.textContent !== text) digits.textContent = text;
      }
      if (left > 0) return;
      clearInterval(timer);
      const over = element.nextElementSibling;
      if (over instanceof HTMLElement && over.hidden) {
        over.hidden = false;
        element.hidden = true;
      }
    };
    const timer = setInterval(show, 1000);
    show();
    element.dataset.running = '';
    return () => clearInterval(timer);
  },
};
