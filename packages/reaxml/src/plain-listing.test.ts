import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type FeedLimits } from './limits.ts';
import { readPlainListing } from './plain-listing.ts';
import { FeedRejection } from './rejection.ts';
import { createScanner } from './scan.ts';
import { createSplitter } from './split-listings.ts';

// 10,000 made listings against the parser: about half a second.
const START = '<propertyList>\n';

/** What the parser makes of a listing in a list; undefined where it refuses the file or finds another number of listings. */
function parsed(text: string, limits: FeedLimits) {
  const found: object[] = [];
  const scanner = createScanner({
    limits,
    collect: true,
    skippedLines: () => 0,
    onEvent: (event) => {
      if (event.kind === 'listing') found.push({ node: event.node, tooLarge: event.tooLarge });
    },
  });
  try {
    scanner.write(`${START}${text}`);
    const lines = scanner.line() - 2;
    scanner.write('</propertyList>');
    scanner.close();
    return found.length === 1 ? { ...found[0], lines } : undefined;
  } catch (error) {
    if (error instanceof FeedRejection) return undefined;
    throw error;
  }
}
const plain = (text: string, limits: FeedLimits = DEFAULT_LIMITS) =>
  readPlainListing({ text, line: 2, limits });

describe('plain listings are read as the parser reads them', () => {
  test.each([
    ['text, attributes and empty elements', '<price display="yes">500000</price><land/><images />'],
    [
      'entities and numbers',
      '<headline>A &amp; B &lt;c&gt; &quot;&apos; &#8211; &#xe9; &#x1F3E0;</headline>',
    ],
    ['entities in attributes', `<img id="m" url='https://a.example/?a=1&amp;b=2'/>`],
    [
      'line ends of every kind',
      '<description>a\r\nb\rc\nd</description>\r\n<price\r\n display="no">1</price>',
    ],
    ['markup in a text', '<description>one<br/>two <b>three</b></description>'],
    ['letters of all languages', '<headline>Café 公寓 🏠</headline>'],
    ['names in any case', '<AGENTID>A</AGENTID><Address display="YES"><Suburb>Ryde</Suburb></Address>'],
    ['a space before the end of a tag', '<price >1</price ><headline\n>x</headline\n>'],
    ['what must not be stored', '<vendorDetails><name>X</name></vendorDetails><agentID>A</agentID>'],
    ['> in a text and in an attribute', '<headline a=">">a > b</headline>'],
  ])('%s', (_, content) => {
    const text = `<residential status="current"><headline>x</headline>${content}</residential>`;
    expect(plain(text)).toEqual(parsed(text, DEFAULT_LIMITS));
    expect(plain(text)).toBeDefined();
  });

  test.each([
    ['CDATA', '<headline><![CDATA[x]]></headline>'],
    ['a comment', '<!-- x -->'],
    ['an instruction', '<?x y?>'],
    ['another entity', '<headline>&nbsp;</headline>'],
    ['the name of every object', '<headline>&constructor;</headline>'],
    ['a bare &', '<headline>A & B</headline>'],
    ['a number of no character', '<headline>&#0;</headline>'],
    ['a number beyond Unicode', '<headline>&#x110000;</headline>'],
    ['a control character', '<headline>\u0001</headline>'],
    ['half a character', '<headline>\ud800</headline>'],
    [']]> in a text', '<headline>]]></headline>'],
    ['crossed tags', '<headline><b></headline></b>'],
    ['another case at the end', '<headline></Headline>'],
    ['an attribute twice', '<price a="1" a="2"/>'],
    ['an attribute without quotes', '<price a=1/>'],
    ['< in an attribute', '<price a="<"/>'],
    ['attributes at the end', '<price></price a="1">'],
    ['attributes that touch', '<price a="1"b="2"/>'],
    ['a tag that is both', '</price/>'],
  ])('the parser decides about %s', (_, content) => {
    expect(plain(`<residential>${content}</residential>`)).toBeUndefined();
  });

  test.each(['', 'x', '<residential>', '<residential/><residential/>', '<residential/> ', ' <residential/>'])(
    'the parser decides about what is not one listing: %j',
    (text) => {
      expect(plain(text)).toBeUndefined();
    },
  );

  test('whatever a listing is made of', () => {
    const name = fc.constantFrom(
      'price',
      'headline',
      'description',
      'b',
      'vendorDetails',
      'Address',
      'suburb',
    );
    const space = fc.constantFrom('', ' ', '\n', '\r\n', '\t');
    const text = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        '&amp;',
        '&#65;',
        '&#x41;',
        '&#38;lt;',
        '&nbsp;',
        '&',
        ']]>',
        '<!--x-->',
        '\r',
        '\u0085',
      ),
      fc.constantFrom('<![CDATA[', '<b>', '</b>', '<br/>', '\u{1f3e0}', '\ufffe', '\ud800'),
    );
    const attribute = fc
      .tuple(
        fc.constantFrom(' ', '\n', ''),
        fc.constantFrom('a', 'id', 'b:c', 'A'),
        space,
        fc.constantFrom('"', "'"),
        text,
      )
      .map(([before, key, around, quote, value]) => `${before}${key}${around}=${quote}${value}${quote}`);
    const { element } = fc.letrec<{ element: string }>((tie) => ({
      element: fc
        .tuple(
          name,
          fc.array(attribute, { maxLength: 2 }),
          space,
          fc.array(fc.oneof({ depthSize: 'small', maxDepth: 4 }, text, tie('element')), { maxLength: 3 }),
          fc.constantFrom('', '', '', '', '', '', 'x', '/'),
        )
        .map(([tag, attributes, blank, content, slip]) =>
          content.length === 0
            ? `<${tag}${attributes.join('')}${blank}/>`
            : `<${tag}${attributes.join('')}${blank}>${content.join('')}</${tag}${slip}${blank}>`,
        ),
    }));
    const limits = { ...DEFAULT_LIMITS, maxTextChars: 12, maxListingElements: 9, maxDepth: 5 };
    let read = 0;
    fc.assert(
      fc.property(fc.array(element, { maxLength: 4 }), (elements) => {
        const listing = `<residential status="sold">${elements.join('\n')}</residential>`;
        const answer = plain(listing, limits);
        if (!answer) return;
        read += 1;
        expect(answer).toEqual(parsed(listing, limits));
      }),
      { numRuns: 10_000, seed: 28_11 },
    );
    expect(read).toBeGreaterThan(2000);
  });

  test('most listings of the samples are plain', () => {
    const folder = new URL('../fixtures/', import.meta.url);
    const counts = { plain: 0, all: 0 };
    for (const file of readdirSync(folder).filter((each) => each.endsWith('.xml'))) {
      const splitter = createSplitter();
      for (const piece of splitter.push(readFileSync(new URL(file, folder), 'utf8'))) {
        if (piece.kind === 'text') continue;
        counts.all += 1;
        const answer = plain(piece.text);
        if (!answer) continue;
        counts.plain += 1;
        expect(answer).toEqual(parsed(piece.text, DEFAULT_LIMITS));
      }
    }
    expect(counts.plain / counts.all).toBeGreaterThan(0.9);
  });
});
