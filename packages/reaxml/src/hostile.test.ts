import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkFeed } from './index.ts';
import { bytesOf, feedOf, read } from './testing/read-listing.ts';

const BOMB = `<?xml version="1.0"?><!DOCTYPE propertyList [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<propertyList><residential status="current"><headline>&b;</headline></residential></propertyList>`;
const EXTERNAL =
  '<!DOCTYPE propertyList [<!ENTITY x SYSTEM "file:///etc/passwd">]><propertyList>&x;</propertyList>';
const PARAMETER =
  '<!DOCTYPE propertyList [<!ENTITY % x SYSTEM "http://a.example/x.dtd"> %x;]><propertyList/>';

describe('files that are refused', () => {
  test.each([
    ['nothing', '', 'empty-file'],
    ['blanks', ' \n\t\n ', 'empty-file'],
    ['a byte order mark alone', '\ufeff', 'empty-file'],
    ['a web page', '<!doctype html><html><body><br>502</body></html>', 'html-page'],
    ['an old web page', '\n<HTML><body>Not found</body></HTML>', 'html-page'],
    ['JSON', '{"listings": []}', 'not-xml'],
    ['a ZIP', 'PK\u0003\u0004 and so on', 'not-xml'],
    ['other XML', '<?xml version="1.0"?><rss><channel/></rss>', 'not-reaxml'],
    ['an entity bomb', BOMB, 'entity-declared'],
    ['an external entity', EXTERNAL, 'entity-declared'],
    ['a parameter entity', PARAMETER, 'entity-declared'],
    ['an undeclared entity', feedOf('<headline>a&nbsp;b</headline>'), 'undefined-entity'],
    ['a name of every object as entity', feedOf('<headline>&constructor;</headline>'), 'undefined-entity'],
    ['a bare ampersand', feedOf('<headline>a & b</headline>'), 'bare-ampersand'],
    [
      'a bare ampersand before a semicolon',
      feedOf('<headline>a & b</headline><terms>x; &amp;</terms>'),
      'bare-ampersand',
    ],
    [
      'a bare ampersand in an attribute',
      feedOf('<videoLink href="https://a.example/?a=1&b=2"/>'),
      'bare-ampersand',
    ],
    ['crossed tags', feedOf('<headline><b></headline></b>'), 'not-well-formed'],
    ['two roots', '<propertyList/><propertyList/>', 'not-well-formed'],
    ['a list that never ends', '<propertyList><land status="sold">', 'truncated'],
    ['deep nesting', feedOf('<a>'.repeat(10_000)), 'too-deep'],
    ['a tag without end', `<propertyList a="${'x'.repeat(400_000)}"/>`, 'token-too-long'],
    [
      'a thousand thousand attributes',
      `<propertyList ${Array.from({ length: 40_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
      'token-too-long',
    ],
  ])('%s', async (_name, file, code) => {
    const items = await read(file);
    expect(items.at(-1)).toMatchObject({ kind: 'rejected', problem: { code, severity: 'error' } });
    expect(items.filter(({ kind }) => kind === 'end')).toEqual([]);
    expect(await checkFeed({ source: bytesOf(file) })).toMatchObject({ ok: false, problem: { code } });
  });

  test('reports a bare ampersand where it is, not where the file ends', async () => {
    const items = await read(
      feedOf(`\n<headline>a & b</headline>\n${'<highlight>\n</highlight>'.repeat(100)}`),
    );
    expect(items.at(-1)).toMatchObject({ kind: 'rejected', problem: { code: 'bare-ampersand', line: 2 } });
  });

  test('refuses endless text without markup', async () => {
    const limits = { maxTokenChars: 500_000 };
    const items = await read(feedOf(`<vendorDetails>${'x'.repeat(1_000_000)}</vendorDetails>`), limits);
    expect(items).toMatchObject([{ kind: 'rejected', problem: { code: 'token-too-long' } }]);
  });

  test('does not repeat text of the file that may be private in a refusal', async () => {
    const items = await read(feedOf('<vendorDetails><name>Ann <Smith</name></vendorDetails>'));
    expect(items.at(-1)).toMatchObject({ kind: 'rejected' });
    expect(JSON.stringify(items)).not.toContain('Smith');
    expect(JSON.stringify(await read(feedOf('<vendorDetails>Ann &Smith;</vendorDetails>')))).not.toContain(
      'Smith',
    );
  });
});

describe('accepts a DOCTYPE that only names the DTD', () => {
  test.each([
    'SYSTEM "http://reaxml.realestate.com.au/propertyList.dtd"',
    'SYSTEM "propertyList.dtd"',
    '[<!ELEMENT a ANY>]',
  ])('%s is ignored', async (doctype) => {
    expect((await read(`<!DOCTYPE propertyList ${doctype}>${feedOf('')}`)).at(-1)).toMatchObject({
      kind: 'end',
      listings: 1,
    });
  });
});

describe('a file that ends early', () => {
  test.each(['residential-full', 'multi-all-types', 'real-rental-mydesktop', 'derived-latin1'])(
    '%s, after every 500th byte',
    async (name) => {
      const file = readFileSync(new URL(`../fixtures/${name}.xml`, import.meta.url));
      const rootEnd = file.lastIndexOf('</propertyList>') + '</propertyList>'.length;
      for (let length = 0; length < rootEnd; length += 500) {
        const items = await read(file.subarray(0, length));
        expect(items.at(-1)?.kind).toBe('rejected');
        expect(items.filter(({ kind }) => kind === 'end')).toEqual([]);
        expect((await checkFeed({ source: bytesOf(file.subarray(0, length)) })).ok).toBe(false);
      }
    },
  );
});

describe('listings that are too large', () => {
  test('leaves out one with too many elements, names its id, and reads the next one', async () => {
    const big = `<rental status="current"><agentID>A</agentID><uniqueID>big</uniqueID>${'<highlight>x</highlight>'.repeat(6000)}</rental>`;
    const small = '<rental status="current"><agentID>A</agentID><uniqueID>small</uniqueID></rental>';
    expect(await read(`<propertyList>${big}${small}</propertyList>`)).toMatchObject([
      { kind: 'problem', problem: { code: 'listing-too-large', severity: 'error', listingId: 'A/big' } },
      { kind: 'listing', listing: { uniqueID: 'small' } },
      { kind: 'end', listings: 1 },
    ]);
  });

  test('leaves out one with too many characters', async () => {
    const items = await read(
      feedOf(`<description>${'x '.repeat(3000)}</description><headline>x</headline>`),
      { maxListingChars: 5000 },
    );
    expect(items).toMatchObject([
      { problem: { code: 'listing-too-large', listingId: 'A/1' } },
      { kind: 'end', listings: 0 },
    ]);
  });

  test('cuts and reports a text beyond the limit', async () => {
    const items = await read(feedOf(`<description>${'x'.repeat(300_000)}</description>`));
    expect(items).toMatchObject([
      { problem: { code: 'text-too-long', element: 'residential/description' } },
      { listing: { description: 'x'.repeat(200_000) } },
      { kind: 'end' },
    ]);
  });
});
