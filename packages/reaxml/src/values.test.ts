import { describe, expect, test } from 'vitest';
import { parseAuctionOutcome, parseDateElement } from './auction.ts';
import { choiceOf } from './choice.ts';
import { parseLinks } from './links.ts';
import { elementsOf, remember } from './testing/read-listing.ts';
import { webAddressOf } from './urls.ts';
import { parseYesNo, yesNo } from './yes-no.ts';

describe('yes and no', () => {
  test.each(['yes', 'YES', ' Yes ', 'true', 'True', '1', 'y', 'on', '2', '1.0'])('"%s" is yes', (text) =>
    expect(yesNo(text)).toBe(true),
  );
  test.each(['no', 'NO', 'false', '0', 'n', 'off', '0.0'])('"%s" is no', (text) =>
    expect(yesNo(text)).toBe(false),
  );
  test.each(['', '  '])('"%s" is empty', (text) => expect(yesNo(text)).toBeNull());
  test.each(['maybe', '-1', 'yes please', 'range'])('"%s" is neither', (text) =>
    expect(yesNo(text)).toBeUndefined(),
  );

  test.each([
    ['<underOffer value="Yes"/>', true, []],
    ['<underOffer>1</underOffer>', true, []],
    ['<underOffer value=""/>', null, []],
    ['<underOffer value="soon"/>', null, ['bad-yes-no']],
  ])('%s', (xml, expected, codes) => {
    const { report, codes: reported } = remember();
    expect(parseYesNo({ node: elementsOf(xml)[0], report, element: 'underOffer' })).toBe(expected);
    expect(reported()).toEqual(codes);
  });
});

test.each([
  ['<commercialAuthority value="Forsale"/>', 'forsale', []],
  ['<commercialAuthority/>', null, []],
  ['<commercialAuthority value="lottery"/>', null, ['unknown-value']],
])('choice %s', (xml, expected, codes) => {
  const { report, codes: reported } = remember();
  const [node] = elementsOf(xml);
  expect(choiceOf({ node, choices: ['auction', 'forsale'], report, element: 'commercialAuthority' })).toBe(
    expected,
  );
  expect(reported()).toEqual(codes);
});

test.each([
  ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
  ['http%3A%2F%2Fwww%2Ea.example%2Ftour%23plan', 'http://www.a.example/tour#plan'],
  ['http%3A%2F%2Fa.example%', undefined],
  ['www.a.example/x', 'https://www.a.example/x'],
  ['//a.example/x', 'https://a.example/x'],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
  ['ftp://a.example', undefined],
  ['https://user:pass@a.example/', undefined],
  ['https://', undefined],
  ['photo of house', undefined],
])('web address %s', (text, expected) => expect(webAddressOf(text)).toBe(expected));

test('external links: repeats dropped, empty ones clear', () => {
  const links = (xml: string) => parseLinks({ nodes: elementsOf(xml), report: remember().report });
  expect(
    links(
      '<externalLink href="https://a.example/"/><externalLink href=""/><externalLink href="https://a.example/"/>',
    ),
  ).toEqual(['https://a.example/']);
  expect(links('<externalLink href=""/>')).toBeNull();
});

describe('auction', () => {
  const auction = (xml: string) =>
    parseDateElement({ node: elementsOf(xml)[0], report: remember().report, zone: 'Australia/Sydney' });

  test.each([
    ['<auction date="2009-02-04T18:30"/>', { date: '2009-02-04', time: '18:30' }],
    ['<auction date="2009-02-04">on site</auction>', { date: '2009-02-04' }],
    ['<auction date=""/>', null],
    ['<auction/>', null],
    ['<auction date="0000-00-00-00:00"/>', null],
    ['<auction date="REPLACE-THIS-VALUE"/>', null],
  ])('%s', (xml, expected) => expect(auction(xml)).toEqual(expected));

  test('outcome', () => {
    const [node] = elementsOf(
      '<auctionOutcome><auctionDate date="2026-02-04-18:30"/><auctionResult type="Passed-In"/><auctionMaxBid value="$700,000"/></auctionOutcome>',
    );
    expect(parseAuctionOutcome({ node, report: remember().report, zone: 'Australia/Sydney' })).toEqual({
      date: { date: '2026-02-04', time: '18:30' },
      result: 'passed-in',
      maxBid: 700_000,
    });
  });
});
