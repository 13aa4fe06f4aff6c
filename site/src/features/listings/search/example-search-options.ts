import { findPlacesFor } from './find-suburbs.ts';
import type { SearchOptions, Suburb } from './suburbs.ts';

const suburb = (
  name: string,
  state: string,
  postcode: string,
  counts: Partial<Suburb['counts']>,
): Suburb => ({
  key: `${name.toLowerCase().replace(/ /g, '-')}-${state.toLowerCase()}-${postcode}`,
  name,
  state,
  postcode,
  counts: { buy: 0, rent: 0, sold: 0, leased: 0, ...counts },
});

/** Suburbs and types to choose from, for tests. */
export function testSearchOptions(): SearchOptions {
  const suburbs = [
    suburb('Enmore', 'NSW', '2042', { buy: 2 }),
    suburb('Newport', 'VIC', '3015', { rent: 5 }),
    suburb('Newtown', 'NSW', '2042', { buy: 4, rent: 1 }),
    suburb('Newtown', 'VIC', '3220', { sold: 3 }),
    suburb('Port Fairy', 'VIC', '3284', { buy: 1 }),
  ];
  return {
    suburbs,
    byKey: new Map(suburbs.map((one) => [one.key, one])),
    findPlaces: findPlacesFor(suburbs),
    types: { buy: ['House', 'Land'], rent: ['House'], sold: ['House'], leased: [] },
    typesByCategory: {
      buy: [
        { category: 'residential', types: ['House'] },
        { category: 'rural', types: ['Land'] },
      ],
      rent: [{ category: 'residential', types: ['House'] }],
      sold: [{ category: 'residential', types: ['House'] }],
      leased: [],
    },
    years: { sold: [2026, 2025], leased: [] },
    updatedAt: Date.parse('2026-11-20T08:50:00Z'),
  };
}
