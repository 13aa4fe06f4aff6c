import { describe, expect, test } from 'vitest';
import type { FeedItem } from './index.ts';
import { feedOf, read } from './testing/read-listing.ts';

const listings = (items: FeedItem[]) =>
  items.flatMap((item) => (item.kind === 'listing' ? [item.listing] : []));
const problems = (items: FeedItem[]) => items.flatMap((item) => ('problem' in item ? [item.problem] : []));

describe('a field that is absent, empty or has a value', () => {
  test('is absent when it was not sent', async () => {
    const [listing] = listings(await read(feedOf('')));
    expect(Object.keys(listing ?? {}).sort()).toEqual([
      'agentID',
      'line',
      'modTime',
      'modTimeSource',
      'status',
      'type',
      'uniqueID',
    ]);
  });

  test('is null when it was sent empty', async () => {
    const empty = `<authority value=""/><underOffer value=""/><price/><priceView/><headline> </headline><description/><videoLink href=""/>
      <externalLink href=""/><inspectionTimes/><features/><bond/><carSpaces/><category name=""/><estate/><auction date=""/>`;
    const [listing] = listings(await read(feedOf(empty)));
    expect(listing).toMatchObject({
      authority: null,
      underOffer: null,
      price: null,
      priceView: null,
      headline: null,
      description: null,
      videoLink: null,
      externalLinks: null,
      inspections: null,
      features: null,
      bond: null,
      carSpaces: null,
      categories: null,
      estate: null,
      auction: null,
    });
  });

  test('ecoFriendly and furnished inside features count as well', async () => {
    const [listing] = listings(
      await read(
        feedOf(
          '<features><furnished>1</furnished><ecoFriendly><waterTank>1</waterTank></ecoFriendly></features><ecoFriendly><solarPanels>0</solarPanels></ecoFriendly>',
        ),
      ),
    );
    expect(listing?.allowances).toEqual({ flags: ['furnished'], flagsOff: [] });
    expect(listing?.ecoFriendly).toEqual({ flags: ['waterTank'], flagsOff: ['solarPanels'] });
  });
});

test('HTML that was not escaped is text as well', async () => {
  const html =
    '<description>One<br/>Two <b>bold <i>x</i></b><p>Three</p><vendorDetails>secret</vendorDetails></description><headline><b>Big</b></headline>';
  expect(listings(await read(feedOf(html)))[0]).toMatchObject({
    description: 'One\nTwo bold x\n\nThree',
    headline: 'Big',
  });
});

describe('identity, status, time', () => {
  test.each([
    ['Current', 'current'],
    [' SOLD ', 'sold'],
    ['offMarket', 'offmarket'],
    ['deleted', 'deleted'],
  ])('status "%s"', async (sent, status) => {
    expect(listings(await read(feedOf('', `status="${sent}"`)))[0]?.status).toBe(status);
  });

  test.each([
    [
      'an unknown status',
      feedOf('', 'status="listed"'),
      { code: 'unknown-status', text: 'listed', listingId: 'A/1', element: 'residential/@status' },
    ],
    ['no status', feedOf('', ''), { code: 'unknown-status', listingId: 'A/1' }],
    [
      'no id',
      '<rental status="current"><agentID>A</agentID></rental>',
      { code: 'missing-id', listingId: 'A/' },
    ],
    [
      'too long an id',
      `<land status="current"><agentID>A</agentID><uniqueID>${'x'.repeat(300)}</uniqueID></land>`,
      { code: 'id-too-long' },
    ],
  ])('%s: the listing is left out, the file goes on', async (_name, file, problem) => {
    const items = await read(file);
    expect(items).toHaveLength(2);
    expect(problems(items)).toMatchObject([{ ...problem, severity: 'error', line: 1 }]);
    expect(items[1]).toMatchObject({ kind: 'end', listings: 0 });
  });

  test('reads the next listing after a bad one', async () => {
    const one = (id: string, status: string) =>
      `<rental status="${status}"><agentID>A</agentID><uniqueID>${id}</uniqueID></rental>`;
    const items = await read(`<propertyList>${one('1', 'listed')}${one('2', 'current')}</propertyList>`);
    expect(listings(items).map(({ uniqueID }) => uniqueID)).toEqual(['2']);
  });

  test('returns the same key twice if it was sent twice, in file order', async () => {
    const one = (view: string) =>
      `<rental status="current"><agentID>A</agentID><uniqueID>1</uniqueID><priceView>${view}</priceView></rental>`;
    const items = await read(`<propertyList>${one('first')}${one('last')}</propertyList>`);
    expect(listings(items).map(({ priceView }) => priceView)).toEqual(['first', 'last']);
  });

  test.each([
    [
      'its own',
      'modTime="2026-01-01T9:00:00"',
      true,
      { modTime: '2026-01-01T09:00:00', modTimeSource: 'listing' },
      [],
    ],
    ['of the file', '', true, { modTime: '2026-02-02T12:00:00', modTimeSource: 'file' }, []],
    [
      'of the file when its own is garbage',
      'modTime="yesterday"',
      true,
      { modTime: '2026-02-02T12:00:00', modTimeSource: 'file' },
      ['bad-mod-time'],
    ],
    [
      'of receiving, in the zone of the property',
      'modTime="0000-00-00"',
      false,
      { modTime: '2026-03-02T09:30:00', modTimeSource: 'received' },
      [],
    ],
  ])('modTime: %s', async (_name, attribute, withDate, expected, codes) => {
    const file = feedOf('<address><state>WA</state></address>', `${attribute} status="current"`);
    const items = await read(withDate ? file : file.replace(/ date="[^"]*"/, ''));
    expect(listings(items)[0]).toMatchObject(expected);
    expect(problems(items).map(({ code }) => code)).toEqual(codes);
  });

  test('reports an unreadable date of the file', async () => {
    expect(problems(await read('<propertyList date="now"><land/></propertyList>'))[0]).toMatchObject({
      code: 'bad-file-date',
      text: 'now',
    });
  });
});

test('names listing, place and text in a problem', async () => {
  const items = await read(feedOf(`\n<price>${'call us '.repeat(100)}</price>`));
  const [problem] = problems(items);
  expect(problem).toMatchObject({
    code: 'bad-number',
    severity: 'warning',
    listingId: 'A/1',
    element: 'residential/price',
    line: 2,
  });
  expect(problem?.text).toHaveLength(200);
  expect(items.map(({ kind }) => kind)).toEqual(['problem', 'listing', 'end']);
});

test('blank lines before the root do not move the line numbers', async () => {
  const [listing] = listings(
    await read(
      '\ufeff\n\n  <?xml version="1.0"?>\n<land status="sold">\n<agentID>A</agentID><uniqueID>1</uniqueID></land>',
    ),
  );
  expect(listing?.line).toBe(4);
});

test('ends with a warning for an empty list', async () => {
  expect(await read('<propertyList date="2026-01-01"/>')).toMatchObject([
    { kind: 'problem', problem: { code: 'empty-list', severity: 'warning' } },
    { kind: 'end', listings: 0, date: '2026-01-01T00:00:00' },
  ]);
});

test('passes an error of the source on to the caller', async () => {
  const { readFeed } = await import('./index.ts');
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode('<propertyList>');
    throw new Error('disk gone');
  }
  await expect(readFeed({ source: broken(), receivedAt: new Date(0) }).next()).rejects.toThrow('disk gone');
});
