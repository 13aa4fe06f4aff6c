import { describe, expect, it } from 'vitest';
import { testSearchOptions } from './example-search-options.ts';
import { placeLabel, resolvePlaceNames } from './named-places.ts';

const options = testSearchOptions();
const { byKey } = options;
const resolve = (...names: string[]) => resolvePlaceNames({ names, options });

describe('places as people write them', () => {
  it.each([
    ['Newtown', ['newtown-nsw-2042', 'newtown-vic-3220']],
    ['newtown nsw 2042', ['newtown-nsw-2042']],
    ['2042', ['enmore-nsw-2042', 'newtown-nsw-2042']],
    ['Balmain NSW', ['balmain-nsw-2041']],
    ['Port Melbourne VIC 3207', ['port-melbourne-vic-3207']],
    ["O'Connor, ACT, 2602", ['oconnor-act-2602']],
  ])('%s', (name, keys) => {
    const found = resolve(name);
    expect(found.unknown).toEqual([]);
    expect(found.keys.sort()).toEqual(keys);
  });

  it.each(['Atlantis', 'Newtown Plaza NSW', '9999', 'Visit www.example.com NSW 2042'])(
    'nobody knows %s',
    (name) => {
      expect(resolve(name)).toEqual({ keys: [], unknown: [name] });
    },
  );
});

it('a key reads as it is written, known or not', () => {
  expect(placeLabel({ key: 'newtown-nsw-2042', byKey })).toBe('Newtown NSW 2042');
  expect(placeLabel({ key: 'port-melbourne-vic-3207', byKey })).toBe('Port Melbourne VIC 3207');
});

it('what it reads as leads back to the key', () => {
  const key = 'port-melbourne-vic-3207';
  expect(resolve(placeLabel({ key, byKey })).keys).toEqual([key]);
});
