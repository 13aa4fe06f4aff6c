import { expect, it } from 'vitest';
import { testRow } from '../public/example-listing.ts';
import type { Occasion } from '../public/upcoming.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { chooseOpenHomes, openHomesPath, readOpenHomes } from './open-homes-query.ts';

const open = (id: number, changes: Partial<StoredListing> = {}): Occasion => ({
  listing: testRow({ id, ...changes }).card,
  startsAt: '2026-11-21T00:00:00.000Z',
  endsAt: '2026-11-21T00:30:00.000Z',
});
const enmore = { suburb: 'Enmore', postcode: '2042' };
const occasions = [
  open(1),
  open(2, enmore),
  open(3, { method: 'rent', rent: 600 }),
  open(4, { suburbHidden: true }),
];
const chosen = (text: string) => {
  const { shown, suburbs } = chooseOpenHomes({ occasions, asked: readOpenHomes(new URLSearchParams(text)) });
  return { ids: shown.map(({ listing }) => listing.id), suburbs: suburbs.map(({ name }) => name) };
};

it('shows all of them, and the suburbs that may be shown', () => {
  expect(chosen('')).toEqual({ ids: [1, 2, 3, 4], suburbs: ['Enmore NSW', 'Newtown NSW'] });
});

it('shows those of a suburb, for sale or for rent', () => {
  expect(chosen('for=buy&suburb=newtown-nsw-2042').ids).toEqual([1]);
  expect(chosen('for=rent')).toEqual({ ids: [3], suburbs: ['Newtown NSW'] });
});

it('treats nonsense as absent, and writes the address as it reads it', () => {
  expect(chosen("for=lease&suburb=' or 1=1").ids).toHaveLength(4);
  expect(openHomesPath({ method: 'rent', suburb: 'newtown-nsw-2042' })).toBe(
    '/open-homes?for=rent&suburb=newtown-nsw-2042',
  );
  expect(openHomesPath({ method: null, suburb: null }, '.ics')).toBe('/open-homes.ics');
});
