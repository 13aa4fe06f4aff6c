import { dragStep, isTouchMode } from './tabs-state.ts';

const RESIZE_PAUSE = 200;

/** Lets a mouse that holds the titles scroll them. Fingers do so without. */
export function dragTitles({ titles, signal }: { titles: HTMLElement; signal: AbortSignal }): void {
  let from: number | undefined;
  let dragged = false;
  let resized = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const touchMode = () =>
    isTouchMode({ touch: matchMedia('(pointer: coarse)').matches, resized, width: innerWidth });
  titles.addEventListener(
    'pointerdown',
    (event) => {
      dragged = false;
      from = event.pointerType === 'mouse' && !touchMode() ? event.clientX : undefined;
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      const step = from === undefined ? 0 : dragStep({ from, to: event.clientX });
      if (step === 0) return;
      dragged = true;
      titles.scrollLeft += step;
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    () => {
      from = undefined;
    },
    { signal },
  );
  // The titles are links: dragging them is not dragging an address, and letting go is no click.
  titles.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  titles.addEventListener(
    'click',
    (event) => {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  addEventListener(
    'resize',
    () => {
      clearTimeout(pause);
      pause = setTimeout(() => {
        resized = true;
      }, RESIZE_PAUSE);
    },
    { signal },
  );
}
