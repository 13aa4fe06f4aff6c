import type { Triggers } from '../popup-rules.ts';

/** What triggers watch: a browser's page, or a test's. */
export type WatchedPage = {
  /** Hears an event of the document or the window until the answer is called. */
  on: (event: PageEvent, listener: (event: { clientY: number }) => void) => () => void;
  /** Calls once after so many ms, unless the answer is called before. */
  after: (ms: number, run: () => void) => () => void;
  /** Calls once this selector's element is in sight. Undefined where it finds none, or is no selector. */
  seen: (selector: string, run: () => void) => (() => void) | undefined;
  /** How far the page is scrolled and how far it could be, px. */
  scroll: () => { top: number; most: number };
  /** Places something that blockers of advertisements take away; its answer says whether it is gone. */
  bait: (id: string) => { isGone: () => boolean; remove: () => void };
  /** From 0 up to 1. */
  random: () => number;
};

export type PageEvent = 'scroll' | 'click' | 'keydown' | 'mousemove' | 'touchstart' | 'mouseleave';

/**
 * Watches for all of a popup's triggers. The first that fires ends them all and shows the popup, once. The answer ends
 * them without.
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
    // One that fired while it started was not in the list yet when all were ended.
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
  // Out over the top: towards the tabs and the address.
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

/** 0 to 100 with two decimals. A page that cannot be scrolled is scrolled wholly. */
export function scrolledPercent({ top, most }: { top: number; most: number }): number {
  if (most <= 0) return 100;
  return Math.round(Math.min(Math.max(top / most, 0), 1) * 10_000) / 100;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 6;

/** An id that no list of blocked elements can know. */
export function randomId(random: () => number): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
}
