import type { Behaviour } from '#site/ui/behaviour.ts';
import { arrowStep } from '../parts/arrow-step.ts';
import { startAutoplay } from './autoplay.client.ts';
import { startControls } from './controls.client.ts';
import { fadingPile, type Mover, slidingRow } from './movers.client.ts';
import { moved, nextByItself, readOptions, type SlidesOptions, slidesToLoad } from './slides-state.ts';

/** Makes a row of slides move. Fewer than two stay as the server drew them. */
export const behaviour: Behaviour = {
  start: (root) => {
    const viewport = root.querySelector<HTMLElement>('.fr-carousel-view');
    const slides = [...root.querySelectorAll<HTMLElement>('.fr-carousel-slide')];
    if (!viewport || slides.length < 2) return undefined;
    return startSlides({ root, viewport, slides });
  },
};

function startSlides({
  root,
  viewport,
  slides,
}: {
  root: HTMLElement;
  viewport: HTMLElement;
  slides: HTMLElement[];
}): () => void {
  const options = readOptions(root.dataset.options);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const leaving = new AbortController();
  // A row that was scrolled before this runs starts at its first slide, where the mover thinks it is.
  viewport.scrollLeft = 0;
  root.dataset.started = '';
  const makeMover = options.fade ? fadingPile : slidingRow;
  let draw = () => {};
  const mover: Mover = makeMover({
    viewport,
    slides,
    options,
    changed: () => draw(),
    grabbed: () => autoplay?.touched(),
  });
  const goTo = (position: number, direction?: 1 | -1) => mover.goTo({ position, direction, jump: calm });
  const step = (by: 1 | -1) => {
    autoplay?.touched();
    const position = moved({
      index: mover.position(),
      step: by,
      count: mover.positions(),
      infinite: options.infinite,
    });
    goTo(position, options.infinite ? by : undefined);
  };
  const autoplay =
    options.interval > 0
      ? startAutoplay({
          root,
          options,
          next: () =>
            goTo(
              nextByItself({ index: mover.position(), count: mover.positions() }),
              options.infinite ? 1 : undefined,
            ),
          changed: () => draw(),
        })
      : undefined;
  const controls = startControls({
    root,
    options,
    mover,
    autoplay,
    step,
    goTo: (position) => {
      autoplay?.touched();
      goTo(position);
    },
    signal: leaving.signal,
  });
  draw = () => {
    controls();
    showOnly({ slides, viewport, inView: mover.inView() });
    loadPictures({ slides, options, inView: mover.inView() });
  };
  draw();
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      const by = arrowStep({ key: event.key, rtl: getComputedStyle(root).direction === 'rtl' });
      if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(by);
    },
    { signal: leaving.signal },
  );
  return () => {
    leaving.abort();
    autoplay?.end();
    mover.end();
    delete root.dataset.started;
    for (const slide of slides) slide.inert = false;
  };
}

/** Slides out of view are out of the way of the keyboard and of screen readers. Focus in one goes to the row. */
function showOnly({
  slides,
  viewport,
  inView,
}: {
  slides: HTMLElement[];
  viewport: HTMLElement;
  inView: number[];
}): void {
  // Not measured yet.
  if (inView.length === 0) return;
  slides.forEach((slide, index) => {
    const hidden = !inView.includes(index);
    if (hidden && slide.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    slide.inert = hidden;
  });
}

/** Pictures beyond a neighbour wait; a browser would fetch none of a row that is cut off. */
function loadPictures({
  slides,
  options,
  inView,
}: {
  slides: HTMLElement[];
  options: SlidesOptions;
  inView: number[];
}): void {
  const near = options.lazy
    ? slidesToLoad({ inView, count: slides.length, infinite: options.infinite })
    : slides.keys();
  for (const index of near) {
    for (const image of slides[index]?.querySelectorAll('img') ?? []) image.loading = 'eager';
  }
}
