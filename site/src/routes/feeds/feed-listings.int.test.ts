// Costs about 6 s beside the start of Payload, on a quiet machine.
import { sql } from 'drizzle-orm';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { sourceFacts } from '#site/features/feeds/sources/source-facts.ts';
import { ADDRESS, houseXml, type ListingXml } from '#site/features/feeds/testing/feed-xml.ts';
import { DuplicateNotice } from '#site/features/listings/admin/duplicate-notice.tsx';
import { duplicatesOf } from '#site/features/listings/feed/duplicate-listings.ts';
import { listingsByChannel } from '#site/features/listings/public/listings-of.ts';
import { chosenListings } from '#site/features/listings/search/chosen-listings.ts';
import { countTerms } from '#site/features/listings/search/listing-terms.ts';
import { searchListings } from '#site/features/listings/search/search.ts';
import { searchConditions } from '#site/features/listings/search/search-conditions.ts';
import { emptySearch } from '#site/features/listings/search/search-query.ts';
import { query } from '#site/server/database.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { feedSite } from './testing/feed-site.ts';

const site = feedSite();

const PAT = `<listingAgent id="1"><uniqueListingAgentID>77</uniqueListingAgentID><name>Pat Sample</name><email>pat@example.com</email>
  <telephone type="mobile">0491 570 006</telephone><telephone type="BH">03 9555 0100</telephone></listingAgent>`;

const house = (id: string, inner = '', more: Partial<ListingXml> = {}): ListingXml => ({
  id,
  inner: houseXml(inner),
  ...more,
});
/** The house of every other test, and one across the road. */
const across = houseXml().replace('<streetNumber>39<', '<streetNumber>40<');
const shortened = houseXml().replace('Main Road</street>', 'MAIN RD</street>');
const later = '2026-11-02-09:00:00';

async function listing(uniqueId: string) {
  const { docs } = await site.payload.find({
    collection: 'listings',
    where: { feedUniqueId: { equals: uniqueId } },
    depth: 0,
  });
  return docs[0];
}

const facts = async (source: number) =>
  sourceFacts({ payload: site.payload, source, agencyIds: new Set(['XNWXNW']), now: site.now });

describe('an agent of a feed who has no profile', () => {
  beforeEach(async () => {
    await site.payload.delete({ collection: 'agents', where: { id: { exists: true } } });
  });
  const people = () =>
    site.payload.find({ collection: 'agents', depth: 0, draft: true }).then(({ docs }) => docs);

  it('gets a draft with what the feed says, which the source’s page names', async () => {
    const source = await site.makeSource();
    await site.deliver([house('H1', PAT), house('H2', PAT)]);
    expect(await people()).toMatchObject([
      {
        name: 'Pat Sample',
        email: 'pat@example.com',
        mobile: '0491 570 006',
        phone: '03 9555 0100',
        feedId: '77',
        slug: 'pat-sample',
        _status: 'draft',
      },
    ]);
    expect(await listing('H1')).toMatchObject({ agents: [], otherAgents: ['Pat Sample'] });
    expect((await facts(source)).profiles).toMatchObject([{ name: 'Pat Sample', isDraft: true }]);
  });

  it('gets a published one where the source says so, and the listing is theirs at once', async () => {
    await site.makeSource({ profiles: 'published' });
    await site.deliver([house('H1', PAT)]);
    const [pat] = await people();
    expect(pat).toMatchObject({ _status: 'published' });
    expect(await listing('H1')).toMatchObject({ agents: [pat?.id], otherAgents: [] });
  });

  it('gets a draft all the same where nobody could reach them', async () => {
    await site.makeSource({ profiles: 'published' });
    await site.deliver([house('H1', '<listingAgent id="1"><name>Lee Sample</name></listingAgent>')]);
    expect(await people()).toMatchObject([{ name: 'Lee Sample', _status: 'draft' }]);
  });

  it('gets one once: staff’s text stays, and a profile they delete does not come again', async () => {
    await site.makeSource({ profiles: 'published' });
    await site.deliver([house('H1', PAT)]);
    const [pat] = await people();
    const id = Number(pat?.id);
    await site.payload.update({ collection: 'agents', id, data: { name: 'Patricia Sample', phone: '' } });
    await site.deliver([house('H1', PAT, { modTime: later })]);
    expect(await people()).toMatchObject([{ name: 'Patricia Sample', phone: '' }]);
    await site.payload.delete({ collection: 'agents', id });
    await site.deliver([house('H1', PAT, { modTime: '2026-11-03-09:00:00' })]);
    expect(await people()).toEqual([]);
  });

  it('gets none where the source says so, in test mode, or as a colleague of another agency', async () => {
    const source = await site.makeSource({ profiles: 'off' });
    await site.deliver([house('H1', PAT)]);
    const set = (data: object) =>
      site.payload.update({ collection: 'feed-sources', id: source, data: data as never });
    await set({ profiles: 'draft', testMode: true });
    await site.deliver([house('H1', PAT, { modTime: later })]);
    await set({ testMode: false });
    const guest = PAT.replace('<name>', '<agentID>GUESTS</agentID><name>');
    await site.deliver([house('H2', guest)]);
    expect(await people()).toEqual([]);
  });
});

describe('two listings of one property', () => {
  it('are shown to staff on both and on the source’s page, and both stay', async () => {
    const source = await site.makeSource();
    await site.deliver([house('H1'), { id: 'X1', inner: shortened }, { id: 'A1', inner: across }]);
    expect(await site.publicIds()).toEqual(['H1', 'X1', 'A1']);
    const [first, other] = [await listing('H1'), await listing('X1')];
    expect(await duplicatesOf(site.payload, Number(first?.id))).toMatchObject([
      { id: other?.id, status: 'current', feed: 'XNWXNW / X1' },
    ]);
    const { duplicates } = await facts(source);
    expect(duplicates.map((each) => each.map(({ id }) => id))).toEqual([[first?.id, other?.id]]);
    const notice = async (id: unknown) =>
      renderToStaticMarkup(
        await (DuplicateNotice as (props: object) => Promise<ReactNode>)({ id, payload: site.payload }),
      );
    expect(await notice(first?.id)).toContain(`/admin/collections/listings/${other?.id}`);
    expect(await notice((await listing('A1'))?.id)).toBe('');
  });

  it.each([
    [
      'one is for sale and one for rent',
      { type: 'rental', inner: `${ADDRESS}<rent period="week">500</rent>` },
    ],
    ['one is off the market', { status: 'offmarket' }],
  ])('are no duplicates where %s', async (_what, more) => {
    const source = await site.makeSource();
    await site.deliver([house('H1'), house('H2')]);
    await site.deliver([house('H2', '', { modTime: later, ...more })]);
    expect((await facts(source)).duplicates).toEqual([]);
  });

  it('are duplicates where one sold while the other was for sale, not where it was listed again afterwards', async () => {
    const source = await site.makeSource();
    await site.deliver([house('H1'), house('H2')]);
    const set = (id: string, data: string) =>
      query(site.payload, sql`update listings set ${sql.raw(data)} where feed_unique_id = ${id}`);
    await set(
      'H1',
      "status = 'sold', listed_at = '2026-01-01T00:00:00.000Z', sold_date = '2026-03-01T00:00:00.000Z'",
    );
    await set('H2', "listed_at = '2026-02-01T00:00:00.000Z'");
    expect((await facts(source)).duplicates).toHaveLength(1);
    await set('H2', "listed_at = '2026-06-01T00:00:00.000Z'");
    expect((await facts(source)).duplicates).toEqual([]);
  });
});

describe('a new CRM with numbers of its own', () => {
  it('keeps the page of each listing it has at the same address, staff’s edits with it', async () => {
    const source = await site.makeSource();
    await site.deliver([house('H1'), { id: 'A1', inner: across }]);
    const before = await listing('H1');
    await site.payload.update({
      collection: 'listings',
      id: Number(before?.id),
      data: { headline: 'Staff wrote this' },
    });
    await site.payload.update({ collection: 'feed-sources', id: source, data: { takesOver: true } });
    // Its clock, its numbers and its spelling are its own.
    const moved = await site.deliver([
      {
        id: 'NEW-1',
        modTime: '2026-10-01-09:00:00',
        inner: shortened.replace('750000', '760000'),
      },
    ]);
    expect(moved).toMatchObject({ state: 'done', files: [{ new: 0, changed: 1 }] });
    expect(await listing('H1')).toBeUndefined();
    expect(await listing('NEW-1')).toMatchObject({
      id: before?.id,
      price: 760_000,
      street: 'MAIN RD',
      headline: 'Staff wrote this',
    });
    // From now on it is the new system's.
    await site.deliver([{ id: 'NEW-1', modTime: later, status: 'withdrawn' }]);
    expect(await site.publicIds()).toEqual(['A1']);
  });

  it('with files that hold all listings withdraws what it does not have, and nothing that moved', async () => {
    const source = await site.makeSource();
    await site.deliver([house('H1'), { id: 'A1', inner: across }]);
    const data = { takesOver: true, missing: 'withdraw' as const };
    await site.payload.update({ collection: 'feed-sources', id: source, data });
    await site.deliver([house('NEW-1', '', { modTime: later })], { date: later });
    expect(await site.publicIds()).toEqual(['NEW-1']);
    expect(await listing('A1')).toMatchObject({ status: 'withdrawn' });
  });

  it.each([
    ['two here share the address', [house('H1'), house('H2')], [house('NEW-1')]],
    ['two of its own share the address', [house('H1')], [house('NEW-1'), house('NEW-2')]],
    ['the listing here is in the file itself', [house('H1')], [house('H1'), house('NEW-1')]],
    ['the listing here was sold', [house('H1', '', { status: 'sold' })], [house('NEW-1')]],
  ])('moves nothing where %s', async (_what, here, sent) => {
    await site.makeSource({ takesOver: true });
    await site.deliver(here);
    await site.deliver(sent.map((each) => ({ ...each, modTime: later })));
    for (const { id } of [...here, ...sent]) expect((await listing(id))?.feedUniqueId, id).toBe(id);
  });

  it('moves nothing in test mode, nor unless the source says so', async () => {
    const source = await site.makeSource();
    await site.deliver([house('H1')]);
    await site.payload.update({
      collection: 'feed-sources',
      id: source,
      data: { takesOver: true, testMode: true },
    });
    await site.deliver([house('NEW-1')]);
    expect(await listing('H1')).toBeDefined();
    await site.payload.update({
      collection: 'feed-sources',
      id: source,
      data: { takesOver: false, testMode: false },
    });
    await site.deliver([house('NEW-2')]);
    expect(await site.publicIds()).toEqual(['H1', 'NEW-2']);
  });
});

describe('a commercial listing for sale and for rent', () => {
  const shop = (status: string, modTime: string, kind = 'both'): ListingXml => ({
    id: 'S1',
    type: 'commercial',
    status,
    modTime,
    inner: `<commercialListingType value="${kind}"/>${ADDRESS}<price>1200000</price>
      <commercialRent period="annual" plusOutgoings="yes">96000</commercialRent>
      <commercialCategory id="1" name="Retail"/><headline>A shop</headline><description>On the corner.</description>`,
  });
  const search = (channel: 'buy' | 'rent') => searchListings(site.payload, emptySearch(channel));
  const shown = async () =>
    Promise.all(
      (['buy', 'rent'] as const).map(async (channel) => {
        const { total, cards } = await search(channel);
        expect(total).toBe(cards.length);
        return cards.map(({ id, priceText }) => [id, priceText]);
      }),
    );

  it('is found under both with the right price, by staff’s edits too, and under one when it is one', async () => {
    await site.makeSource();
    await site.deliver([shop('current', '2026-11-01-09:00:00')]);
    const id = Number((await listing('S1'))?.id);
    const [sale, rent] = [
      [id, '$1,200,000'],
      [id, '$96,000 per year + outgoings'],
    ];
    expect(await shown()).toEqual([[sale], [rent]]);
    await site.payload.update({ collection: 'listings', id, data: { rent: 90_000 } });
    expect(await shown()).toEqual([[sale], [[id, '$90,000 per year + outgoings']]]);
    await site.payload.update({ collection: 'listings', id, data: { alsoForRent: false } });
    expect(await shown()).toEqual([[sale], []]);
    await site.deliver([shop('current', later)]);
    // Staff's word stands until the feed says something new about it.
    expect(await shown()).toEqual([[sale], []]);
    await site.payload.update({ collection: 'listings', id, data: { alsoForRent: true } });
    await site.deliver([shop('leased', '2026-11-03-09:00:00')]);
    expect(await shown()).toEqual([[], []]);
    await site.payload.delete({ collection: 'listings', id });
    expect(await query(site.payload, sql`select listing from public_listings`)).toEqual([]);
  });

  it('is among the rentals of its agent, in filters by agent and inspection, their counts and lists chosen by hand', async () => {
    const { payload } = site;
    const agent = await payload.create({
      collection: 'agents',
      data: { name: 'Ada Byron', slug: 'ada-byron', _status: 'published' },
    });
    await site.makeSource();
    await site.deliver([shop('current', '2026-11-01-09:00:00')]);
    const id = Number((await listing('S1'))?.id);
    const NONE = { filters: [], join: 'AND' } as const;
    const tomorrow = dayInSydney(Date.now() + 86_400_000);
    const inspection = { startsAt: `${tomorrow}T01:00:00.000Z`, endsAt: `${tomorrow}T02:00:00.000Z` };
    const data = { agents: [agent.id], inspections: [inspection] };
    await payload.update({ collection: 'listings', id, data });
    for (const [channel, price] of [
      ['buy', '$1,200,000'],
      ['rent', '$96,000 per year + outgoings'],
    ] as const) {
      const groups = await listingsByChannel(payload, { owner: { agent: agent.id }, each: 3 });
      expect(groups.get(channel)).toMatchObject({ total: 1, cards: [{ id, priceText: price }] });
      const search = emptySearch(channel);
      for (const filter of [{ agent: 'ada-byron' }, { open: 'tomorrow' }] as const)
        expect(await searchListings(payload, { ...search, ...filter })).toMatchObject({
          total: 1,
          cards: [{ id, priceText: price }],
        });
      const where = await searchConditions(payload, search);
      expect(await countTerms(payload, { where, taxonomy: 'agent' })).toEqual(
        new Map([[String(agent.id), 1]]),
      );
      const choice = { search, channels: [channel], agents: [], offices: [], features: [], ids: [id] };
      const chosen = { choice, narrowing: NONE, page: 1, size: 3, offset: 0 };
      expect((await chosenListings(payload, { ...chosen, without: [] })).cards).toMatchObject([{ id }]);
      expect((await chosenListings(payload, { ...chosen, without: [id] })).cards).toEqual([]);
    }
  });
});
