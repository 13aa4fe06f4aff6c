import { expect, it } from 'vitest';
import { testRow } from './example-listing.ts';

const UNPLACED = {
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  latitude: null,
  longitude: null,
} as const;

it('a listing without a position has the middle of its suburb, marked approximate', () => {
  const row = testRow(UNPLACED);
  expect(row.page.geo).toEqual({ latitude: -33.8978, longitude: 151.1785, approximate: true });
  // Suburbs are where their listings are: no listing takes its position from there.
  expect([row.latitude, row.longitude]).toEqual([null, null]);
});

it.each([
  ['its own position', { latitude: -33.9, longitude: 151.2 }, { latitude: -33.9, longitude: 151.2 }],
  ['none, with a hidden address', { addressHidden: true }, null],
  ['none, with a hidden suburb', { suburbHidden: true }, null],
  ['none, in a suburb nobody knows', { suburb: 'Atlantis' }, null],
  ['none, where suburb and postcode do not match', { postcode: '3220' }, null],
])('a listing has %s', (_, changes, geo) => {
  expect(testRow({ ...UNPLACED, ...changes }).page.geo).toEqual(geo);
});
