import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPlaces, type Place } from './cluster-places.ts';

const place = (id: number, latitude: number, longitude: number): Place => ({
  latitude,
  longitude,
  count: 1,
  ids: [id],
  approximate: false,
  spread: false,
});
const idsOf = (places: readonly Place[]) => places.map(({ ids }) => [...ids].sort((a, b) => a - b));

describe('clusters', () => {
  const newtown = [place(1, -33.8976, 151.1794), place(2, -33.898, 151.18), place(3, -33.92, 151.25)];

  it('put together what would overlap, and come apart as the map comes closer', () => {
    expect(idsOf(clusterPlaces({ places: newtown, zoom: 5 }))).toEqual([[1, 2, 3]]);
    expect(idsOf(clusterPlaces({ places: newtown, zoom: 12 }))).toEqual([[1, 2], [3]]);
    expect(idsOf(clusterPlaces({ places: newtown, zoom: 18 }))).toEqual([[1], [2], [3]]);
  });

  it('know whether they can come apart', () => {
    const spread = (places: Place[]) => clusterPlaces({ places, zoom: 5 }).map((cluster) => cluster.spread);
    expect(spread(newtown)).toEqual([true]);
    expect(spread([place(1, -33.8976, 151.1794), place(2, -33.8976, 151.1794)])).toEqual([false]);
  });

  it('never lose a listing, and never overlap, in any order', () => {
    const places = fc.uniqueArray(
      fc.tuple(
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: -44, max: -10, noNaN: true }),
        fc.double({ min: 113, max: 154, noNaN: true }),
      ),
      { selector: ([id]) => id, maxLength: 60 },
    );
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 20 }), (rows, zoom) => {
        const all = rows.map(([id, latitude, longitude]) => place(id, latitude, longitude));
        const found = clusterPlaces({ places: all, zoom });
        expect(found.flatMap(({ ids }) => ids).sort()).toEqual(rows.map(([id]) => id).sort());
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
        const other = clusterPlaces({ places: [...all].reverse(), zoom });
        expect(idsOf(other).sort()).toEqual(idsOf(found).sort());
      }),
    );
  });
});
