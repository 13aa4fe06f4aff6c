import { beforeEach, describe, expect, it } from 'vitest';
import { loaderOf } from '#site/block-kit/testing/loader-of.ts';
import { countdown } from '#site/blocks/countdown/countdown.tsx';
import { load as loadCountdown } from '#site/blocks/countdown/load.ts';
import { featuredProperty } from '#site/blocks/featured-property/featured-property.tsx';
import { load as loadFeaturedProperty } from '#site/blocks/featured-property/load.ts';
import { listingCarousel } from '#site/blocks/listing-carousel/listing-carousel.tsx';
import { load as loadListingCarousel } from '#site/blocks/listing-carousel/load.ts';
import { load as loadSoldMap } from '#site/blocks/sold-map/load.ts';
import { soldMap } from '#site/blocks/sold-map/sold-map.tsx';
import { load as loadStarRating } from '#site/blocks/star-rating/load.ts';
import { starRating } from '#site/blocks/star-rating/star-rating.tsx';
import { testRow } from '#site/features/listings/public/example-listing.ts';
import { writePublicListing } from '#site/features/listings/public/public-listing-store.ts';
import type { StoredListing } from '#site/features/listings/terms/stored-listing.ts';
import { atomically } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';

const { payload } = await testPayload();

beforeEach(async () => {
  await emptyTables(payload, 'public_listings');
  purge(['listings']);
});

const show = async (...listings: Partial<StoredListing>[]) => {
  await atomically(
    payload,
    listings.map((changes) => writePublicListing(testRow(changes))),
  );
  purge(['listings']);
};

const sold = { status: 'sold', soldDate: '2026-10-11' } as const;
const soon = '2026-11-18T01:00:00.000Z';

describe('a listing carousel', () => {
  const load = loaderOf({ payload, defaults: listingCarousel.defaults, loader: loadListingCarousel });
  const ids = async (props: Parameters<typeof load>[0]) =>
    (await load(props)).data.map(({ id }) => id).sort();

  it('shows what its filters ask for, as a loop does', async () => {
    await show({ id: 1 }, { id: 2, suburb: 'Enmore' }, { id: 3, beds: 1 }, { id: 4, ...sold });
    expect(await ids({ props: { beds: 2 } })).toEqual([1, 2]);
    expect(await ids({ props: { places: 'Enmore' } })).toEqual([2]);
    expect(await ids({ props: { channel: 'sold' } })).toEqual([4]);
    expect(await ids({ props: { whose: 'chosen', listings: [3, 99] } })).toEqual([3]);
  });

  it.each([
    ['a suburb nobody knows', { places: 'Atlantis' }],
    ['the agent of a page without one', { whose: 'page-agent' }],
  ] as const)('shows nothing for %s', async (_what, props) => {
    await show({ id: 1 });
    expect(await ids({ props })).toEqual([]);
  });
});

describe('the property of the week', () => {
  const load = loaderOf({ payload, defaults: featuredProperty.defaults, loader: loadFeaturedProperty });

  it('is the first of those chosen that is on the website', async () => {
    await show({ id: 1 }, { id: 2 });
    const props = { turn: 'first', whose: 'chosen' } as const;
    expect((await load({ props: { ...props, listings: [99, 2, 1] } })).data?.id).toBe(2);
  });

  it('is true until Monday at the latest, and none where nothing is for sale', async () => {
    await show({ id: 1, ...sold });
    expect((await load()).data).toBeNull();
    await show({ id: 2 });
    const { data, expiresAt = 0 } = await load();
    expect(data?.id).toBe(2);
    expect(expiresAt).toBeLessThanOrEqual(Date.parse('2026-11-23T00:00:00+10:00'));
  });
});

describe('the map of results', () => {
  const load = loaderOf({ payload, defaults: soldMap.defaults, loader: loadSoldMap });

  it('has no pin where the address is hidden', async () => {
    const place = { geo: { latitude: -33.9, longitude: 151.2, source: 'manual' as const } };
    await show({ id: 1, ...sold, ...place }, { id: 2, ...sold, ...place, addressHidden: true }, { id: 3 });
    const { data } = await load();
    expect(data.cards.map(({ id }) => id).sort()).toEqual([1, 2]);
    expect(data.map?.pins).toHaveLength(1);
    expect(data.map?.label).toBe(data.map?.pins[0]?.label);
  });
});

describe('a countdown', () => {
  const load = loaderOf({ payload, defaults: countdown.defaults, loader: loadCountdown });

  it('goes to the next auction, and its page is made again then', async () => {
    await show({ id: 1, auctionAt: '2026-11-28T00:00:00.000Z' }, { id: 2, auctionAt: soon });
    const { data, expiresAt } = await load();
    expect(data).toMatchObject({ at: soon, isOver: false, listing: { id: 2 } });
    expect(expiresAt).toBe(Date.parse(soon));
  });

  it('goes to the auction of a property that was chosen or that the page is about', async () => {
    await show({ id: 1, auctionAt: soon }, { id: 2 });
    const listing = { to: 'listing' } as const;
    expect((await load({ props: { ...listing, listing: [1] } })).data?.listing?.id).toBe(1);
    expect((await load({ props: listing, context: { listing: 1 } })).data?.listing?.id).toBe(1);
    expect((await load({ props: { ...listing, listing: [2] } })).data).toBeNull();
    expect((await load({ props: listing })).data).toBeNull();
  });

  it('goes to a moment by the clocks of the agency, and says when it is over', async () => {
    const to = async (moment: string) => (await load({ props: { to: 'moment', moment } })).data;
    expect(await to(soon)).toMatchObject({ isOver: false, zone: 'Australia/Sydney', listing: null });
    expect(await to('2020-01-01T00:00:00.000Z')).toMatchObject({ isOver: true });
    expect(await to('')).toBeNull();
  });
});

describe('a star rating', () => {
  const load = loaderOf({ payload, defaults: starRating.defaults, loader: loadStarRating });

  it('is the average of all reviews with stars, and none without any', async () => {
    expect((await load()).data).toBeNull();
    const review = { text: 'They called.', date: '2026-10-02', source: 'google', firstName: 'Ada' } as const;
    const { id: agent } = await payload.create({
      collection: 'agents',
      data: { name: 'Ann Example', _status: 'published' },
    });
    for (const stars of [5, 4])
      await payload.create({ collection: 'reviews', data: { ...review, stars, agent } });
    expect((await load()).data).toMatchObject({ mean: 4.5, count: 2 });
    expect((await load({ props: { from: 'typed' } })).data).toBeNull();
  });
});
