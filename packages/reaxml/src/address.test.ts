import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatStreetAddress, parseAddress } from './address.ts';
import { elementsOf, listingOf, remember } from './testing/read-listing.ts';

const parse = (xml: string) => parseAddress({ node: elementsOf(xml)[0], report: remember().report });
const SHOWN = { display: true, suburbDisplay: true, country: 'AU' };

describe('address', () => {
  test('reads every part of an address', () => {
    expect(
      parse(
        '<address display="yes" streetview="no"><site>Foo Court</site><subNumber>2</subNumber><lotNumber>LOT LOT 12</lotNumber><streetNumber>39</streetNumber><street> Main  Road </street><suburb display="no">RICHMOND</suburb><state>Vic</state><postcode>3121</postcode><country>AUSTRALIA</country><latitude>-37.8</latitude><longitude>145</longitude></address>',
      ),
    ).toEqual({
      display: true,
      suburbDisplay: false,
      site: 'Foo Court',
      subNumber: '2',
      lotNumber: '12',
      streetNumber: '39',
      street: 'Main Road',
      suburb: 'RICHMOND',
      state: 'VIC',
      postcode: '3121',
      country: 'AU',
      latitude: -37.8,
      longitude: 145,
      streetview: false,
    });
  });

  test.each([
    ['empty clears', '<address/>', null],
    ['empty but hidden', '<address display="no"/>', { ...SHOWN, display: false }],
    [
      'empty parts',
      '<address><subNumber/><street> </street></address>',
      { ...SHOWN, subNumber: null, street: null },
    ],
    [
      'number 0',
      '<address><streetNumber>0</streetNumber><subNumber>0</subNumber></address>',
      { ...SHOWN, streetNumber: null, subNumber: null },
    ],
    ['state in words', '<address><state>South Australia</state></address>', { ...SHOWN, state: 'SA' }],
    ['leading zero', '<address><postcode>0862</postcode></address>', { ...SHOWN, postcode: '0862' }],
    ['lost zero', '<address><postcode>862</postcode></address>', { ...SHOWN, postcode: '0862' }],
    [
      'New Zealand',
      '<address><region>Otago</region><postcode>9016</postcode><country>NZL</country></address>',
      { ...SHOWN, region: 'Otago', postcode: '9016', country: 'NZ' },
    ],
    [
      'nowhere',
      '<address><latitude>0</latitude><longitude>0.0</longitude></address>',
      { ...SHOWN, latitude: null, longitude: null },
    ],
    [
      'coordinates empty',
      '<address><latitude/><longitude/></address>',
      { ...SHOWN, latitude: null, longitude: null },
    ],
  ])('%s', (_name, xml, expected) => expect(parse(xml)).toEqual(expected));

  test.each([
    ['bad-state', '<address><state>Bavaria</state></address>', 'state', 'Bavaria'],
    ['bad-postcode', '<address><postcode>31 21</postcode></address>', 'postcode', '31 21'],
    [
      'bad-coordinates',
      '<address><latitude>north</latitude><longitude>1</longitude></address>',
      'latitude',
      'north, 1',
    ],
    [
      'bad-coordinates',
      '<address><latitude>91</latitude><longitude>1</longitude></address>',
      'latitude',
      '91, 1',
    ],
  ] as const)('%s is reported and left empty', (code, xml, field, text) => {
    const { report, problems } = remember();
    expect(parseAddress({ node: elementsOf(xml)[0], report })?.[field]).toBeNull();
    expect(problems).toMatchObject([{ code, text }]);
  });

  test.each([
    ['Geocode', '<Geocode><Latitude>-34.8</Latitude><Longitude>138.6</Longitude></Geocode>'],
    [
      'GeoPoint',
      '<extraFields><GeoPoint><Latitude>-34.8</Latitude><Longitude>138.6</Longitude></GeoPoint></extraFields>',
    ],
  ])('takes coordinates from %s', (_name, beside) => {
    const listing = listingOf(`<address><street>A</street></address>${beside}`);
    const [node] = listing.children;
    expect(node && parseAddress({ node, listing, report: remember().report })).toMatchObject({
      latitude: -34.8,
      longitude: 138.6,
    });
  });

  test('is hidden by any display that is not a known yes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (display) => {
        const node = {
          ...elementsOf('<address><street>A</street></address>')[0],
          attributes: new Map([['display', display]]),
        };
        const address = parseAddress({ node, report: remember().report });
        const yes = /^\s*(yes|y|true|t|on|\d{1,9}(\.\d{1,9})?)\s*$/i.test(display);
        if (!yes) expect(address?.display).toBe(false);
      }),
    );
  });

  test('never throws and keeps the text of its parts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [node] = elementsOf(
          '<address><street>A</street><state>A</state><postcode>A</postcode></address>',
        );
        const children = node.children.map((child) => ({ ...child, text }));
        const address = parseAddress({ node: { ...node, children }, report: remember().report });
        expect(address).not.toBeNull();
        if (/^[a-z0-9 ]+$/i.test(text) && text.trim())
          expect(address?.street).toBe(text.trim().replace(/ +/g, ' '));
      }),
    );
  });
});

describe('formatStreetAddress', () => {
  test.each([
    ['2/39 Main Road', { subNumber: '2', streetNumber: '39', street: 'Main Road' }],
    ['39 Main Road', { subNumber: null, streetNumber: '39', street: 'Main Road' }],
    ['2/39 Main Road', { subNumber: '2', streetNumber: '2/39', street: 'Main Road' }],
    ['2/77a Main Road', { subNumber: '2/77a', streetNumber: '77A', street: 'Main Road' }],
    ['Unit 5, 102 Main Road', { streetNumber: 'Unit 5, 102', street: 'Main Road' }],
    ['Shop 2/9 High Street', { subNumber: 'Shop 2', streetNumber: '9', street: 'High Street' }],
    ['12 Main Road', { subNumber: '12', street: 'Main Road' }],
    ['Lot 12 Main Road', { lotNumber: '12', street: 'Main Road' }],
    ['Lot 12, 39 Main Road', { lotNumber: '12', streetNumber: '39', street: 'Main Road' }],
    ['LOT 4A Main Road', { lotNumber: '4A', streetNumber: 'LOT 4A', street: 'Main Road' }],
    ['12 Main Road', { lotNumber: '12', streetNumber: '12', street: 'Main Road' }],
    ['Main Road', { street: 'Main Road' }],
    ['', {}],
    ['', { display: false, streetNumber: '39', street: 'Main Road' }],
  ])('%s', (expected, parts) => expect(formatStreetAddress(parts)).toBe(expected));

  test('reveals nothing of a hidden address', () => {
    const part = fc.option(fc.string());
    fc.assert(
      fc.property(
        fc.record({ subNumber: part, lotNumber: part, streetNumber: part, street: part }),
        (parts) => {
          expect(formatStreetAddress({ ...parts, display: false })).toBe('');
          expect(formatStreetAddress({ ...parts, display: true })).toContain(parts.street ?? '');
        },
      ),
    );
  });
});
