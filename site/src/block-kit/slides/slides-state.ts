import type { PerDevice } from '../fields.ts';
import type { SlidesProps } from './slides-fields.ts';

/** What the browser's part of slides is told, as JSON in an attribute. */
export type SlidesOptions = {
  infinite: boolean;
  /** Ms. */
  speed: number;
  /** Ms between changes; 0 where nothing changes by itself. */
  interval: number;
  pauseOnHover: boolean;
  pauseOnInteraction: boolean;
  fade: boolean;
  /** Px that the slide before peeks in. */
  lead: number;
  lazy: boolean;
  pagination: 'dots' | 'fraction' | 'progress' | 'none';
  step: Required<PerDevice<number>>;
  /** Below these widths the tablet's and the phone's values hold, in px. */
  breakpoints: Breakpoints;
};

export type Breakpoints = { tablet: number; mobile: number };

/** The builder's own. */
export const PAGE_BREAKPOINTS: Breakpoints = { tablet: 1024, mobile: 768 };
/** Those of carousels of listings. */
export const LISTING_BREAKPOINTS: Breakpoints = { tablet: 800, mobile: 480 };

/** Slides peek in beside exactly as many as asked for: without this much more, rounding would show one less. */
const OFFSET_MORE = 0.001;

/** How many are beside each other on each device: two on tablets (one where one is shown), one on phones, unless set. */
export function shownPerDevice({ base, tablet, mobile }: PerDevice<number>): Required<PerDevice<number>> {
  return { base, tablet: tablet ?? (base === 1 ? 1 : 2), mobile: mobile ?? 1 };
}

/** The same as CSS counts them: a little more than asked for where neighbours peek in. */
export function shownWithOffset(
  props: Pick<SlidesProps, 'shown' | 'offsetSides'>,
): Required<PerDevice<number>> {
  const { base, tablet, mobile } = shownPerDevice(props.shown);
  const more = props.offsetSides === 'none' ? 0 : OFFSET_MORE;
  return { base: base + more, tablet: tablet + more, mobile: mobile + more };
}

/** The room left for neighbours at the start and at the end, in px. */
export function offsets({ offsetSides, offsetWidth }: Pick<SlidesProps, 'offsetSides' | 'offsetWidth'>) {
  return {
    start: offsetSides === 'left' || offsetSides === 'both' ? offsetWidth : 0,
    end: offsetSides === 'right' || offsetSides === 'both' ? offsetWidth : 0,
  };
}

/** Fading is for one slide at a time, on every device, with nothing peeking in. */
export function fades({ effect, shown, offsetSides }: SlidesProps): boolean {
  const { base, tablet, mobile } = shownPerDevice(shown);
  return effect === 'fade' && base === 1 && tablet === 1 && mobile === 1 && offsetSides === 'none';
}

/** What staff set as the browser needs it. */
export function slidesOptions({
  props,
  breakpoints,
}: {
  props: SlidesProps;
  breakpoints: Breakpoints;
}): SlidesOptions {
  const { base, tablet = base, mobile = tablet } = props.step;
  const showsPosition = props.navigation === 'both' || props.navigation === 'dots';
  return {
    infinite: props.infinite,
    speed: props.speed,
    interval: props.autoplay ? props.interval : 0,
    pauseOnHover: props.pauseOnHover,
    pauseOnInteraction: props.pauseOnInteraction,
    fade: fades(props),
    lead: offsets(props).start,
    lazy: props.lazy,
    pagination: showsPosition ? props.pagination : 'none',
    step: { base, tablet, mobile },
    breakpoints,
  };
}

/** What staff leave as it is on most rows. */
const USUAL: SlidesOptions = {
  infinite: true,
  speed: 500,
  interval: 0,
  pauseOnHover: true,
  pauseOnInteraction: true,
  fade: false,
  lead: 0,
  lazy: true,
  pagination: 'dots',
  step: { base: 1, tablet: 1, mobile: 1 },
  breakpoints: PAGE_BREAKPOINTS,
};

/** Options as an attribute: those that are not as on most rows. */
export function writeOptions(options: SlidesOptions): string {
  const usual: Record<string, unknown> = USUAL;
  const others = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return JSON.stringify(Object.fromEntries(others));
}

/** Options from that attribute. */
export const readOptions = (text = '{}'): SlidesOptions => ({ ...USUAL, ...JSON.parse(text) });

/** The index `step` further; at the ends it stays, or goes round where slides start again. */
export function moved({
  index,
  step,
  count,
  infinite,
}: {
  index: number;
  step: number;
  count: number;
  infinite: boolean;
}): number {
  if (infinite) return (((index + step) % count) + count) % count;
  return Math.min(count - 1, Math.max(0, index + step));
}

/** Where slides that change by themselves go next: after the last to the first, also where visitors cannot go round. */
export const nextByItself = ({ index, count }: { index: number; count: number }): number =>
  moved({ index, step: 1, count, infinite: true });

/** The slides whose pictures load: those in view and one neighbour on each side, round the ends where they meet. */
export function slidesToLoad({
  inView,
  count,
  infinite,
}: {
  inView: readonly number[];
  count: number;
  infinite: boolean;
}): number[] {
  const near = inView.flatMap((index) => [-1, 0, 1].map((step) => moved({ index, step, count, infinite })));
  return [...new Set(near)].sort((a, b) => a - b);
}

/** What holds autoplay up. */
export type Holds = {
  /** The visitor chose Pause, or moved the slides where that ends it. */
  stopped: boolean;
  hovered: boolean;
  focused: boolean;
  /** Scrolled away, or in a tab that is not shown. */
  outOfSight: boolean;
};

/** True while slides change by themselves. */
export function plays({
  interval,
  pauseOnHover,
  holds,
}: Pick<SlidesOptions, 'interval' | 'pauseOnHover'> & { holds: Holds }) {
  return (
    interval > 0 && !holds.stopped && !holds.focused && !holds.outOfSight && !(pauseOnHover && holds.hovered)
  );
}

/** How much of the way is behind after this share (0 to 1) of the time: starts quickly, ends softly. */
export function eased(time: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, time))) ** 3;
}
