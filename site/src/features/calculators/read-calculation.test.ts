import { describe, expect, it } from 'vitest';
import { readCalculation, stateIn } from './read-calculation.ts';

const sent = {
  property_value: '1,250,000.50',
  state: 'nsw',
  property_type: '1',
  first_home_buyer: 2,
  are_you_purchasing: '3',
  url: 'https://www.example.com/calculators/?name=Zoe#result',
};

describe('a statistic as the calculator sends it', () => {
  it('is cut down to what is counted', () => {
    expect(readCalculation({ ...sent, email: 'zoe@example.com' })).toEqual({
      ok: true,
      calculation: {
        state: 'NSW',
        host: 'example.com',
        propertyType: 1,
        firstHomeBuyer: 2,
        purchasing: 3,
        valueFrom: 1_250_000,
      },
    });
  });

  it.each([
    ['property_value', [undefined, '', 'a lot', '-1', -1, Number.NaN, 1e12 + 1, '1e3', [], {}]],
    ['state', [undefined, '', 'All', 0, 9, 'NZ']],
    ['property_type', [undefined, 0, 3, 'primary', true]],
    ['first_home_buyer', [undefined, 0, 3, 'yes']],
    ['are_you_purchasing', [undefined, 0, 4, 'new']],
    ['url', [undefined, '', 'two words', 'ftp://example.com', 5]],
  ])('is refused by name for a wrong %s', (field, values) => {
    for (const value of values)
      expect(readCalculation({ ...sent, [field]: value })).toEqual({
        ok: false,
        problems: [{ field, message: expect.stringContaining(`Send ${field}`) }],
      });
  });

  it('is told about everything wrong at once', () => {
    const read = readCalculation({});
    expect(read.ok === false && read.problems.map(({ field }) => field)).toEqual(Object.keys(sent));
  });
});

describe('a state', () => {
  it.each([
    [1, 'ACT'],
    ['8', 'WA'],
    [' vic ', 'VIC'],
    ['All', undefined],
    [null, undefined],
  ])('%j is %s', (value, state) => {
    expect(stateIn(value)).toBe(state);
  });
});
