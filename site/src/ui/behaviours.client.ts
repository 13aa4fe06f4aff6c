/// <reference types="vite/client" />
import type { Behaviour } from './behaviour.ts';

const behaviours = new Map(
  Object.entries(import.meta.glob<Behaviour>('../**/*.behaviour.client.ts', { import: 'behaviour' })).map(
    ([file, load]) => [file.replace(/^.*\/|\.behaviour\.client\.ts$/g, ''), load],
  ),
);

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void start(target as HTMLElement);
    }
  },
  { rootMargin: '200px' },
);

/** Starts the behaviours in this part of the page, each when its element comes near the viewport. */
export function watch(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-behaviour]')) near.observe(element);
}

/**
 * An element may have several, separated by spaces. If one fails, the element stays as the server rendered it. It is
 * marked once started: until then, clicking a link just follows it.
 */
async function start(element: HTMLElement): Promise<void> {
  for (const name of element.dataset.behaviour?.split(' ') ?? []) {
    try {
      (await behaviours.get(name)?.())?.start(element);
    } catch (error) {
      console.error('Part of this page did not start:', error);
    }
  }
  element.dataset.awake = '';
}
