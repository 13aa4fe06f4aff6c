import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { showListing } from '../testing/show-listing.ts';
import { loadSuburbCentres } from './nearby-suburbs.ts';

const NOW = Date.parse('2026-11-21T01:00:00Z');
const MINUTE = 60_000;

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await testPayload());
});

const show = (changes: Parameters<typeof showListing>[0]['changes']) =>
  showListing({ payload, at: NOW, changes });
const latitude = async (key: string, now: number) =>
  (await loadSuburbCentres(payload, now)).get(key)?.latitude;

it('suburbs are where their listings are; a new one is known at once, others are looked at again in time', async () => {
  await show({ id: 1, latitude: -33.9 });
  expect(await latitude('newtown-nsw-2042', NOW)).toBe(-33.9);
  await show({ id: 1, latitude: -33.8 });
  expect(await latitude('newtown-nsw-2042', NOW + MINUTE)).toBe(-33.9);
  expect(await latitude('newtown-nsw-2042', NOW + 10 * MINUTE)).toBe(-33.8);
  await show({ id: 2, suburb: 'Enmore', latitude: -33.7 });
  expect(await latitude('enmore-nsw-2042', NOW + 11 * MINUTE)).toBe(-33.7);
});

it('a hidden address says nothing about where a suburb is: the gazetteer does', async () => {
  await show({ id: 3, suburb: 'Leura', postcode: '2780', addressHidden: true, latitude: -33.4 });
  expect(await latitude('leura-nsw-2780', NOW + 60 * MINUTE)).toBeCloseTo(-33.71, 1);
});

it('a suburb nobody knows is nowhere', async () => {
  await show({ id: 4, suburb: 'Atlantis', postcode: '2780', addressHidden: true });
  expect(await latitude('atlantis-nsw-2780', NOW + 61 * MINUTE)).toBeUndefined();
});

it('one listing in the wrong place does not move its suburb', async () => {
  for (const [id, at] of [-33.9, -33.92, -33.94, -12].entries())
    await show({ id: 10 + id, suburb: 'Erskineville', postcode: '2043', latitude: at });
  expect(await latitude('erskineville-nsw-2043', NOW + 80 * MINUTE)).toBeCloseTo(-33.91);
});
