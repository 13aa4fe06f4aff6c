import { describe, expect, it } from 'vitest';
import type { Triggers } from '../popup-rules.ts';
import { type PageEvent, randomId, scrolledPercent, startTriggers, type WatchedPage } from './triggers.ts';

/** A page whose time, events and scrolling the test decides. */
function page({ blocks = false, finds = true } = {}) {
  const listeners = new Map<PageEvent, Set<(event: { clientY: number }) => void>>();
  const timers = new Set<{ at: number; run: () => void }>();
  let now = 0;
  let top = 0;
  let sight: (() => void) | undefined;
  const baits: string[] = [];
  const watched: WatchedPage = {
    on(event, listener) {
      const heard = listeners.get(event) ?? new Set();
      listeners.set(event, heard.add(listener));
      return () => heard.delete(listener);
    },
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    seen(_selector, run) {
      if (!finds) return undefined;
      sight = run;
      return () => {
        sight = undefined;
      };
    },
    scroll: () => ({ top, most: 1000 }),
    bait(id) {
      baits.push(id);
      return { isGone: () => blocks, remove: () => baits.splice(baits.indexOf(id), 1) };
    },
    random: () => 0.5,
  };
  const happens = (event: PageEvent, clientY = 0) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener({ clientY });
  };
  return {
    watched,
    happens,
    baits,
    wait(seconds: number) {
      now += seconds * 1000;
      for (const timer of [...timers]) if (timer.at <= now && timers.delete(timer)) timer.run();
    },
    scrollTo(to: number) {
      top = to;
      happens('scroll');
    },
    comesInSight: () => sight?.(),
    /** What still watches. */
    watching: () =>
      timers.size + [...listeners.values()].reduce((sum, { size }) => sum + size, 0) + (sight ? 1 : 0),
  };
}

function started(triggers: Triggers, options?: Parameters<typeof page>[0]) {
  const watched = page(options);
  let shown = 0;
  const stop = startTriggers({
    triggers,
    page: watched.watched,
    fire: () => {
      shown += 1;
    },
  });
  return { ...watched, stop, shown: () => shown };
}

type Started = ReturnType<typeof started>;

describe.each<[string, Triggers, (page: Started) => void, (page: Started) => void]>([
  ['page load', { pageLoad: { delay: 2 } }, (p) => p.wait(1.9), (p) => p.wait(0.1)],
  [
    'scrolling down',
    { scrolling: { direction: 'down', offset: 50 } },
    (p) => p.scrollTo(499),
    (p) => p.scrollTo(500),
  ],
  [
    'scrolling up',
    { scrolling: { direction: 'up', offset: 50 } },
    (p) => [100, 900].forEach(p.scrollTo),
    (p) => p.scrollTo(890),
  ],
  [
    'scrolling to an element',
    { scrollingTo: { selector: '#terms' } },
    (p) => p.scrollTo(900),
    (p) => p.comesInSight(),
  ],
  ['clicks', { click: { times: 2 } }, (p) => p.happens('click'), (p) => p.happens('click')],
  [
    'doing nothing',
    { inactivity: { time: 30 } },
    (p) => {
      p.wait(29);
      p.happens('mousemove');
      p.wait(29);
    },
    (p) => p.wait(1),
  ],
  ['leaving', { exitIntent: {} }, (p) => p.happens('mouseleave', 5), (p) => p.happens('mouseleave', 0)],
])('the trigger of %s', (_name, triggers, almost, enough) => {
  it('fires when it should, once, and watches no longer', () => {
    const watched = started(triggers);
    almost(watched);
    expect(watched.shown()).toBe(0);
    enough(watched);
    enough(watched);
    expect(watched.shown()).toBe(1);
    expect(watched.watching()).toBe(0);
  });

  it('ends without firing', () => {
    const watched = started(triggers);
    watched.stop();
    almost(watched);
    enough(watched);
    expect(watched.shown()).toBe(0);
    expect(watched.watching()).toBe(0);
  });
});

describe('the trigger of a blocker of advertisements', () => {
  const triggers: Triggers = { adblockDetection: { delay: 1 } };

  it('fires where the bait has gone', () => {
    const watched = started(triggers, { blocks: true });
    expect(watched.baits).toEqual(['nnnnnn']);
    watched.wait(1);
    expect(watched.shown()).toBe(1);
  });

  it('leaves nothing behind where it stayed', () => {
    const watched = started(triggers);
    watched.wait(1);
    expect([watched.shown(), watched.baits]).toEqual([0, []]);
  });
});

it('does without a trigger whose selector finds nothing', () => {
  const watched = started({ scrollingTo: { selector: '<' }, click: { times: 1 } }, { finds: false });
  watched.comesInSight();
  expect(watched.shown()).toBe(0);
  watched.happens('click');
  expect(watched.shown()).toBe(1);
});

it('ends all triggers with the first that fires', () => {
  const watched = started({
    pageLoad: { delay: 1 },
    click: { times: 1 },
    exitIntent: {},
    adblockDetection: { delay: 5 },
  });
  watched.happens('click');
  watched.wait(10);
  expect([watched.shown(), watched.watching(), watched.baits]).toEqual([1, 0, []]);
});

it('counts scrolling from 0 to 100 percent with two decimals', () => {
  const percent = (top: number) => scrolledPercent({ top, most: 3000 });
  expect([-10, 0, 1000, 3000, 3001].map(percent)).toEqual([0, 0, 33.33, 100, 100]);
});

it('makes ids of six letters', () => {
  const draws = [0, 0.999999, 0.5, 0.1, 0.2, 0.3];
  expect(randomId(() => draws.shift() ?? 0)).toMatch(/^[a-z]{6}$/);
});
