import { expect, test } from 'vitest';
import { parseCategories } from './categories.ts';
import { elementsOf, remember } from './testing/read-listing.ts';

test.each([
  ['by attribute', '<category name="House"/>', [{ list: 'category', name: 'House', known: true }], []],
  [
    'any letter case and hyphens',
    '<holidayCategory name="backpacker-hostel"/>',
    [{ list: 'holidayCategory', name: 'BackpackerHostel', known: true }],
    [],
  ],
  ['empty clears', '<category name=""/>', null, []],
  [
    'unknown keeps the text',
    '<ruralCategory name="Grazing"/>',
    [{ list: 'ruralCategory', name: 'Grazing', known: false }],
    ['unknown-category'],
  ],
  [
    'ordered by id, empty and repeated ones dropped',
    '<commercialCategory id="2" name="Retail"/><commercialCategory id="1" name="Offices"/><commercialCategory id="3" name="retail"/><commercialCategory id="" name=""/>',
    [
      { list: 'commercialCategory', name: 'Offices', known: true },
      { list: 'commercialCategory', name: 'Retail', known: true },
    ],
    [],
  ],
  [
    'business with sub-category',
    '<businessCategory id="1"><name>Automotive</name><businessSubCategory><name>panel beating</name></businessSubCategory></businessCategory>',
    [{ list: 'businessCategory', name: 'Automotive', known: true, sub: ['Panel Beating'] }],
    [],
  ],
])('%s', (_name, xml, expected, codes) => {
  const { report, codes: reported } = remember();
  expect(parseCategories({ nodes: elementsOf(xml), report })).toEqual(expected);
  expect(reported()).toEqual(codes);
});
