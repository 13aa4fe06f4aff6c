import { expect, test } from 'vitest';
import { parseBusinessLease, parseCommercialRent, parseRent } from './rent.ts';
import { elementsOf, remember } from './testing/read-listing.ts';

test.each([
  ['weekly', '<rent period="weekly">350</rent>', { display: true, amount: 350, period: 'week' }, []],
  ['monthly', '<rent period="Month">1500</rent>', { display: true, amount: 1500, period: 'month' }, []],
  [
    'the weekly one of two',
    '<rent period="month">1500</rent><rent period="week">350</rent>',
    { display: true, amount: 350, period: 'week' },
    [],
  ],
  [
    'one of two hidden hides',
    '<rent period="month" display="no">1500</rent><rent period="week">350</rent>',
    { display: false, amount: 350, period: 'week' },
    [],
  ],
  [
    'garbage period',
    '<rent period="XXXX-FREQUENCY">350</rent>',
    { display: true, amount: 350, period: null },
    ['unknown-period'],
  ],
  ['no period', '<rent>350</rent>', { display: true, amount: 350, period: null }, ['unknown-period']],
  ['words', '<rent period="week">lots</rent>', { display: true, amount: null, period: null }, ['bad-number']],
  ['empty', '<rent period="week"/>', null, []],
  [
    'empty but hidden',
    '<rent period="week" display="no"/>',
    { display: false, amount: null, period: null },
    [],
  ],
])('rent: %s', (_name, xml, expected, codes) => {
  const { report, codes: reported } = remember();
  expect(parseRent({ nodes: elementsOf(xml), report })).toEqual(expected);
  expect(reported()).toEqual(codes);
});

test.each([
  [
    'full',
    '<commercialRent period="annual" plusOutgoings="yes" tax="exclusive">36000.00</commercialRent>',
    { amount: 36_000, plusOutgoings: true, tax: 'exclusive' },
    [],
  ],
  [
    'per square metre',
    '<commercialRent><rentPerSquareMetre><range><min>100</min><max>120.5</max></range></rentPerSquareMetre></commercialRent>',
    { amount: null, perSquareMetre: { min: 100, max: 120.5 } },
    [],
  ],
  [
    'by the month',
    '<commercialRent period="month">3000</commercialRent>',
    { amount: 3000 },
    ['unknown-period'],
  ],
  ['empty', '<commercialRent/>', null, []],
])('commercialRent: %s', (_name, xml, expected, codes) => {
  const { report, codes: reported } = remember();
  expect(parseCommercialRent({ node: elementsOf(xml)[0], report })).toEqual(expected);
  expect(reported()).toEqual(codes);
});

test('businessLease: week, month and year in each spelling', () => {
  const { report } = remember();
  const lease = (period: string) =>
    parseBusinessLease({
      node: elementsOf(`<businessLease period="${period}">5</businessLease>`)[0],
      report,
    });
  expect(['week', 'monthly', 'annually', 'fortnight'].map((period) => lease(period)?.period)).toEqual([
    'week',
    'month',
    'year',
    null,
  ]);
});
