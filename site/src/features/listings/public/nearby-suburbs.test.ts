import { expect, it } from 'vitest';
import { suburbCentres, suburbsAround } from './nearby-suburbs.ts';

const place = (key: string, latitude: number, longitude: number) => ({ key, latitude, longitude });

// About one and six kilometres from Newtown's centre.
const PLACES = [
  place('newtown-nsw-2042', -33.8976, 151.1794),
  place('newtown-nsw-2042', -33.898, 151.18),
  // A listing with a wrong place.
  place('newtown-nsw-2042', -37.8, 144.9),
  place('enmore-nsw-2042', -33.9, 151.1711),
  place('bondi-nsw-2026', -33.8915, 151.2767),
  place('newtown-vic-3220', -38.15, 144.34),
];
const centres = suburbCentres(PLACES);

it('the suburbs around one lie within five kilometres of its centre', () => {
  expect(suburbsAround({ centres, key: 'newtown-nsw-2042' })).toEqual(['enmore-nsw-2042']);
});

it('each lies around the other', () => {
  expect(suburbsAround({ centres, key: 'enmore-nsw-2042' })).toEqual(['newtown-nsw-2042']);
});

it('a wrong place among others does not move a suburb', () => {
  expect(centres.get('newtown-nsw-2042')?.latitude).toBeCloseTo(-33.898, 2);
});

it('a suburb whose place nobody knows has none around it', () => {
  expect(suburbsAround({ centres, key: 'leura-nsw-2780' })).toEqual([]);
});

it('two listings make a centre between them', () => {
  const two = suburbCentres([place('a', -30, 150), place('a', -31, 151)]);
  expect(two.get('a')).toEqual({ latitude: -30.5, longitude: 150.5 });
});
