import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { moved, type SlidesOptions } from './slides-state.ts';
import { timedScroll } from './timed-scroll.ts';

/** What moves slides: a row that slides, or a pile that fades. Positions count from 0. */
export type Mover = {
  position: () => number;
  /** How many positions there are; 1 where everything is in view. */
  positions: () => number;
  goTo: (input: { position: number; jump: boolean; direction?: 1 | -1 }) => void;
  inView: () => number[];
  end: () => void;
};

type MoverInput = {
  viewport: HTMLElement;
  slides: HTMLElement[];
  options: SlidesOptions;
  /** The position, what is in view or the number of positions is another. */
  changed: () => void;
  /** A visitor drags or swipes. */
  grabbed: () => void;
};

/** A row: Embla drags, measures and goes round, the time of a change is ours. */
export function slidingRow({ viewport, slides, options, changed, grabbed }: MoverInput): Mover {
  const { step, breakpoints, infinite, speed, lead } = options;
  const embla = EmblaCarousel(viewport, {
    loop: infinite,
    align: () => lead,
    direction: getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr',
    inViewThreshold: 0.5,
    slidesToScroll: step.base,
    breakpoints: {
      [`(width < ${breakpoints.tablet}px)`]: { slidesToScroll: step.tablet },
      [`(width < ${breakpoints.mobile}px)`]: { slidesToScroll: step.mobile },
    },
    slides,
  });
  const springs = new WeakMap<ReturnType<EmblaCarouselType['internalEngine']>, Spring>();
  const engineNow = () => {
    const engine = embla.internalEngine();
    const spring = springs.get(engine) ?? engine.scrollBody;
    springs.set(engine, spring);
    return { engine, spring };
  };
  embla.on('select', changed).on('slidesInView', changed).on('reInit', changed);
  embla.on('pointerDown', () => {
    const { engine, spring } = engineNow();
    engine.scrollBody = spring;
    grabbed();
  });
  return {
    position: () => embla.selectedScrollSnap(),
    positions: () => embla.scrollSnapList().length,
    goTo: ({ position, jump, direction = 0 as const }) => {
      const { engine, spring } = engineNow();
      const atOnce = jump || speed === 0;
      engine.scrollBody = atOnce ? spring : timedScroll({ engine, ms: speed });
      spring.useBaseFriction().useDuration(atOnce ? 0 : 1);
      // Embla counts its directions the way the row moves.
      engine.scrollTo.index(position, -direction);
    },
    inView: () => embla.slidesInView(),
    end: () => embla.destroy(),
  };
}

type Spring = ReturnType<EmblaCarouselType['internalEngine']>['scrollBody'];

/** The least way of a swipe, in px. */
const SWIPE = 40;

/** A pile: the stylesheet fades, this says which is on top. */
export function fadingPile({ viewport, slides, changed, grabbed, options }: MoverInput): Mover {
  let current = 0;
  let from: number | undefined;
  const show = (position: number) => {
    current = position;
    for (const [index, slide] of slides.entries()) slide.toggleAttribute('data-current', index === position);
    changed();
  };
  const down = (event: PointerEvent) => {
    from = event.clientX;
  };
  const up = (event: PointerEvent) => {
    const way = event.clientX - (from ?? event.clientX);
    from = undefined;
    if (Math.abs(way) < SWIPE) return;
    grabbed();
    const forward = way < 0 !== (getComputedStyle(viewport).direction === 'rtl');
    show(moved({ index: current, step: forward ? 1 : -1, count: slides.length, infinite: options.infinite }));
  };
  viewport.addEventListener('pointerdown', down);
  viewport.addEventListener('pointerup', up);
  show(0);
  return {
    position: () => current,
    positions: () => slides.length,
    goTo: ({ position }) => show(position),
    inView: () => [current],
    end: () => {
      viewport.removeEventListener('pointerdown', down);
      viewport.removeEventListener('pointerup', up);
    },
  };
}
