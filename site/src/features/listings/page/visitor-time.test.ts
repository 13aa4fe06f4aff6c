import { describe, expect, it } from 'vitest';
import { visitorTime } from './visitor-time.ts';

const inFremantle = { instant: '2026-11-21T02:00:00.000Z', local: '2026-11-21T10:00' };

describe('an inspection at 10:00 am in Fremantle', () => {
  it.each([
    ['Australia/Sydney', '1:00 pm your time'],
    ['Australia/Adelaide', '12:30 pm your time'],
    ['Asia/Singapore', null],
    ['Australia/Perth', null],
    ['America/Los_Angeles', 'Friday 6:00 pm your time'],
  ])('is for a visitor in %s: %s', (zone, text) => expect(visitorTime({ ...inFremantle, zone })).toBe(text));
});

it('midnight on both clocks is the same time', () => {
  const midnight = { instant: '2026-11-20T13:00:00.000Z', local: '2026-11-21T00:00' };
  expect(visitorTime({ ...midnight, zone: 'Australia/Sydney' })).toBeNull();
});
