import { expect, it } from 'vitest';
import { MAX_ATTEMPTS, retryDelay } from './backoff.ts';

const HOUR = 60 * 60 * 1000;
const attempts = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => index + 1);

it('waits longer every time', () => {
  const waits = attempts.map((count) => (retryDelay({ attempts: count, random: 0 }) ?? 0) / 60_000);
  expect(waits).toEqual([1, 5, 15, 60, 240, 720, 1440]);
});

it('gives up after eight attempts over about two days', () => {
  const total = attempts.reduce((sum, count) => sum + (retryDelay({ attempts: count, random: 1 }) ?? 0), 0);
  expect(MAX_ATTEMPTS).toBe(8);
  expect(total / HOUR).toBeGreaterThan(40);
  expect(total / HOUR).toBeLessThan(50);
  expect(retryDelay({ attempts: MAX_ATTEMPTS, random: 0 })).toBeUndefined();
});

it('is up to a fifth longer, so that not everything comes at once', () => {
  expect(retryDelay({ attempts: 1, random: 0.5 })).toBe(66_000);
});
