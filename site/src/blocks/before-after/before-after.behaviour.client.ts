import type { Behaviour } from '#site/ui/behaviour.ts';

/** Moves the edge between two pictures with the slider over them, by pointer or arrow keys. */
export const behaviour: Behaviour = {
  start(element) {
    const slider = element.querySelector<HTMLInputElement>('input[type="range"]');
    const move = () => element.style.setProperty('--split', `${slider?.value ?? 50}%`);
    slider?.addEventListener('input', move);
    // A browser that goes back to a page keeps where the slider was.
    move();
    return () => slider?.removeEventListener('input', move);
  },
};
