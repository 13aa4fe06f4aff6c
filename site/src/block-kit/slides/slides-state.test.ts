import { describe, expect, it, test } from 'vitest';
import { SLIDES_DEFAULTS } from './slides-fields.ts';
import {
  eased,
  fades,
  LISTING_BREAKPOINTS,
  moved,
  nextByItself,
  offsets,
  PAGE_BREAKPOINTS,
  plays,
  readOptions,
  shownPerDevice,
  shownWithOffset,
  slidesOptions,
  slidesToLoad,
  writeOptions,
} from './slides-state.ts';

test.each([
  [{ base: 3 }, { base: 3, tablet: 2, mobile: 1 }],
  [{ base: 1 }, { base: 1, tablet: 1, mobile: 1 }],
  [
    { base: 4, tablet: 3 },
    { base: 4, tablet: 3, mobile: 1 },
  ],
  [
    { base: 1, tablet: 2, mobile: 2 },
    { base: 1, tablet: 2, mobile: 2 },
  ],
])('%o shows %o', (shown, expected) => expect(shownPerDevice(shown)).toEqual(expected));

describe('neighbours that peek in', () => {
  it('add 0.001 to the slides shown, and only then', () => {
    expect(shownWithOffset({ shown: { base: 3 }, offsetSides: 'both' })).toEqual({
      base: 3.001,
      tablet: 2.001,
      mobile: 1.001,
    });
    expect(shownWithOffset({ shown: { base: 3 }, offsetSides: 'none' }).base).toBe(3);
  });

  it.each([
    ['none', 0, 0],
    ['left', 40, 0],
    ['right', 0, 40],
    ['both', 40, 40],
  ] as const)('%s leave %d px at the start and %d px at the end', (offsetSides, start, end) =>
    expect(offsets({ offsetSides, offsetWidth: 40 })).toEqual({ start, end }),
  );
});

describe('fading', () => {
  const single = { ...SLIDES_DEFAULTS, effect: 'fade', shown: { base: 1 } } as const;
  it('is for one slide at a time', () => {
    expect(fades(single)).toBe(true);
    expect(fades({ ...single, effect: 'slide' })).toBe(false);
    expect(fades({ ...single, shown: { base: 3 } })).toBe(false);
    expect(fades({ ...single, shown: { base: 1, mobile: 2 } })).toBe(false);
    expect(fades({ ...single, offsetSides: 'right' })).toBe(false);
  });
});

test.each([
  [0, -1, 5, true, 4],
  [4, 1, 5, true, 0],
  [3, 4, 5, true, 2],
  [0, -1, 5, false, 0],
  [4, 1, 5, false, 4],
  [1, 1, 5, false, 2],
])('from %d by %d of %d (round: %s) is %d', (index, step, count, infinite, expected) =>
  expect(moved({ index, step, count, infinite })).toBe(expected),
);

test('by itself the last is followed by the first', () => {
  expect([0, 1, 2].map((index) => nextByItself({ index, count: 3 }))).toEqual([1, 2, 0]);
});

test.each([
  [[0, 1, 2], 8, false, [0, 1, 2, 3]],
  [[0], 8, true, [0, 1, 7]],
  [[3], 8, true, [2, 3, 4]],
  [[7], 8, false, [6, 7]],
  [[], 8, true, []],
])('pictures load for %j and one neighbour', (inView, count, infinite, expected) =>
  expect(slidesToLoad({ inView, count, infinite })).toEqual(expected),
);

describe('changing by themselves', () => {
  const free = { stopped: false, hovered: false, focused: false, outOfSight: false };
  const play = (holds: Partial<typeof free>, pauseOnHover = true, interval = 3000) =>
    plays({ interval, pauseOnHover, holds: { ...free, ...holds } });

  it('runs until something holds it up', () => {
    expect(play({})).toBe(true);
    expect(play({ stopped: true })).toBe(false);
    expect(play({ focused: true }, false)).toBe(false);
    expect(play({ outOfSight: true })).toBe(false);
    expect(play({}, true, 0)).toBe(false);
  });

  it('waits for the pointer only where that is set', () => {
    expect(play({ hovered: true }, true)).toBe(false);
    expect(play({ hovered: true }, false)).toBe(true);
  });
});

test('options carry what each device moves at once, and no position where none is shown', () => {
  const options = slidesOptions({
    props: { ...SLIDES_DEFAULTS, step: { base: 3, tablet: 2 }, navigation: 'arrows' },
    breakpoints: PAGE_BREAKPOINTS,
  });
  expect(options.step).toEqual({ base: 3, tablet: 2, mobile: 2 });
  expect(options.pagination).toBe('none');
});

test('the way is done when the time is, and never runs back', () => {
  expect([0, 1, 1.5, -1].map(eased)).toEqual([0, 1, 1, 0]);
  const way = Array.from({ length: 21 }, (_, step) => eased(step / 20));
  expect(way).toEqual([...way].sort((a, b) => a - b));
});

describe('options as an attribute', () => {
  const usual = slidesOptions({ props: SLIDES_DEFAULTS, breakpoints: PAGE_BREAKPOINTS });

  it('hold what is not as on most rows', () => {
    expect(writeOptions({ ...usual, speed: 300, lead: 12 })).toBe('{"speed":300,"lead":12}');
  });

  it.each([
    usual,
    slidesOptions({
      props: { ...SLIDES_DEFAULTS, infinite: false, pagination: 'progress', step: { base: 3, mobile: 1 } },
      breakpoints: LISTING_BREAKPOINTS,
    }),
  ])('are read as they were', (options) => expect(readOptions(writeOptions(options))).toEqual(options));
});
