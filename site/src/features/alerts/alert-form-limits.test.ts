import { expect, it } from 'vitest';
import { createAlertFormLimits } from './alert-form-limits.ts';

/* Anybody can have a confirmation sent to somebody else. */

const MINUTE_MS = 60_000;

it('a subscriber is sent five confirmations of alerts at once, and twenty in a day however often somebody asks', () => {
  const clock = { at: 0 };
  const { mail } = createAlertFormLimits({ on: true, now: () => clock.at });
  const sent = () => mail.take('someone').ok;
  const atOnce = Array.from({ length: 10 }, sent).filter(Boolean).length;
  let day = atOnce;
  for (let minute = 1; minute < 24 * 60; minute += 1) {
    clock.at = minute * MINUTE_MS;
    if (sent()) day += 1;
  }
  expect(atOnce).toBe(5);
  expect(day).toBeLessThanOrEqual(20);
  // Another person is not affected, and the next day there is more.
  expect(mail.take('someone else').ok).toBe(true);
  clock.at = 48 * 60 * MINUTE_MS;
  expect(sent()).toBe(true);
});
