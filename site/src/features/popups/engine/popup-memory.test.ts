import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERIODS } from '../popup-rules.ts';
import { PERIOD_MS, popupMemory } from './popup-memory.ts';
import { testStorage } from './testing/test-storage.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function browser() {
  const texts = new Map<string, string>();
  const clock = { now: NOW };
  const local = testStorage(texts);
  let session = testStorage();
  const page = () => popupMemory({ local: () => local, session: () => session, now: () => clock.now });
  const newSession = () => {
    session = testStorage();
  };
  return { texts, clock, page, newSession };
}

it('keeps all of it under one key', () => {
  const { texts, page } = browser();
  const memory = page();
  memory.beginPage();
  memory.since('1');
  memory.count({ id: '2', period: 'week' });
  memory.turnOff('3');
  expect([...texts.keys()]).toEqual(['frontage:popups']);
});

describe('a count', () => {
  it.each([
    ['day', 86_400_000],
    ['week', 604_800_000],
    ['month', 2_628_288_000],
  ] as const)('of a %s ends with it', (period, ms) => {
    const { clock, page } = browser();
    expect(PERIOD_MS[period]).toBe(ms);
    page().count({ id: '1', period });
    page().count({ id: '1', period });
    clock.now = NOW + ms - 1;
    expect(page().times({ id: '1', period })).toBe(2);
    clock.now = NOW + ms;
    expect(page().times({ id: '1', period })).toBe(0);
    page().count({ id: '1', period });
    expect(page().times({ id: '1', period })).toBe(1);
  });

  it('of a session ends with it', () => {
    const { page, newSession } = browser();
    page().beginPage();
    page().count({ id: '1', period: 'session' });
    expect(page().times({ id: '1', period: 'session' })).toBe(1);
    newSession();
    expect(page().times({ id: '1', period: 'session' })).toBe(0);
  });

  it('for ever stays', () => {
    const { clock, page } = browser();
    page().count({ id: '1', period: 'ever' });
    clock.now = NOW + 100 * PERIOD_MS.month;
    expect(page().times({ id: '1', period: 'ever' })).toBe(1);
  });

  it('written by a clock that was years ahead does not keep a popup away for years', () => {
    const { clock, page } = browser();
    clock.now = NOW + 100 * PERIOD_MS.month;
    page().count({ id: '1', period: 'day' });
    clock.now = NOW;
    expect(page().times({ id: '1', period: 'day' })).toBe(0);
  });

  it.each([
    ['right, goes on until its own end', 0, 86_399_999, 1],
    ['back by an hour, begins anew: the end would come later than a day from now', -3_600_000, 0, 0],
    ['ahead by two days, has ended', 172_800_000, 0, 0],
  ])('on a clock that is set %s', (_case, set, later, times) => {
    const { clock, page } = browser();
    page().count({ id: '1', period: 'day' });
    clock.now = NOW + set + later;
    expect(page().times({ id: '1', period: 'day' })).toBe(times);
  });

  it('is not lost where another tab counts meanwhile', () => {
    const { page } = browser();
    const [one, other] = [page(), page()];
    one.count({ id: '1', period: 'day' });
    other.count({ id: '1', period: 'day' });
    one.turnOff('2');
    expect([other.times({ id: '1', period: 'day' }), other.isOff('2')]).toEqual([2, true]);
  });

  it('is each popup’s own', () => {
    const { page } = browser();
    page().count({ id: '1', period: 'day' });
    expect(page().times({ id: '2', period: 'day' })).toBe(0);
  });
});

it('does not show again what the visitor does not want again, on later pages too', () => {
  const { page } = browser();
  page().turnOff('1');
  expect([page().isOff('1'), page().isOff('2')]).toEqual([true, false]);
});

it('keeps to the version that was drawn', () => {
  const { page } = browser();
  expect(page().version({ id: '1', share: 50, draw: () => 0.49 })).toBe('b');
  expect(page().version({ id: '1', share: 50, draw: () => 0.99 })).toBe('b');
  expect(page().version({ id: '2', share: 50, draw: () => 0.5 })).toBe('a');
});

it('remembers for the page where storage is blocked', () => {
  const memory = popupMemory({ local: blocked, session: blocked, now: () => NOW });
  memory.beginPage();
  memory.count({ id: '1', period: 'day' });
  memory.count({ id: '1', period: 'session' });
  memory.turnOff('2');
  expect(memory.times({ id: '1', period: 'day' })).toBe(1);
  expect(memory.times({ id: '1', period: 'session' })).toBe(1);
  expect(memory.isOff('2')).toBe(true);
});

it('goes on for the page where storage is full', () => {
  const texts = testStorage();
  const full = { ...texts, setItem: blocked };
  popupMemory({ local: () => texts, session: () => texts, now: () => NOW }).count({
    id: '1',
    period: 'ever',
  });
  const memory = popupMemory({ local: () => full, session: () => full, now: () => NOW });
  memory.count({ id: '1', period: 'ever' });
  expect(memory.times({ id: '1', period: 'ever' })).toBe(2);
});

it('makes the best of whatever is in its storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom(...PERIODS), (text, period) => {
      const stored = () =>
        testStorage(
          new Map([
            ['frontage:popups', text],
            ['frontage:popups-session', text],
          ]),
        );
      const [local, session] = [stored(), stored()];
      const memory = popupMemory({ local: () => local, session: () => session, now: () => NOW });
      memory.beginPage();
      const before = memory.times({ id: '1', period });
      memory.count({ id: '1', period });
      expect(memory.times({ id: '1', period })).toBe(before + 1);
      expect(memory.since('1').pageViews).toBeTypeOf('number');
    }),
  );
});
