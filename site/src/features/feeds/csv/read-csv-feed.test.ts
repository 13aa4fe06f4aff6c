import type { FeedItem, FeedListing, FeedProblem } from '@frontage/reaxml';
import { describe, expect, it, test } from 'vitest';
import { analyseCsv } from './analyse-csv.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { readCsvFeed } from './read-csv-feed.ts';

// Pure: a second.

const NOW = new Date('2026-11-02T00:00:00Z');

const opener = (bytes: Uint8Array | string) =>
  async function* () {
    const all = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
    // In pieces, so that characters and line ends fall between them.
    for (let at = 0; at < all.length; at += 61) yield all.subarray(at, at + 61);
  };

async function guessed(file: Uint8Array | string): Promise<CsvMapping> {
  const { mapping } = await analyseCsv({ open: opener(file) });
  return { ...mapping, fixed: { agentID: 'XNWXNW', ...mapping.fixed } };
}

async function read(file: Uint8Array | string, mapping?: CsvMapping): Promise<FeedItem[]> {
  const open = opener(file);
  const items: FeedItem[] = [];
  const columns = mapping ?? (await guessed(file));
  for await (const item of readCsvFeed({ pieces: open(), again: open, mapping: columns, receivedAt: NOW }))
    items.push(item);
  return items;
}

const listingsOf = (items: FeedItem[]): FeedListing[] =>
  items.flatMap((item) => (item.kind === 'listing' ? [item.listing] : []));
const problemsOf = (items: FeedItem[]): FeedProblem[] =>
  items.flatMap((item) => (item.kind === 'problem' || item.kind === 'rejected' ? [item.problem] : []));
const sent = (slots: FeedListing['images']) => (slots ?? []).filter((slot) => !('removed' in slot));

const HOUSE = `Ref,Status,Property type,Unit,Street number,Street,Suburb/Town,State,Post code,Beds,Baths,Parking,Asking price,Price guide,Land size,Heading,Ad text,Photo 1,Photo 2,Open times,Auction date,Agent email
H1,For sale,house,2,39,Main Road,Richmond,Victoria,3121,4,2.5,2,"$750,000","$700,000 - $750,000",512 m2,A house,"Four rooms.

A ""large"" garden, too.",https://img.example/a.jpg,b.jpg,Sat 5/12/2026 11am - 11:30am,12/12/2026 5pm,MIA@example.com
H2,Under offer,Unit,,,,Darwin,NT,820,,,,,,,,,,,,,
`;

describe('a CSV file', () => {
  it('becomes the listings that a REAXML file would', async () => {
    const items = await read(HOUSE);
    expect(problemsOf(items)).toEqual([]);
    const [house, unit] = listingsOf(items);
    expect({ ...house, images: sent(house?.images) }).toEqual({
      type: 'residential',
      agentID: 'XNWXNW',
      uniqueID: 'H1',
      modTime: '2026-11-02T11:00:00',
      modTimeSource: 'received',
      status: 'current',
      line: 2,
      categories: [{ list: 'category', name: 'House', known: false }],
      address: {
        display: true,
        suburbDisplay: true,
        subNumber: '2',
        streetNumber: '39',
        street: 'Main Road',
        suburb: 'Richmond',
        state: 'VIC',
        postcode: '3121',
        country: 'AU',
      },
      price: { display: true, amount: 750000 },
      priceView: '$700,000 - $750,000',
      features: {
        flags: [],
        flagsOff: [],
        bedrooms: 4,
        bathrooms: 2.5,
        garages: null,
        carports: null,
        openSpaces: 2,
      },
      landDetails: { area: { value: 512, unit: 'squareMeter', squareMetres: 512 } },
      headline: 'A house',
      description: 'Four rooms.\n\nA "large" garden, too.',
      images: [
        { id: 'm', url: 'https://img.example/a.jpg' },
        { id: 'a', file: 'b.jpg' },
      ],
      inspections: [{ date: '2026-12-05', start: '11:00', end: '11:30' }],
      auction: { date: '2026-12-12', time: '17:00' },
      listingAgents: expect.arrayContaining([
        { id: '1', emails: ['mia@example.com'] },
        { id: '2', removed: true },
      ]),
    });
    expect(unit).toMatchObject({ uniqueID: 'H2', underOffer: true, status: 'current', line: 5, price: null });
    expect(unit?.address).toMatchObject({ postcode: '0820', street: null });
  });

  const SHORT = 'Listing id;Suburb;Headline;Weekly rent\n1;Mount Lofty;“Café” – naïve;550\n';
  const utf16 = Buffer.from(`\uFEFF${SHORT}`, 'utf16le');
  test.each<[string, Uint8Array | string]>([
    ['UTF-8', SHORT],
    ['UTF-8 with a mark', `\uFEFF${SHORT}`],
    ['UTF-16', utf16],
    ['UTF-16, the other way round', Buffer.from(utf16).swap16()],
    ['UTF-16 without a mark', utf16.subarray(2)],
    [
      'Windows-1252',
      Buffer.from(SHORT.replace('“', '\u0093').replace('”', '\u0094').replace('–', '\u0096'), 'latin1'),
    ],
    ['tabs and Windows line ends', SHORT.replaceAll(';', '\t').replaceAll('\n', '\r\n')],
    ['commas', SHORT.replaceAll(';', ',')],
  ])('is read in %s', async (_, file) => {
    const [listing] = listingsOf(await read(file));
    expect(listing).toMatchObject({
      type: 'rental',
      headline: '“Café” – naïve',
      address: { suburb: 'Mount Lofty' },
      rent: { display: true, amount: 550, period: 'week' },
    });
  });

  it('says in plain words what it could not read, under the file’s own heading', async () => {
    const items = await read(
      'Ref,Suburb,Asking price,State,Video,Furnished,Sold date\n1,Richmond,lots,Vic.,not a link,perhaps,31/31/2026\n',
    );
    expect(
      problemsOf(items).map(({ element, code, line, listingId }) => ({ element, code, line, listingId })),
    ).toEqual(
      [
        ['Asking price', 'bad-number'],
        ['Furnished', 'bad-yes-no'],
        ['Video', 'bad-url'],
        ['Sold date', 'bad-date'],
      ]
        .map(([element, code]) => ({ element, code, line: 2, listingId: 'XNWXNW/1' }))
        .sort((a, b) => ORDER.indexOf(String(a.element)) - ORDER.indexOf(String(b.element))),
    );
    expect(problemsOf(items)[0]?.message).toBe(
      'Asking price is not an amount in dollars and was left empty. Send digits only, for example 650000.',
    );
    expect(listingsOf(items)).toHaveLength(1);
  });
  const ORDER = ['Asking price', 'Sold date', 'Furnished', 'Video'];

  it('leaves out rows that would do harm, and the listing stays as it is', async () => {
    const items = await read(
      'Ref,Suburb,Status,Published\n,Richmond,Current,\nA,Richmond,Conditional on aliens,yes\nB,Richmond,,yes\nC,Richmond,Current,draft\nD,Richmond,Current\nE,Richmond,Current,yes,shifted\nF,Richmond,Current,yes,\n',
    );
    expect(problemsOf(items).map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ['missing-id', 'error', 2],
      ['unknown-status', 'error', 3],
      ['unknown-status', 'error', 4],
      ['draft', 'warning', 5],
      ['listing-unreadable', 'error', 6],
      ['listing-unreadable', 'error', 7],
    ]);
    expect(listingsOf(items).map(({ uniqueID }) => uniqueID)).toEqual(['F']);
  });

  it('holds formulas as text, and takes the apostrophe of our own export away', async () => {
    const items = await read(
      'Ref,Suburb,Headline,Asking price,Latitude,Longitude\n1,Richmond,"\'=1+1, ""quoted""",=2+2,-37.8,145\n2,Richmond,"=HYPERLINK(""http://x"")",1,,\n',
    );
    const [first, second] = listingsOf(items);
    expect(first).toMatchObject({ headline: '=1+1, "quoted"', address: { latitude: -37.8, longitude: 145 } });
    expect(first?.price).toBeNull();
    expect(second?.headline).toBe('=HYPERLINK("http://x")');
    expect(problemsOf(items).map(({ code }) => code)).toEqual(['bad-number']);
  });

  it('keeps what a file has no column for and clears what is empty', async () => {
    const [listing] = listingsOf(await read('Ref,Suburb,Headline\n1,Richmond,\n'));
    expect(listing).toMatchObject({ headline: null });
    for (const name of ['description', 'price', 'rent', 'features', 'images', 'inspections', 'soldDetails'])
      expect(listing).not.toHaveProperty(name);
  });
});

describe('a file that cannot be taken', () => {
  const columns: CsvMapping = {
    columns: ['Ref', 'Suburb', 'Price'].map((heading, at) => ({
      heading,
      field: ['uniqueID', 'suburb', 'price'][at] ?? null,
    })),
    values: {},
    fixed: { agentID: 'A' },
  };
  const many = Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',');
  test.each<[string, Uint8Array | string, string, RegExp]>([
    ['nothing', '', 'not-csv', /empty/],
    ['NUL bytes', 'Ref,Suburb,Price\n1,Rich\0mond,1\n', 'not-csv', /not a text file/],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), 'not-csv', /not a text file/],
    ['a workbook', 'PK\u0003\u0004…', 'not-csv', /Excel/],
    ['a web page', '<!DOCTYPE html><title>Sign in</title>', 'not-csv', /web page/],
    ['an open quotation mark', 'Ref,Suburb,Price\n1,"Rich', 'not-csv', /quotation mark/],
    ['10,000 columns', `${many}\n${many}\n`, 'not-csv', /10000 columns/],
    ['no headings', '1,Richmond,750000\n2,Carlton,1\n', 'columns-changed', /“Ref”, “Suburb”, “Price”/],
    ['a renamed column', 'Ref,Locality,Price\n1,Richmond,1\n', 'columns-changed', /“Suburb”/],
  ])('%s is refused with a sentence', async (_, file, code, message) => {
    const items = await read(file, columns);
    expect(items.at(-1)).toMatchObject({ kind: 'rejected', problem: { code, severity: 'error' } });
    expect(problemsOf(items).at(-1)?.message).toMatch(message);
  });

  it('is not held in memory: a row of 2 GB is refused after a megabyte', async () => {
    let pieces = 0;
    const endless = async function* () {
      yield Buffer.from('Ref,Suburb,Price\n1,"');
      for (; pieces < 40_000; pieces++) yield Buffer.alloc(50_000, 'x');
    };
    const short = async function* () {
      yield Buffer.from('Ref');
    };
    const items: FeedItem[] = [];
    for await (const item of readCsvFeed({
      pieces: endless(),
      again: short,
      mapping: columns,
      receivedAt: NOW,
    }))
      items.push(item);
    expect(items.at(-1)).toMatchObject({ kind: 'rejected', problem: { code: 'not-csv' } });
    expect(pieces).toBeLessThan(100);
  });

  it('is one whose columns nobody has matched', async () => {
    const open = opener(HOUSE);
    const items: FeedItem[] = [];
    for await (const item of readCsvFeed({
      pieces: open(),
      again: open,
      mapping: undefined,
      receivedAt: NOW,
    }))
      items.push(item);
    expect(items).toMatchObject([{ kind: 'rejected', problem: { code: 'no-columns-matched' } }]);
  });

  it('takes columns in another order, and tells of new ones', async () => {
    const items = await read('Price,New,Suburb,ref\n5000,x,Richmond,1\n', columns);
    expect(listingsOf(items)[0]).toMatchObject({ uniqueID: '1', price: { amount: 5000 } });
    expect(problemsOf(items)).toMatchObject([{ code: 'new-columns', severity: 'warning', text: '“New”' }]);
  });
});
