import type { EmblaCarouselType } from 'embla-carousel';
import { eased } from './slides-state.ts';

type Engine = ReturnType<EmblaCarouselType['internalEngine']>;

/** Embla moves in steps of this many ms, whatever the screen's rate. */
const FRAME = 1000 / 60;

/**
 * Lets the next movement take exactly `ms`: Embla's own follows a spring, whose time nobody can set. A finger or a
 * mouse that drags gets the spring back (`spring` is the one Embla made).
 */
export function timedScroll({ engine, ms }: { engine: Engine; ms: number }): Engine['scrollBody'] {
  const { location, previousLocation, target } = engine;
  let elapsed = 0;
  let moved = 0;
  const body: Engine['scrollBody'] = {
    seek: () => {
      const before = eased(elapsed / ms);
      elapsed += FRAME;
      const after = eased(elapsed / ms);
      const left = target.get() - location.get();
      previousLocation.set(location);
      // The share of what is left, not of the whole: slides that go round shift everything on the way.
      moved = elapsed >= ms ? left : (left * (after - before)) / (1 - before);
      location.add(moved);
      return body;
    },
    settled: () => elapsed >= ms && Math.abs(target.get() - engine.offsetLocation.get()) < 0.001,
    direction: () => Math.sign(moved),
    velocity: () => moved,
    duration: () => ms,
    useBaseDuration: () => body,
    useBaseFriction: () => body,
    useDuration: () => body,
    useFriction: () => body,
  };
  return body;
}
