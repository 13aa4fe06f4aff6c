import { expect, it } from 'vitest';
import { nextWeek, turnOf, weekOf } from './week.ts';

const monday = Date.parse('2026-11-23T00:00:00+10:00');
const DAY = 86_400_000;

it('a week goes from Monday to Monday', () => {
  expect(weekOf(monday)).toBe(weekOf(monday - 1) + 1);
  expect(weekOf(monday + 6 * DAY)).toBe(weekOf(monday));
  expect(nextWeek(monday - 1)).toBe(monday);
  expect(nextWeek(monday)).toBe(monday + 7 * DAY);
});

it('each has its turn before the first comes again', () => {
  const turns = [0, 1, 2, 3].map((week) => turnOf({ items: ['a', 'b', 'c'], now: monday + week * 7 * DAY }));
  expect(new Set(turns.slice(0, 3)).size).toBe(3);
  expect(turns[3]).toBe(turns[0]);
  expect(turnOf({ items: ['a', 'b'], now: 0 })).toMatch(/a|b/);
  expect(turnOf({ items: [], now: monday })).toBeUndefined();
});
