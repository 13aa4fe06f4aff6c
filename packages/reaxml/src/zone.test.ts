import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localToUtc, timeZoneOf, utcToLocal, zoneName } from './zone.ts';

test.each([
  [{ state: 'NSW' }, 'Australia/Sydney'],
  [{ state: 'act' }, 'Australia/Sydney'],
  [{ state: 'QLD' }, 'Australia/Brisbane'],
  [{ state: 'SA' }, 'Australia/Adelaide'],
  [{ state: 'NT' }, 'Australia/Darwin'],
  [{ state: 'NSW', suburb: 'BROKEN HILL', postcode: '2880' }, 'Australia/Broken_Hill'],
  [{ state: 'NSW', postcode: '2880' }, 'Australia/Broken_Hill'],
  [{ state: 'NSW', suburb: 'Tibooburra', postcode: '2880' }, 'Australia/Sydney'],
  [{ state: 'VIC', suburb: 'Broken Hill' }, 'Australia/Melbourne'],
  [{ country: 'NZ' }, 'Pacific/Auckland'],
  [{ state: null }, 'Australia/Sydney'],
])('%j is in %s', (place, zone) => expect(timeZoneOf(place)).toBe(zone));

test.each([
  ['2026-01-15T11:00:00', 'Australia/Sydney', '2026-01-15T00:00:00.000Z'],
  ['2026-07-15T11:00:00', 'Australia/Sydney', '2026-07-15T01:00:00.000Z'],
  ['2026-01-15T11:00', 'Australia/Brisbane', '2026-01-15T01:00:00.000Z'],
  ['2026-01-15T11:00:00', 'Australia/Broken_Hill', '2026-01-15T00:30:00.000Z'],
  // the hour that comes twice: the first; the hour that is missing: read on the old clock
  ['2026-04-05T02:30:00', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
  ['2026-10-04T02:30:00', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
])('%s in %s', (local, zone, utc) => expect(localToUtc({ local, zone }).toISOString()).toBe(utc));

test('a zone is named after its city', () =>
  expect(zoneName('Australia/Broken_Hill')).toBe('Broken Hill time'));

test('refuses what is not a date and time', () => {
  expect(() => localToUtc({ local: 'tomorrow', zone: 'Australia/Sydney' })).toThrow(RangeError);
});

test('converts there and back in every zone of the country', () => {
  const zones = ['NSW', 'QLD', 'SA', 'NT', 'WA', 'TAS'].map((state) => timeZoneOf({ state }));
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2037-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.constantFrom(...zones), (at, zone) => {
      const local = utcToLocal({ at, zone });
      expect(utcToLocal({ at: localToUtc({ local, zone }), zone })).toBe(local);
    }),
  );
});
