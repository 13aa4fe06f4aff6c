import { describe, expect, test } from 'vitest';
import { localitiesNear } from './localities-near.ts';
import { localityAt, localityTable } from './locality.ts';
import { localityOf, postcodesInstead } from './locality-of.ts';

test('each locality has a name, a state, a postcode and a position in Australia', () => {
  const rows = localityTable().names.keys();
  const wrong = [...rows]
    .map(localityAt)
    .filter(
      ({ name, state, postcode, latitude, longitude }) =>
        !/^[A-Z][A-Za-z0-9' -]+$/.test(name) ||
        !/^(NSW|VIC|QLD|WA|SA|TAS|ACT|NT)$/.test(state) ||
        !/^\d{4}$/.test(postcode) ||
        latitude < -44 ||
        latitude > -9 ||
        longitude < 96 ||
        longitude > 160,
    );
  expect(wrong).toEqual([]);
  expect(localityTable().names.length).toBeGreaterThan(16_300);
});

test.each([
  [{ suburb: 'Newtown', state: 'NSW', postcode: '2042' }, 'Newtown'],
  [{ suburb: 'NEWTOWN', state: 'nsw', postcode: '2042' }, 'Newtown'],
  [{ suburb: 'Saint Kilda', state: 'VIC', postcode: '3182' }, 'St Kilda'],
  [{ suburb: 'Mt. Eliza', state: 'VIC', postcode: '3930' }, 'Mount Eliza'],
  [{ suburb: 'Bay Of Shoals', state: 'SA', postcode: '5223' }, 'Bay of Shoals'],
  [{ suburb: 'Newtown', state: 'NSW', postcode: '3220' }, undefined],
  [{ suburb: 'Newtown', state: 'VIC', postcode: '2042' }, undefined],
  [{ suburb: 'Atlantis', state: 'NSW', postcode: '2042' }, undefined],
  [{ suburb: '', state: '', postcode: '' }, undefined],
])('the locality of %j', (written, name) => {
  expect(localityOf(written)?.name).toBe(name);
});

test.each([
  // What the address should say instead.
  [{ suburb: 'Newtown', state: 'NSW', postcode: '2000' }, ['2042']],
  [{ suburb: 'St Kilda', state: 'VIC', postcode: '3183' }, ['3182']],
  [{ suburb: 'Newtown', state: 'VIC', postcode: '3000' }, ['3220', '3351']],
  // They match.
  [{ suburb: 'Newtown', state: 'NSW', postcode: '2042' }, undefined],
  // A new estate, a new postcode and an address from abroad are not reported.
  [{ suburb: 'Atlantis', state: 'NSW', postcode: '2042' }, undefined],
  [{ suburb: 'Newtown', state: 'NSW', postcode: '2999' }, undefined],
  [{ suburb: 'Newtown', state: 'Otago', postcode: '2042' }, undefined],
])('the postcodes instead of %j', (written, postcodes) => {
  expect(postcodesInstead(written)).toEqual(postcodes);
});

describe('localities near a position', () => {
  const newtown = { latitude: -33.8978, longitude: 151.1785 };

  test('come nearest first, each with its distance', () => {
    const near = localitiesNear({ position: newtown, km: 1.3 });
    expect(near.slice(0, 4).map(({ name }) => name)).toEqual([
      'Newtown',
      'Erskineville',
      'Camperdown',
      'Missenden Road',
    ]);
    expect(near[0]?.km).toBeCloseTo(0, 3);
    for (const { km } of near) expect(km).toBeLessThanOrEqual(1.3);
  });

  test('are none in the sea', () => {
    expect(localitiesNear({ position: { latitude: -40, longitude: 100 }, km: 50 })).toEqual([]);
  });
});
