import { expect, test } from 'vitest';
import { parseBuildingDetails, parseLandDetails } from './land.ts';
import { elementsOf, remember } from './testing/read-listing.ts';

test.each([
  [
    'square metres',
    '<area unit="squareMeter">80</area>',
    { value: 80, unit: 'squareMeter', squareMetres: 80 },
    [],
  ],
  ['squares', '<area unit="square">40</area>', { value: 40, unit: 'square', squareMetres: 371.61 }, []],
  ['acres', '<area unit="acre">2.5</area>', { value: 2.5, unit: 'acre', squareMetres: 10_117.14 }, []],
  [
    'hectares',
    '<area unit="Hectare">1,000</area>',
    { value: 1000, unit: 'Hectare', squareMetres: 10_000_000 },
    [],
  ],
  [
    'a number and a range',
    '<area unit="squareMeter"> 40 <range><min>157</min><max>178</max></range></area>',
    { value: 40, min: 157, max: 178, unit: 'squareMeter', squareMetres: 40 },
    [],
  ],
  [
    'a range alone',
    '<area unit="squareMeter"><range><min>157</min><max>178</max></range></area>',
    { min: 157, max: 178, unit: 'squareMeter', squareMetres: 157 },
    [],
  ],
  ['0 is unknown', '<area unit="squareMeter">0</area>', null, []],
  ['empty', '<area unit="squareMeter"/>', null, []],
  ['words', '<area unit="squareMeter">big</area>', null, ['bad-number']],
  ['no unit', '<area>80</area>', { value: 80, unit: '' }, ['unknown-unit']],
])('land area: %s', (_name, area, expected, codes) => {
  const { report, codes: reported } = remember();
  expect(parseLandDetails({ node: elementsOf(`<landDetails>${area}</landDetails>`)[0], report })).toEqual({
    area: expected,
  });
  expect(reported()).toEqual(codes);
});

test('frontage, depths and crossover', () => {
  const [node] = elementsOf(
    '<landDetails><frontage unit="meter">20</frontage><depth unit="meter" side="Rear">40</depth><depth>0</depth><crossOver value="Left"/></landDetails>',
  );
  expect(parseLandDetails({ node, report: remember().report })).toEqual({
    frontage: { value: 20, unit: 'meter' },
    depths: [{ value: 40, unit: 'meter', side: 'rear' }],
    crossOver: 'left',
  });
});

test('building: areas by use, energy rating, new', () => {
  const [node] = elementsOf(
    '<buildingDetails><area unit="squareMeter" of="Office">50</area><area unit="squareMeter" of="warehouse">900</area><energyRating>4.5</energyRating><newlyBuilt value="yes"/></buildingDetails>',
  );
  expect(parseBuildingDetails({ node, report: remember().report })).toEqual({
    areas: [
      { value: 50, unit: 'squareMeter', squareMetres: 50, of: 'office' },
      { value: 900, unit: 'squareMeter', squareMetres: 900, of: 'warehouse' },
    ],
    energyRating: 4.5,
    newlyBuilt: true,
  });
});

test('energy rating 0 or empty is none, 11 is reported', () => {
  const { report, codes } = remember();
  const rating = (text: string) =>
    parseBuildingDetails({
      node: elementsOf(`<buildingDetails><energyRating>${text}</energyRating></buildingDetails>`)[0],
      report,
    })?.energyRating;
  expect([rating('0'), rating(''), rating('11')]).toEqual([null, null, null]);
  expect(codes()).toEqual(['bad-number']);
});

test('sent empty clears', () => {
  expect(parseLandDetails({ node: elementsOf('<landDetails/>')[0], report: remember().report })).toBeNull();
  expect(
    parseBuildingDetails({ node: elementsOf('<buildingDetails/>')[0], report: remember().report }),
  ).toBeNull();
});
