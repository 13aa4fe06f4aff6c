import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeFinder } from './find-places.ts';
import { localityTable } from './locality.ts';

/** An agency in Sydney's inner west with three listings in Newtown and one in Enmore. */
const STOCK: Readonly<Record<string, number>> = { 'Newtown NSW': 3, 'Enmore NSW': 1 };
const find = placeFinder({
  weight: ({ name, state }) => STOCK[`${name} ${state}`] ?? 0,
  near: [{ latitude: -33.8978, longitude: 151.1785 }],
});
const names = (text: string, limit = 3) =>
  find({ text, limit }).map(({ name, state, postcode }) => `${name} ${state} ${postcode}`);

describe('what people type, and the first place it means', () => {
  test.each([
    // A beginning, in any letter case, with a state, a postcode or both.
    ['newt', 'Newtown NSW 2042'],
    ['NEWTOWN', 'Newtown NSW 2042'],
    ['newtown vic', 'Newtown VIC 3220'],
    ['newtown victoria', 'Newtown VIC 3220'],
    ['Newtown, 3220', 'Newtown VIC 3220'],
    ['Newtown NSW 2042', 'Newtown NSW 2042'],
    ['perth wa', 'Perth WA 6000'],
    ['perth tas', 'Perth TAS 7300'],
    ['port fairy', 'Port Fairy VIC 3284'],
    ['surry h', 'Surry Hills NSW 2010'],
    ['port victoria', 'Port Victoria SA 5573'],
    ['victoria park', 'Victoria Park WA 6100'],
    // Postcodes and their beginnings.
    ['2042', 'Newtown NSW 2042'],
    ['204', 'Newtown NSW 2042'],
    ['act 2601', 'Acton ACT 2601'],
    ['0800', 'Darwin City NT 0800'],
    // Words in any order.
    ['sydney north', 'North Sydney NSW 2055'],
    ['kilda east', 'St Kilda East VIC 3183'],
    ['hobart west', 'West Hobart TAS 7000'],
    // Abbreviations and full names.
    ['st kilda', 'St Kilda VIC 3182'],
    ['Saint Kilda VIC', 'St Kilda VIC 3182'],
    ['st. kilda east', 'St Kilda East VIC 3183'],
    ['Mt Eliza', 'Mount Eliza VIC 3930'],
    ['mount eliza', 'Mount Eliza VIC 3930'],
    ['nth sydney', 'North Sydney NSW 2055'],
    ['sth yarra', 'South Yarra VIC 3141'],
    ['pt macquarie', 'Port Macquarie NSW 2444'],
    ['pt lonsdale', 'Point Lonsdale VIC 3225'],
    ['coolum bch', 'Coolum Beach QLD 4573'],
    // Apostrophes, hyphens and initials.
    ['oconnor', "O'Connor ACT 2602"],
    ['o’connor', "O'Connor ACT 2602"],
    ['daguilar', "D'Aguilar QLD 4514"],
    ['brighton le sands', 'Brighton-le-Sands NSW 2216'],
    ['mount coot-tha', 'Mount Coot-tha QLD 4066'],
    ['no 4 branch', 'No 4 Branch QLD 4856'],
    // Typing errors.
    ['woolomooloo', 'Woolloomooloo NSW 2011'],
    ['wooloomooloo', 'Woolloomooloo NSW 2011'],
    ['canbera', 'Canberra ACT 2601'],
    ['parramata', 'Parramatta NSW 2150'],
    ['erskinville', 'Erskineville NSW 2043'],
    ['Newotwn', 'Newtown NSW 2042'],
    ['mt coottha', 'Mount Coot-tha QLD 4066'],
    ['portfairy', 'Port Fairy VIC 3284'],
  ])('%s → %s', (text, first) => {
    expect(names(text)[0]).toBe(first);
  });

  test.each([
    '',
    ' ',
    '-',
    'xqzzy',
    'qx',
    '9',
    '99999',
    'house with a pool and four bedrooms near the beach',
  ])('nothing: %s', (text) => {
    expect(names(text)).toEqual([]);
  });
});

describe('words that every object knows', () => {
  test.each(['constructor', 'toString', '__proto__', 'constructor nsw', 'valueof 2042'])(
    '%s is only a word',
    (text) => {
      expect(() => names(text)).not.toThrow();
    },
  );
});

describe('the order of places', () => {
  test('puts places with listings first, then the best match, then the nearest', () => {
    expect(names('newtown', 4)).toEqual([
      'Newtown NSW 2042',
      'Newtown QLD 4350',
      'Newtown QLD 4305',
      'Newtown VIC 3220',
    ]);
    expect(names('2042')).toEqual(['Newtown NSW 2042', 'Enmore NSW 2042']);
  });

  test('says how each place was found', () => {
    const matches = (text: string) => find({ text, limit: 1 }).map(({ match }) => match);
    expect(matches('Mt Eliza')).toEqual(['whole']);
    expect(matches('2042')).toEqual(['whole']);
    expect(matches('mt el')).toEqual(['beginning']);
    expect(matches('kilda east')).toEqual(['words']);
    expect(matches('mt elzia')).toEqual(['nearly']);
  });
});

test('every locality is found by its own name, state and postcode', () => {
  const { names: all, groups, groupNames } = localityTable();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: all.length - 1 }), (row) => {
      const group = groupNames[groups[row] as number] as string;
      const label = `${all[row]} ${group.slice(0, -4)} ${group.slice(-4)}`;
      expect(names(label, 5)).toContain(label);
    }),
    { numRuns: 300 },
  );
});

test('accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      expect(find({ text, limit: 5 }).length).toBeLessThanOrEqual(5);
    }),
  );
});
