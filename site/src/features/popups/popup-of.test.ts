import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionsOf, popupOf, type StoredPopup, spanOf } from './popup-of.ts';

const stored = (more: Partial<StoredPopup> = {}) => popupOf({ id: 7, name: 'Letter', ...more });
// What a browser of another program sent may be anything.
const odd = (value: unknown) => value as never;

/** Everything on. */
const WHOLE: StoredPopup = {
  id: 1,
  triggers: {
    ...{ pageLoad: true, pageLoadDelay: 1, scrolling: true, scrollingDirection: 'up', scrollingOffset: 1 },
    ...{ scrollingTo: true, scrollingToSelector: '#a', click: true, clickTimes: 2, inactivity: true },
    ...{ inactivityTime: 1, exitIntent: true, adblockDetection: true, adblockDetectionDelay: 1 },
  },
  rules: {
    ...{ times: true, timesTimes: 1, timesPeriod: 'day', timesCount: 'close', pageViews: true },
    ...{ pageViewsViews: 1, sessions: true, sessionsSessions: 1, url: true, urlAction: 'hide' },
    ...{ urlOf: 'page', urlMatch: 'regex', urlUrl: 'a', sources: ['search'], devices: ['mobile'] },
    ...{ browsers: ['edge'], loggedIn: 'hide', scheduleZone: 'visitor' },
    ...{ scheduleStart: '2026-12-01T00:00:00Z', scheduleStart_tz: 'Australia/Perth' },
    ...{ scheduleEnd: '2026-12-02T00:00:00Z', scheduleEnd_tz: 'Australia/Perth' },
  },
  settings: {
    ...{ place: 'top', width: 300, overlay: false, preventScroll: true, closeButton: false },
    ...{ closeButtonPosition: 'outside', closeButtonDelay: 1, closeAutomatically: 1, classes: 'a' },
    ...{ preventCloseOnBackgroundClick: true, preventCloseOnEsc: true, entranceAnimation: 'zoom' },
    ...{ exitAnimation: 'zoom', entranceDuration: 1, a11yNavigation: false, avoidMultiple: true },
  },
};

describe('a stored popup', () => {
  it('of which nothing is said is a plain window that opens by links alone', () => {
    expect(stored()).toEqual({
      id: '7',
      settings: {
        label: 'Letter',
        place: 'center',
        width: 640,
        overlay: true,
        closeButton: { position: 'inside', delay: 0 },
        preventScroll: false,
        preventCloseOnBackgroundClick: false,
        preventCloseOnEsc: false,
        entrance: 'none',
        exit: 'none',
        entranceDuration: 0.3,
        a11yNavigation: true,
        avoidMultiple: false,
        classes: [],
      },
      rules: {},
      triggers: {},
    });
  });
});

describe('its settings', () => {
  it.each<[string, Partial<StoredPopup>, object]>([
    ['its own words', { label: ' Our letter ' }, { label: 'Our letter' }],
    ['no words at all', { name: ' ' }, { label: 'Popup' }],
    ['a place', { settings: { place: 'bottom-left' } }, { place: 'bottom-left' }],
    ['a place that is none', { settings: { place: odd('outer space') } }, { place: 'center' }],
    ['a width', { settings: { width: 320.4 } }, { width: 320 }],
    ['too wide', { settings: { width: 99_999 } }, { width: 1600 }],
    ['no number', { settings: { width: odd('wide') } }, { width: 640 }],
    ['no overlay', { settings: { overlay: false } }, { overlay: false }],
    [
      'a button outside, later',
      { settings: { closeButtonPosition: 'outside', closeButtonDelay: 2.5 } },
      { closeButton: { position: 'outside', delay: 2.5 } },
    ],
    ['closing by itself', { settings: { closeAutomatically: 8 } }, { closeAutomatically: 8 }],
    [
      'a movement',
      { settings: { entranceAnimation: 'zoom', exitAnimation: 'slide-bottom', entranceDuration: 9 } },
      { entrance: 'zoom', exit: 'slide-bottom', entranceDuration: 5 },
    ],
    [
      'an entrance of blocks',
      { settings: { entranceAnimation: 'roll-in', exitAnimation: 'jello' } },
      {
        entrance: { keyframes: 'fr-enter', from: 'translateX(-5rem) rotate(-90deg)' },
        exit: { keyframes: 'fr-jello', from: 'none' },
      },
    ],
    ['a movement that is none', { settings: { entranceAnimation: odd('toString') } }, { entrance: 'none' }],
    ['classes', { settings: { classes: ' letter  1st "x ok_2' } }, { classes: ['letter', 'ok_2'] }],
    ['a selector', { openSelector: ' .open-it ' }, { openSelector: '.open-it' }],
    [
      'switches',
      {
        settings: {
          preventScroll: true,
          preventCloseOnBackgroundClick: true,
          avoidMultiple: true,
          a11yNavigation: false,
        },
      },
      {
        preventScroll: true,
        preventCloseOnBackgroundClick: true,
        avoidMultiple: true,
        a11yNavigation: false,
      },
    ],
  ])('may have %s', (_what, more, expected) => {
    expect(stored(more).settings).toMatchObject(expected);
  });

  it('leaves out a selector that is none', () => {
    expect(stored({ openSelector: 'a{' }).settings).not.toHaveProperty('openSelector');
  });

  it('needs no button while the Esc key closes it, and has one where nothing else would', () => {
    expect(stored({ settings: { closeButton: false } }).settings).not.toHaveProperty('closeButton');
    expect(stored({ settings: { closeButton: false, preventCloseOnEsc: true } }).settings).toHaveProperty(
      'closeButton',
    );
  });
});

it.each([
  ['.get-brochure', '.get-brochure'],
  ['  ', undefined],
  ['a{', undefined],
])('is for the link “%s”: %s', (goal, expected) => {
  expect(stored({ goal }).goal).toBe(expected);
});

describe('its triggers', () => {
  it.each<[NonNullable<StoredPopup['triggers']>, object]>([
    [{ pageLoad: true, pageLoadDelay: 0.5 }, { pageLoad: { delay: 0.5 } }],
    [{ pageLoad: true }, { pageLoad: { delay: 0 } }],
    [{ pageLoad: true, pageLoadDelay: -1 }, { pageLoad: { delay: 0 } }],
    [{ pageLoad: false, pageLoadDelay: 5 }, {}],
    [{ scrolling: true, scrollingOffset: 30 }, { scrolling: { direction: 'down', offset: 30 } }],
    [{ scrolling: true, scrollingDirection: 'up' }, { scrolling: { direction: 'up', offset: 50 } }],
    [{ scrollingTo: true, scrollingToSelector: '#offer' }, { scrollingTo: { selector: '#offer' } }],
    [{ scrollingTo: true, scrollingToSelector: '##' }, {}],
    [{ scrollingTo: true }, {}],
    [{ click: true, clickTimes: 3 }, { click: { times: 3 } }],
    [{ click: true, clickTimes: 0 }, { click: { times: 1 } }],
    [{ inactivity: true }, { inactivity: { time: 30 } }],
    [{ exitIntent: true }, { exitIntent: {} }],
    [{ adblockDetection: true, adblockDetectionDelay: 4 }, { adblockDetection: { delay: 4 } }],
  ])('%j are %j', (triggers, expected) => {
    expect(stored({ triggers }).triggers).toEqual(expected);
  });
});

describe('its rules', () => {
  it.each<[NonNullable<StoredPopup['rules']>, object]>([
    [{ pageViews: true, pageViewsViews: 4 }, { pageViews: { views: 4 } }],
    [{ pageViews: false, pageViewsViews: 4 }, {}],
    [{ sessions: true }, { sessions: { sessions: 2 } }],
    [
      { url: true, urlUrl: 'letter', urlAction: 'hide', urlMatch: 'contains', urlOf: 'referrer' },
      { url: { action: 'hide', match: 'contains', url: 'letter' } },
    ],
    [
      { url: true, urlUrl: '/sell$', urlMatch: 'regex', urlOf: 'page' },
      { url: { action: 'show', match: 'regex', url: '/sell$', of: 'page' } },
    ],
    // The browser fails such a rule, as it is to be.
    [{ url: true, urlUrl: '(', urlMatch: 'regex' }, { url: { action: 'show', match: 'regex', url: '(' } }],
    [{ url: true, urlUrl: '' }, {}],
    [{ sources: ['search', 'internal'] }, { sources: ['search', 'internal'] }],
    [{ sources: ['search', 'external', 'internal'] }, {}],
    [{ sources: odd(['the moon']) }, {}],
    [{ devices: ['mobile'] }, { devices: ['mobile'] }],
    [{ browsers: ['safari', 'firefox'] }, { browsers: ['firefox', 'safari'] }],
    [{ loggedIn: 'hide' }, { loggedIn: { users: 'all' } }],
    [{ loggedIn: 'show' }, {}],
    [
      { times: true, timesTimes: 2, timesPeriod: 'day', timesCount: 'close' },
      { times: { count: 'close', period: 'day', times: 2 } },
    ],
    [{ times: true }, { times: { count: 'open', period: 'week', times: 1 } }],
    [
      {
        scheduleZone: 'site',
        scheduleStart: '2026-12-01T08:00:00.000Z',
        scheduleStart_tz: 'Australia/Perth',
      },
      { schedule: { zone: 'site', start: '2026-12-01T08:00:00.000Z' } },
    ],
    // Nine in Perth, by the clock there; at midnight the hour is 00.
    [
      {
        scheduleZone: 'visitor',
        scheduleStart: '2026-12-01T01:00:00.000Z',
        scheduleStart_tz: 'Australia/Perth',
        scheduleEnd: '2026-12-24T13:00:00.000Z',
      },
      { schedule: { zone: 'visitor', start: '2026-12-01T09:00', end: '2026-12-25T00:00' } },
    ],
    [{ scheduleZone: 'visitor', scheduleStart: 'soon' }, {}],
  ])('%j are %j', (rules, expected) => {
    expect(stored({ rules }).rules).toEqual(expected);
  });
});

describe('its test', () => {
  it.each([
    [
      { other: 9, share: 30 },
      { other: '9', share: 30 },
    ],
    [{ other: 9 }, { other: '9', share: 50 }],
    [
      { other: { id: 9 } as never, share: 400 },
      { other: '9', share: 99 },
    ],
    [{ other: 7, share: 30 }, undefined],
    [{ other: null, share: 30 }, undefined],
  ])('%j is %j', (test, expected) => {
    expect(stored({ test }).test).toEqual(expected);
  });
});

describe('the span in which it may be seen', () => {
  const hours = (schedule: object) => {
    const { from, until } = spanOf({ rules: { schedule: schedule as never } });
    return [from, until].map((at) => (Number.isFinite(at) ? new Date(at).toISOString().slice(0, 16) : at));
  };
  it.each([
    [{ zone: 'site', start: '2026-12-01T08:00:00.000Z' }, ['2026-12-01T08:00', Number.POSITIVE_INFINITY]],
    [{ zone: 'site', end: '2026-12-01T08:00:00.000Z' }, [Number.NEGATIVE_INFINITY, '2026-12-01T08:00']],
    [
      { zone: 'visitor', start: '2026-12-01T08:00', end: '2026-12-02T08:00' },
      ['2026-11-30T18:00', '2026-12-02T20:00'],
    ],
  ])('of %j is %j', (schedule, expected) => {
    expect(hours(schedule)).toEqual(expected);
  });
});

it('takes its conditions with the numbers of pages, and leaves out what is not known', () => {
  const rows = [
    { place: 'certain-pages', pages: [1, { id: 2 }], id: 'x' },
    { place: 'address-is', address: '/sell', pages: null },
    { place: 'the-moon' },
  ];
  expect(conditionsOf(rows as never)).toEqual([
    { place: 'certain-pages', pages: [1, 2], address: undefined },
    { place: 'address-is', pages: [], address: '/sell' },
  ]);
  expect(conditionsOf(null)).toEqual([]);
});

it('is something a browser can work with, whatever is stored', () => {
  const { rules, triggers, settings } = popupOf(WHOLE);
  const anything = (names: object) =>
    fc.record(Object.fromEntries(Object.keys(names).map((name) => [name, fc.anything()])));
  const docs = fc.record({
    id: fc.integer({ min: 1 }),
    name: fc.anything(),
    label: fc.anything(),
    goal: fc.anything(),
    openSelector: fc.anything(),
    settings: anything(WHOLE.settings ?? {}),
    rules: anything(WHOLE.rules ?? {}),
    triggers: anything(WHOLE.triggers ?? {}),
    test: anything({ other: 1, share: 1 }),
  });
  expect([rules, triggers, settings].every((part) => Object.keys(part).length > 5)).toBe(true);
  fc.assert(
    fc.property(docs, (doc) => {
      const popup = popupOf(doc as never);
      expect(JSON.parse(JSON.stringify(popup))).toEqual(popup);
      expect(Boolean(popup.settings.closeButton) || !popup.settings.preventCloseOnEsc).toBe(true);
      expect(popup.settings.width).toBeGreaterThanOrEqual(200);
    }),
    { numRuns: 1000 },
  );
});
