import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { atomically, query } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import { testRow } from '../public/example-listing.ts';
import { prepareListingText } from '../public/listing-text.ts';
import { deletePublicListing, writePublicListing } from '../public/public-listing-store.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { searchListings } from './search.ts';
import { readSearch } from './search-query.ts';

/* Costs the start of one database (SQLite and PostgreSQL: it is their own full-text search). */

const { payload } = await testPayload();
const write = (changes: Partial<StoredListing>) =>
  atomically(payload, [writePublicListing(testRow(changes))]);
const found = async (keyword: string) => {
  const search = readSearch({ channel: 'buy', query: new URLSearchParams({ keyword }) });
  return (await searchListings(payload, search)).cards.map(({ id }) => id).sort((a, b) => a - b);
};

beforeAll(async () => {
  await write({
    id: 1,
    headline: 'Sunny apartment',
    description: 'Near the café strip.',
    features: ['Wine cellar'],
  });
  await write({
    id: 2,
    headline: 'An artist’s loft',
    description: 'Two studies and a party wall.',
    subNumber: '2',
    streetNumber: '39',
  });
  await write({
    id: 3,
    headline: 'A terrace',
    description: 'Walk to the station.',
    addressHidden: true,
    street: 'Secret Street',
  });
});

test.each<[string, string, number[]]>([
  ['a word is not found inside another', 'art', []],
  ['however it ends', 'study', [2]],
  ['in capitals', 'SUNNY', [1]],
  ['without its accent', 'cafe', [1]],
  ['and with it', 'café', [1]],
  ['in a feature', 'wine cellar', [1]],
  ['all words of a keyword', 'sunny station', []],
  ['in the address', '39 example', [2]],
  ['never in a hidden address', 'secret', []],
  ['signs are no words', '"*):( -', [1, 2, 3]],
  ['a sign that means something to the database', 'sunny" OR "terrace', []],
])('keywords: %s', async (_what, keyword, ids) => {
  expect(await found(keyword)).toEqual(ids);
});

test('follows a change, and what is taken out of sight', async () => {
  await write({ id: 3, headline: 'A lighthouse', description: 'Alone on a rock.' });
  expect(await found('lighthouse')).toEqual([3]);
  expect(await found('station')).toEqual([]);
  await atomically(payload, [deletePublicListing(3)]);
  expect(await found('lighthouse')).toEqual([]);
});

test('what stays the same is not indexed again', async () => {
  const indexed = async () =>
    payload.db.name === 'postgres'
      ? query(payload, sql`select ctid, xmin from listing_text order by id`)
      : query(
          payload,
          sql`select cast(id as text) as id, length(block) as size from listing_text_data order by id`,
        );
  const before = await indexed();
  await write({
    id: 1,
    headline: 'Sunny apartment',
    description: 'Near the café strip.',
    features: ['Wine cellar'],
    price: 1,
  });
  expect(await indexed()).toEqual(before);
  expect(await found('sunny')).toEqual([1]);
});

test('a start changes nothing where the index is as it should be, and makes it again where it is not', async () => {
  await prepareListingText(payload);
  const broken =
    payload.db.name === 'postgres'
      ? [sql`drop table listing_text`]
      : [sql`drop trigger listing_text_update`, sql`drop table listing_text`];
  await atomically(payload, broken);
  await prepareListingText(payload);
  expect(await found('sunny')).toEqual([1]);
  expect(await query(payload, sql`select count(*) as n from public_listings`)).toHaveLength(1);
});
