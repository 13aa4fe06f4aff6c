import { expect, it } from 'vitest';
import { browserTime, instantOf, localTime, sentenceTime, zoneNote } from './time-zones.ts';

it.each([
  ['2026-12-01T09:00', 'Australia/Sydney', '2026-11-30T22:00:00.000Z'],
  ['2026-07-01T09:00', 'Australia/Sydney', '2026-06-30T23:00:00.000Z'],
  ['2026-12-01T09:00', 'Australia/Perth', '2026-12-01T01:00:00.000Z'],
  ['2026-12-01T09:00', 'Australia/Adelaide', '2026-11-30T22:30:00.000Z'],
  // Clocks went forward at two in the morning, and back at three.
  ['2026-10-04T01:59', 'Australia/Sydney', '2026-10-03T15:59:00.000Z'],
  ['2026-10-04T03:00', 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
  ['2026-04-05T03:00', 'Australia/Sydney', '2026-04-04T17:00:00.000Z'],
] as const)('%s in %s is %s, and back', (local, zone, iso) => {
  const at = instantOf({ local, zone });
  expect(new Date(at).toISOString()).toBe(iso);
  expect(localTime({ at, zone })).toBe(local);
});

it.each([
  '',
  '2026-12',
  '-271821-04-20T00:00',
  '+275760-09-13T00:00',
  '2026-12-01T09:00Z',
  '2026-13-45T99:99',
])('is no instant where somebody has not finished typing, or sends what no field gives: %s', (local) => {
  expect(instantOf({ local, zone: 'Australia/Sydney' })).toBeNaN();
});

it('is read with its zone', () => {
  const at = Date.parse('2026-11-30T22:00:00Z');
  expect(sentenceTime({ at, zone: 'Australia/Sydney' })).toBe('Tue 1 Dec 2026, 9:00 am, Sydney time');
});

it('in the browser’s zone names that zone', () => {
  expect(browserTime('2026-11-30T22:00:00Z')).toMatch(/2026, \d+:00\s[ap]m \S+$/);
});

it.each([
  ['Australia/Perth', 'Australia/Sydney', ', Perth time'],
  ['Australia/Broken_Hill', 'Australia/Sydney', ', Broken Hill time'],
  ['Australia/Melbourne', 'Australia/Sydney', ''],
  // In winter only are their clocks alike.
  ['Australia/Brisbane', 'Australia/Sydney', ', Brisbane time'],
])('of a property in %s is named for a reader in %s as “%s”', (zone, reader, note) => {
  expect(zoneNote({ at: '2026-12-01T00:00:00Z', zone, reader })).toBe(note);
});

it('of a property in Brisbane is Sydney’s in winter', () => {
  const at = '2026-07-01T00:00:00Z';
  expect(zoneNote({ at, zone: 'Australia/Brisbane', reader: 'Australia/Sydney' })).toBe('');
});
