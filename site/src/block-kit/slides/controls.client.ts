import type { Autoplay } from './autoplay.client.ts';
import type { Mover } from './movers.client.ts';
import type { SlidesOptions } from './slides-state.ts';

/** More positions than this are written as numbers: so many dots nobody counts, and they fit on no phone. */
const MAX_DOTS = 10;

/** Wires the arrows, the position and the pause button that the server drew. What it returns draws their state again. */
export function startControls({
  root,
  options,
  mover,
  autoplay,
  step,
  goTo,
  signal,
}: {
  root: HTMLElement;
  options: SlidesOptions;
  mover: Mover;
  autoplay: Autoplay | undefined;
  step: (by: 1 | -1) => void;
  goTo: (position: number) => void;
  signal: AbortSignal;
}): () => void {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-slides-${name}]`);
  const previous = find('previous');
  const next = find('next');
  const place = find('position');
  const pause = find('pause');
  previous?.addEventListener('click', () => step(-1), { signal });
  next?.addEventListener('click', () => step(1), { signal });
  pause?.addEventListener('click', () => autoplay?.stop(!autoplay.stopped()), { signal });
  place?.addEventListener(
    'click',
    (event) => {
      const dot = event.target instanceof Element && event.target.closest<HTMLElement>('[data-to]');
      if (dot) goTo(Number(dot.dataset.to));
    },
    { signal },
  );
  return () => {
    const position = mover.position();
    const count = mover.positions();
    root.toggleAttribute('data-all-in-view', count < 2);
    // Not `disabled`: the button that was just clicked would lose the focus.
    previous?.setAttribute('aria-disabled', String(!options.infinite && position === 0));
    next?.setAttribute('aria-disabled', String(!options.infinite && position === count - 1));
    if (place) drawPosition({ place, kind: options.pagination, position, count });
    if (pause && autoplay) {
      pause.setAttribute('aria-label', autoplay.stopped() ? 'Play the slides' : 'Pause the slides');
      pause.toggleAttribute('data-stopped', autoplay.stopped());
    }
  };
}

function drawPosition({
  place,
  kind,
  position,
  count,
}: {
  place: HTMLElement;
  kind: SlidesOptions['pagination'];
  position: number;
  count: number;
}): void {
  if (kind === 'fraction' || (kind === 'dots' && count > MAX_DOTS))
    place.textContent = `${position + 1} / ${count}`;
  else if (kind === 'progress') place.style.setProperty('--done', String((position + 1) / count));
  else {
    if (place.childElementCount !== count) {
      place.replaceChildren(...Array.from({ length: count }, (_, index) => dotOf(index)));
    }
    for (const [index, dot] of [...place.children].entries()) {
      if (index === position) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  }
}

function dotOf(index: number): HTMLElement {
  const dot = document.createElement('button');
  dot.type = 'button';
  dot.dataset.to = String(index);
  dot.setAttribute('aria-label', `Go to slide ${index + 1}`);
  return dot;
}
