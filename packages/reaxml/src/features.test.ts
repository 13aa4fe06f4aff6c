import { describe, expect, test } from 'vitest';
import { ALLOWANCE_NAMES } from './feature-names.ts';
import { parseFeatures, parseFlagGroup, parseRuralFeatures } from './features.ts';
import { elementsOf, remember } from './testing/read-listing.ts';

function features(content: string) {
  const { report, codes } = remember();
  const found = parseFeatures({ node: elementsOf(`<features>${content}</features>`)[0], report });
  return { ...found, codes: codes() };
}

describe('counts', () => {
  test.each([
    ['4', 4, []],
    ['4.00', 4, []],
    ['yes', 1, []],
    ['No', 0, []],
    ['', null, []],
    ['4.5', null, ['bad-number']],
    ['3334', null, ['bad-number']],
    ['-1', null, ['bad-number']],
    ['many', null, ['bad-number']],
  ])('bedrooms "%s"', (text, bedrooms, codes) =>
    expect(features(`<bedrooms>${text}</bedrooms>`)).toMatchObject({ bedrooms, codes }),
  );

  test('a studio has no separate bedroom', () => {
    expect(features('<bedrooms>Studio</bedrooms>')).toMatchObject({ bedrooms: 0, studio: true, codes: [] });
  });

  test('reads half bathrooms, and toilet as toilets; what was not sent is absent', () => {
    const found = features('<bathrooms>2.5</bathrooms><toilet>1</toilet>');
    expect(found).toMatchObject({ bathrooms: 2.5, toilets: 1 });
    expect(found).not.toHaveProperty('bedrooms');
  });
});

describe('flags', () => {
  test.each([
    [
      'yes, true, 1, numbers and any letter case',
      '<study>YES</study><gym>True</gym><deck>1</deck><shed>2</shed><SPLITsystemAircon>y</SPLITsystemAircon>',
      ['deck', 'gym', 'shed', 'splitSystemAirCon', 'study'],
      [],
    ],
    [
      'no, false, 0, empty',
      '<study>no</study><gym>false</gym><deck>0</deck><shed/>',
      [],
      ['deck', 'gym', 'shed', 'study'],
    ],
    [
      'one pool, twice named',
      '<pool type="inground">yes</pool><poolInGround>1</poolInGround>',
      ['pool', 'poolInGround'],
      [],
    ],
    [
      'a pool named only by kind',
      '<poolAboveGround>1</poolAboveGround><pool>0</pool>',
      ['pool', 'poolAboveGround'],
      [],
    ],
    ['unknown elements are skipped', '<helipad>yes</helipad>', [], []],
  ])('%s', (_name, content, flags, flagsOff) =>
    expect(features(content)).toMatchObject({ flags, flagsOff, codes: [] }),
  );

  test('reports a value that is neither yes nor no', () => {
    expect(features('<study>lovely</study>')).toMatchObject({ flags: [], codes: ['bad-yes-no'] });
  });

  test('reads smoker as smokers; an empty group clears', () => {
    const group = (xml: string) =>
      parseFlagGroup({ node: elementsOf(xml)[0], names: ALLOWANCE_NAMES, report: remember().report });
    expect(group('<allowances><smoker>1</smoker><furnished>0</furnished></allowances>')).toEqual({
      flags: ['smokers'],
      flagsOff: ['furnished'],
    });
    expect(group('<allowances/>')).toBeNull();
  });
});

test('texts, kinds and years', () => {
  expect(
    features(
      '<otherFeatures>balcony, , Shed,balcony</otherFeatures><heating type="GDH"/><hotWaterService/><yearBuilt value="1987"/><yearLastRenovated value="soon"/>',
    ),
  ).toMatchObject({
    otherFeatures: ['balcony', 'Shed'],
    heating: 'gdh',
    hotWaterService: null,
    yearBuilt: 1987,
    yearLastRenovated: null,
    codes: ['bad-number'],
  });
});

test('rural features are free texts', () => {
  const [node] = elementsOf(
    '<ruralFeatures><fencing>All <b>new</b></fencing><Irrigation/><other>x</other></ruralFeatures>',
  );
  expect(parseRuralFeatures({ node })).toEqual({ fencing: 'All new', irrigation: null });
});
