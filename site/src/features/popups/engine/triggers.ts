import type { Triggers } from '../popup-rules.ts';

/** The page that triggers watch: a browser's or a test's. */
export type WatchedPage = {
  /** Listens to an event of the document or window until the returned function is called. */
  on: (event: PageEvent, listener: (event: { clientY: number }) => void) => () => void;
  /** Calls once after this many ms, unless the returned function is called before. */
  after: (ms: number, run: () => void) => () => void;
  /** Calls once the element of this selector is in view. Undefined if there is none or the selector is invalid. */
  seen: (selector: string, run: () => void) => (() => void) | undefined;
  /** Current and maximum scroll position, px. */
  scroll: () => { top: number; most: number };
  /** Adds a bait element for ad blockers; resolves to whether it was removed. */
  bait: (id: string) => { isGone: () => boolean; remove: () => void };
  /** From 0 up to 1. */
  random: () => number;
};

export type PageEvent = 'scroll' | 'click' | 'keydown' | 'mousemove' | 'touchstart' | 'mouseleave';

/**
 * Watches all triggers of a popup. The first one shows the popup, once, and ends all. The returned function ends them
 * without showing it.
 */
export function startTriggers({
  triggers,
  page,
  fire,
}: {
  triggers: Triggers;
  page: WatchedPage;
  fire: () => void;
}): () => void {
  const stops: (() => void)[] = [];
  let ended = false;
  const end = () => {
    ended = true;
    for (const stop of stops.splice(0)) stop();
  };
  const once = () => {
    if (ended) return;
    end();
    fire();
  };
  for (const name of Object.keys(WATCHES) as (keyof Triggers)[]) {
    const settings = triggers[name];
    if (ended || !settings) continue;
    const watch = WATCHES[name] as (settings: unknown, page: WatchedPage, fire: () => void) => () => void;
    stops.push(watch(settings, page, once));
    // A trigger that fired at once was not in the list yet when all were ended.
    if (ended) end();
  }
  return end;
}

const WATCHES: {
  [Name in keyof Triggers]-?: (
    settings: NonNullable<Triggers[Name]>,
    page: WatchedPage,
    fire: () => void,
  ) => () => void;
} = {
  pageLoad: ({ delay }, page, fire) => page.after(delay * 1_000, fire),
  scrolling({ direction, offset }, page, fire) {
    let last = page.scroll().top;
    return page.on('scroll', () => {
      const { top, most } = page.scroll();
      const goes = top > last ? 'down' : top < last ? 'up' : undefined;
      last = top;
      if (goes !== direction) return;
      if (goes === 'up' || scrolledPercent({ top, most }) >= offset) fire();
    });
  },
  scrollingTo: ({ selector }, page, fire) => page.seen(selector, fire) ?? (() => undefined),
  click({ times }, page, fire) {
    let clicks = 0;
    return page.on('click', () => {
      clicks += 1;
      if (clicks >= times) fire();
    });
  },
  inactivity({ time }, page, fire) {
    let stopWaiting = page.after(time * 1_000, fire);
    const again = () => {
      stopWaiting();
      stopWaiting = page.after(time * 1_000, fire);
    };
    const stops = (['keydown', 'mousemove', 'touchstart', 'scroll', 'click'] as const).map((event) =>
      page.on(event, again),
    );
    return () => {
      stopWaiting();
      for (const stop of stops) stop();
    };
  },
  // The pointer leaves at the top, towards tabs and address bar.
  exitIntent: (_none, page, fire) => page.on('mouseleave', ({ clientY }) => clientY <= 0 && fire()),
  adblockDetection({ delay }, page, fire) {
    const bait = page.bait(randomId(page.random));
    const stopWaiting = page.after(delay * 1_000, () => {
      const isGone = bait.isGone();
      bait.remove();
      if (isGone) fire();
    });
    return () => {
      stopWaiting();
      bait.remove();
    };
  },
};

/** 0 to 100 with two decimals. A page that cannot scroll counts as 100. */
export function scrolledPercent({ top, most }: { top: number; most: number }): number {
  if (most <= 0) return 100;
  return Math.round(Math.min(Math.max(top / most, 0), 1) * 10_000) / 100;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 6;

/** A random id that no block list contains. */
export function randomId(random: () => number): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
}
