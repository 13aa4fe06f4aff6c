import { expect, it } from 'vitest';
import { isComingSoon } from './coming-soon.ts';

const listing = {
  channel: 'buy',
  listedAt: '2026-12-05T01:00:00.000Z',
  timeZone: 'Australia/Sydney',
} as const;

it.each([
  ['weeks before', '2026-11-21T00:00:00Z', true],
  ['the evening before', '2026-12-04T12:59:00Z', true],
  ['from midnight of its day, before the hour it is listed at', '2026-12-04T13:00:00Z', false],
  ['afterwards', '2027-01-01T00:00:00Z', false],
])('a listing is coming soon until its day: %s', (_, now, expected) => {
  expect(isComingSoon(listing, Date.parse(now))).toBe(expected);
});

it('nothing that is sold or leased comes soon', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  expect(isComingSoon({ ...listing, channel: 'sold' }, now)).toBe(false);
  expect(isComingSoon({ ...listing, channel: 'leased' }, now)).toBe(false);
});
