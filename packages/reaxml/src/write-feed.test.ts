import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type FeedItem, type FeedListing, writeFeed } from './index.ts';
import { feedOf, read } from './testing/read-listing.ts';

const folder = new URL('../fixtures/', import.meta.url);
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.xml') ? [file.slice(0, -4)] : []));

const listingsOf = (items: FeedItem[]): FeedListing[] =>
  items.flatMap((item) => (item.kind === 'listing' ? [item.listing] : []));

async function written(listings: FeedListing[], madeBy?: string): Promise<string> {
  async function* each() {
    yield* listings;
  }
  const pieces: string[] = [];
  const feed = { listings: each(), date: '2026-02-02T12:00:00', ...(madeBy ? { madeBy } : {}) };
  for await (const piece of writeFeed(feed)) pieces.push(piece);
  return pieces.join('');
}

/** Without where it stood in its file, and what only says that something could not be read. */
function plain({ line: _, modTimeSource: __, ...listing }: FeedListing): Partial<FeedListing> {
  const text = JSON.stringify(listing, (key, value) => {
    if (key === 'inspections' && Array.isArray(value) && value.length === 0) return null;
    if ((key === 'areas' || key === 'depths') && Array.isArray(value) && value.length === 0) return undefined;
    return value;
  });
  return JSON.parse(text);
}

describe('a written feed', () => {
  test.each(names)('%s reads the same after it was read and written', async (name) => {
    const before = listingsOf(await read(readFileSync(new URL(`${name}.xml`, folder))));
    const items = await read(await written(before));
    expect(items.at(-1)?.kind).toBe('end');
    expect(listingsOf(items).map(plain)).toEqual(before.map(plain));
  });

  test.each([
    'residential',
    'rental',
    'holidayRental',
    'land',
    'rural',
    'commercial',
    'commercialLand',
    'business',
  ])('%s has its elements in the order of REA’s own sample', async (type) => {
    const sample = readFileSync(new URL(`official-2010-${type}.xml`, folder), 'utf8');
    const own = await written(listingsOf(await read(sample)));
    const order = (xml: string) => [
      ...new Set([...xml.matchAll(/^\t*<(\w+)/gm)].map(([, name]) => name as string)),
    ];
    const mine = order(own);
    const theirs = order(sample).filter((name) => mine.includes(name));
    expect(mine.filter((name) => theirs.includes(name))).toEqual(theirs);
  });

  test('names who made it, which nobody else can say from inside a listing', async () => {
    const [listing] = listingsOf(await read(feedOf('<headline>A</headline>')));
    const own = await written([listing as FeedListing], 'k3-Jd_9');
    expect((await read(own)).at(-1)).toMatchObject({ kind: 'end', listings: 1, madeBy: 'k3-Jd_9' });
    expect((await read(await written([listing as FeedListing]))).at(-1)).not.toHaveProperty('madeBy');
    const inside = feedOf('<headline>A</headline>').replace('<headline>', '<?frontage-export x?><headline>');
    expect((await read(inside)).at(-1)).not.toHaveProperty('madeBy');
  });

  test('is XML whatever the texts hold', async () => {
    const [listing] = listingsOf(await read(feedOf('<headline>A</headline>')));
    const headline = 'Smith & Sons’ “corner” <3 \u0000\u0008\u2028\ud800 end';
    const [again] = listingsOf(await read(await written([{ ...listing, headline } as FeedListing])));
    expect(again?.headline).toBe('Smith & Sons’ “corner” <3 \ufffd end');
  });
});
