import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrice } from './price.ts';
import { elementsOf, remember } from './testing/read-listing.ts';

const NO_AMOUNT = { display: true, amount: null };

describe('price', () => {
  test.each([
    [
      'full',
      '<price display="yes" plusSAV="yes" tax="Inclusive">650000</price>',
      { display: true, amount: 650_000, plusSAV: true, tax: 'inclusive' },
      [],
    ],
    ['no attributes is shown', '<price>650000</price>', { display: true, amount: 650_000 }, []],
    ['dollar sign and commas', '<price>$650,000</price>', { display: true, amount: 650_000 }, []],
    ['cents', '<price>500000.12</price>', { display: true, amount: 500_000.12 }, []],
    ['decimals of 0', '<price>1300000.00</price>', { display: true, amount: 1_300_000 }, []],
    ['0 is no price', '<price display="no">0</price>', { display: false, amount: null }, []],
    ['0.00 is no price', '<price>0.00</price>', NO_AMOUNT, []],
    ['hidden and empty stays hidden', '<price display="no"/>', { display: false, amount: null }, []],
    ['empty clears', '<price/>', null, []],
    ['words', '<price>Contact agent</price>', NO_AMOUNT, ['bad-number']],
    ['negative', '<price>-5</price>', NO_AMOUNT, ['bad-number']],
    ['36 digits', `<price>${'9'.repeat(36)}</price>`, NO_AMOUNT, ['bad-number']],
    [
      'a display nobody knows hides',
      '<price display="maybe">650000</price>',
      { display: false, amount: 650_000 },
      ['unknown-display'],
    ],
    [
      'an empty display hides',
      '<price display="">650000</price>',
      { display: false, amount: 650_000 },
      ['unknown-display'],
    ],
    [
      'range',
      '<price><range><min>100</min><max>200</max></range></price>',
      { ...NO_AMOUNT, min: 100, max: 200 },
      [],
    ],
    [
      'range the wrong way round',
      '<price><range><min>300</min><max>200</max></range></price>',
      { ...NO_AMOUNT, min: 200, max: 300 },
      [],
    ],
    ['half a range', '<price><range><min>100</min></range></price>', { ...NO_AMOUNT, min: 100 }, []],
  ])('%s', (_name, xml, expected, codes) => {
    const { report, codes: reported } = remember();
    expect(parsePrice({ node: elementsOf(xml)[0], report })).toEqual(expected);
    expect(reported()).toEqual(codes);
  });

  test.each(['no', 'No', 'NO', '0', 'false', 'False', 'n', 'off'])('is hidden by display="%s"', (display) => {
    const [node] = elementsOf(`<price display="${display}">1</price>`);
    expect(parsePrice({ node, report: remember().report })?.display).toBe(false);
  });

  test('never throws, is never negative, and is shown only when display is a known yes or absent', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.float().map(String),
      fc.stringMatching(/^[$\d.,\- ]*$/),
    );
    fc.assert(
      fc.property(
        anyText,
        fc.option(fc.oneof(fc.string(), fc.constantFrom('yes', 'no', '1', 'TRUE', 'range'))),
        (text, display) => {
          const node = {
            ...elementsOf('<price>1</price>')[0],
            text,
            attributes: new Map(display === null ? [] : [['display', display]]),
          };
          const price = parsePrice({ node, report: remember().report });
          if (price === null) return;
          if (price.amount !== null) expect(price.amount).toBeGreaterThan(0);
          const isYes =
            display === null || /^\s*(yes|y|true|t|on|0*[1-9]\d{0,8}|\d{1,9}(\.\d{1,9})?)\s*$/i.test(display);
          if (price.display) expect(isYes).toBe(true);
        },
      ),
    );
  });

  test('reads every amount to the cent, with or without separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), fc.boolean(), (cents, grouped) => {
        const dollars = cents / 100;
        const text = grouped
          ? `$${dollars.toLocaleString('en-AU', { minimumFractionDigits: 2 })}`
          : dollars.toFixed(2);
        const node = { ...elementsOf('<price>1</price>')[0], text };
        expect(parsePrice({ node, report: remember().report })?.amount).toBeCloseTo(dollars, 6);
      }),
    );
  });
});
