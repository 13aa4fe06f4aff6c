import { type Holds, plays, type SlidesOptions } from './slides-state.ts';

export type Autoplay = {
  /** Stops it for good, or lets it run again. */
  stop: (stopped: boolean) => void;
  stopped: () => boolean;
  /** A visitor moved the slides: the wait starts again, or it ends where that is set. */
  touched: () => void;
  end: () => void;
};

/** Slides that change by themselves, as long as nothing holds them up. Nobody who asked for less motion sees it start. */
export function startAutoplay({
  root,
  options,
  next,
  changed,
}: {
  root: HTMLElement;
  options: SlidesOptions;
  next: () => void;
  /** It was stopped, or runs again. */
  changed: () => void;
}): Autoplay {
  const holds: Holds = {
    stopped: matchMedia('(prefers-reduced-motion: reduce)').matches,
    hovered: false,
    focused: false,
    outOfSight: false,
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const leaving = new AbortController();
  const again = () => {
    clearInterval(timer);
    timer = plays({ ...options, holds }) ? setInterval(next, options.interval) : undefined;
  };
  const hold = (change: Partial<Holds>) => {
    Object.assign(holds, change);
    again();
  };
  const on = (type: string, change: () => Partial<Holds>) =>
    root.addEventListener(type, () => hold(change()), { signal: leaving.signal });
  on('pointerenter', () => ({ hovered: true }));
  on('pointerleave', () => ({ hovered: false }));
  // The button that lets it run again must not hold it up.
  on('focusin', () => ({ focused: root.querySelector(':focus-visible:not([data-slides-pause])') !== null }));
  on('focusout', () => ({ focused: false }));
  let inView = true;
  const seen = () => hold({ outOfSight: !inView || document.hidden });
  const sight = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? true;
    seen();
  });
  sight.observe(root);
  document.addEventListener('visibilitychange', seen, { signal: leaving.signal });
  again();
  const stop = (stopped: boolean) => {
    hold({ stopped });
    changed();
  };
  return {
    stop,
    stopped: () => holds.stopped,
    touched: () => (options.pauseOnInteraction ? stop(true) : again()),
    end: () => {
      clearInterval(timer);
      leaving.abort();
      sight.disconnect();
    },
  };
}
