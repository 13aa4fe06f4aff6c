import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testSearchOptions } from './example-search-options.ts';
import { MAX_SUGGESTIONS, resolveSuburbs, type Suburb, suggestSuburbs } from './suburbs.ts';

const { suburbs } = testSearchOptions();
const suggest = (text: string, channel: 'buy' | 'rent' | 'sold' = 'buy') =>
  suggestSuburbs({ suburbs, text, channel }).map(({ key }) => key);

describe('suggestSuburbs', () => {
  test('by the beginning of the name, most listings first', () => {
    expect(suggest('new')).toEqual(['newtown-nsw-2042', 'newport-vic-3015', 'newtown-vic-3220']);
    expect(suggest('NEW', 'sold')[0]).toBe('newtown-vic-3220');
  });

  test('by postcode, name and state, and names of two words', () => {
    expect(suggest('204')).toEqual(['newtown-nsw-2042', 'enmore-nsw-2042']);
    expect(suggest('newtown v')).toEqual(['newtown-vic-3220']);
    expect(suggest('port  fa')).toEqual(['port-fairy-vic-3284']);
    expect(suggest('Port-Fairy')).toEqual(['port-fairy-vic-3284']);
  });

  test.each(['', '   ', '%', "'; drop table", '\u0000', 'airy'])('nothing for %j', (text) => {
    expect(suggest(text)).toEqual([]);
  });

  test('never more than fit a list', () => {
    const many = Array.from(
      { length: 50 },
      (_, n) => ({ ...suburbs[0], key: `a-nsw-${n}`, name: `A${n}` }) as Suburb,
    );
    expect(suggestSuburbs({ suburbs: many, text: 'a', channel: 'buy' })).toHaveLength(MAX_SUGGESTIONS);
  });
});

describe('resolveSuburbs', () => {
  test.each([
    ['Newtown', ['newtown-nsw-2042', 'newtown-vic-3220'], []],
    ['newtown NSW 2042', ['newtown-nsw-2042'], []],
    ['3284', ['port-fairy-vic-3284'], []],
    ['Enmore; 3015', ['enmore-nsw-2042', 'newport-vic-3015'], []],
    ['por', ['port-fairy-vic-3284'], []],
    ['new, Atlantis', [], ['new', 'Atlantis']],
    [',,', [], []],
  ])('%s', (text, keys, unknown) => {
    expect(resolveSuburbs({ suburbs, text })).toEqual({ keys, unknown });
  });

  test('every suburb is found by its own label', () => {
    fc.assert(
      fc.property(fc.constantFrom(...suburbs), ({ name, state, postcode, key }) => {
        expect(resolveSuburbs({ suburbs, text: `${name} ${state} ${postcode}` }).keys).toEqual([key]);
      }),
    );
  });
});
