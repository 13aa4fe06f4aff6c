import { expect, test } from 'vitest';
import { parseSoldDetails } from './sold.ts';
import { elementsOf, remember } from './testing/read-listing.ts';

test.each([
  [
    'one spelling',
    '<price display="yes">580000</price><date>2009-01-10-12:30:00</date>',
    { price: 580_000, display: 'yes', date: '2009-01-10' },
  ],
  [
    'the other',
    '<soldPrice display="no">580000</soldPrice><soldDate>2009-01-10</soldDate>',
    { price: 580_000, display: 'no', date: '2009-01-10' },
  ],
  ['a band', '<price display="Range">580000</price>', { price: 580_000, display: 'range' }],
  [
    'both spellings: the stricter display',
    '<price display="no">5</price><soldPrice>580000</soldPrice>',
    { price: 580_000, display: 'no' },
  ],
  ['unknown display hides', '<price display="perhaps">580000</price>', { price: 580_000, display: 'no' }],
  ['no price', '<date>2009-01-10</date>', { date: '2009-01-10' }],
  ['price 0', '<price display="yes">0</price>', { price: null, display: 'yes' }],
  ['date none', '<date>0000-00-00</date>', { date: null }],
])('soldDetails: %s', (_name, content, expected) => {
  expect(
    parseSoldDetails({
      node: elementsOf(`<soldDetails>${content}</soldDetails>`)[0],
      report: remember().report,
    }),
  ).toEqual(expected);
});

test('soldDetails: empty clears', () => {
  expect(parseSoldDetails({ node: elementsOf('<soldDetails/>')[0], report: remember().report })).toBeNull();
});
