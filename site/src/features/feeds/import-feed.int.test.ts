import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { onPurge } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import type { FeedRun } from './feed-run.ts';
import { importFeed } from './import-feed.ts';
import { seedAgency } from './testing/agency.ts';
import { ADDRESS, feedXml, houseXml, type ListingXml } from './testing/feed-xml.ts';

let payload: Payload;
let agency: { office: number; agents: number[] };

beforeAll(async () => {
  ({ payload } = await testPayload());
  agency = await seedAgency({
    payload,
    codes: ['xnwxnw'],
    people: [
      { name: 'Mia Chen', email: 'mia@example.com' },
      { name: 'Tom Reid', feedId: 'TR-7' },
    ],
  });
});

beforeEach(async () => {
  await payload.delete({ collection: 'listings', where: { id: { exists: true } } });
});

async function take(listings: ListingXml[], options?: { date?: string }): Promise<FeedRun> {
  return takeBytes(feedXml(listings, options));
}

async function takeBytes(bytes: Uint8Array, name = 'feed.xml'): Promise<FeedRun> {
  const { finished } = await importFeed({ payload, source: { name, bytes }, origin: 'command' });
  const [run] = await finished;
  if (!run) throw new Error('no run');
  return run;
}

async function stored(uniqueId: string) {
  const { docs } = await payload.find({
    collection: 'listings',
    where: { feedUniqueId: { equals: uniqueId } },
    depth: 0,
  });
  return docs[0];
}

/** What staff see: the latest version. */
async function inAdmin(uniqueId: string) {
  const { docs } = await payload.find({
    collection: 'listings',
    where: { feedUniqueId: { equals: uniqueId } },
    depth: 0,
    draft: true,
  });
  return docs[0];
}

async function publicRow(id: number): Promise<Record<string, unknown> | undefined> {
  const [row] = await query(payload, sql`select * from public_listings where listing = ${id}`);
  return row;
}

/** Everything that must not move when nothing changed. */
async function snapshot() {
  const rows = await query(payload, sql`select * from listings order by id`);
  const versions = await query(payload, sql`select * from _listings_v order by id`);
  const cards = await query(payload, sql`select * from public_listings order by listing`);
  const [media] = await query(payload, sql`select count(*) as n from media`);
  return JSON.stringify({ rows, versions, cards, media });
}

describe('a new listing', () => {
  it('is stored, shown to visitors and listed in the admin', async () => {
    const run = await take([{ id: 'A1', inner: houseXml() }]);
    expect(run).toMatchObject({ state: 'done', created: 1, updated: 0, problemCount: 0 });
    const listing = await stored('A1');
    expect(listing).toMatchObject({
      _status: 'published',
      title: '39 Main Road, Richmond, VIC',
      status: 'current',
      method: 'buy',
      category: 'residential',
      propertyType: 'House',
      price: 750000,
      priceHidden: false,
      beds: 4,
      baths: 2,
      cars: 2,
      features: ['Air conditioning'],
      office: agency.office,
      feedAgentId: 'XNWXNW',
    });
    expect(await inAdmin('A1')).toMatchObject({ price: 750000, features: ['Air conditioning'] });
    const row = await publicRow(Number(listing?.id));
    expect(row).toMatchObject({ channel: 'buy', suburb_key: 'richmond-vic-3121' });
  });

  it('keeps inspection times as instants on the clock of the property', async () => {
    const inner = houseXml(
      '<inspectionTimes><inspection>21-Dec-2026 11:00am to 11:30am</inspection></inspectionTimes>',
    );
    await take([{ id: 'A2', inner }]);
    expect((await stored('A2'))?.inspections).toMatchObject([
      { startsAt: '2026-12-21T00:00:00.000Z', endsAt: '2026-12-21T00:30:00.000Z' },
    ]);
  });

  it('finds its agents by email, id and name, and keeps the names of others', async () => {
    const inner = houseXml(
      '<listingAgent id="1"><name>M. Chen</name><email>MIA@example.com</email></listingAgent>' +
        '<listingAgent id="2"><name>Tom</name><uniqueListingAgentID>TR-7</uniqueListingAgentID></listingAgent>' +
        '<listingAgent id="3"><name>Somebody Else</name></listingAgent>',
    );
    await take([{ id: 'A3', inner }]);
    expect(await stored('A3')).toMatchObject({ agents: agency.agents, otherAgents: ['Somebody Else'] });
    // Emptying one slot leaves the others.
    await take([{ id: 'A3', modTime: '2026-11-01-09:30:00', inner: '<listingAgent id="1"/>' }]);
    expect(await stored('A3')).toMatchObject({ agents: [agency.agents[1]], otherAgents: ['Somebody Else'] });
  });

  it('is left out with a problem when no office has its agency code', async () => {
    const run = await take([
      { id: 'A4', agency: 'NOBODY', inner: houseXml() },
      { id: 'A5', inner: houseXml() },
    ]);
    expect(run).toMatchObject({ state: 'done', created: 1, quarantined: 1 });
    expect(run.problems).toMatchObject([{ code: 'unknown-agency', listingId: 'NOBODY/A4', text: 'NOBODY' }]);
    expect(await stored('A4')).toBeUndefined();
  });
});

describe('a message for a stored listing', () => {
  it('keeps what it does not name and clears what it empties', async () => {
    await take([
      { id: 'B1', inner: houseXml('<videoLink href="https://example.com/v"/><priceView>Offers</priceView>') },
    ]);
    const run = await take([
      {
        id: 'B1',
        modTime: '2026-11-01-09:30:00',
        inner: '<price>800000</price><videoLink href=""/><priceView/>',
      },
    ]);
    expect(run).toMatchObject({ updated: 1, created: 0 });
    expect(await stored('B1')).toMatchObject({
      price: 800000,
      priceView: null,
      videoUrl: null,
      headline: 'A house on Main Road',
      beds: 4,
      street: 'Main Road',
    });
    expect(await inAdmin('B1')).toMatchObject({ price: 800000, videoUrl: null });
  });

  it('is ignored when something newer is stored', async () => {
    await take([{ id: 'B2', modTime: '2026-11-01-09:30:00', inner: houseXml() }]);
    const run = await take([{ id: 'B2', modTime: '2026-11-01-09:29:59', inner: '<price>1</price>' }]);
    expect(run).toMatchObject({ skipped: 1, updated: 0 });
    expect((await stored('B2'))?.price).toBe(750000);
  });

  it('takes it out of sight when withdrawn, and back when current again', async () => {
    await take([{ id: 'B3', inner: houseXml() }]);
    const id = Number((await stored('B3'))?.id);
    for (const status of ['withdrawn', 'offmarket', 'deleted']) {
      await take([{ id: 'B3', status }]);
      expect((await stored('B3'))?.status).toBe(status);
      expect(await publicRow(id)).toBeUndefined();
      await take([{ id: 'B3', status: 'current' }]);
      expect(await publicRow(id)).toMatchObject({ channel: 'buy' });
    }
  });

  it('moves it to sold with what was paid', async () => {
    await take([{ id: 'B4', inner: houseXml() }]);
    const soldDetails =
      '<soldDetails><price display="no">812345</price><date>2026-10-30</date></soldDetails>';
    await take([{ id: 'B4', status: 'sold', inner: soldDetails }]);
    const row = await publicRow(Number((await stored('B4'))?.id));
    expect(row).toMatchObject({ channel: 'sold' });
    expect(JSON.stringify(row)).not.toContain('812345');
    expect(JSON.stringify(row)).not.toContain('812,345');
  });

  it('finds the listing whatever the letter case of the agency code and the type of the property', async () => {
    await take([{ id: 'B5', inner: houseXml() }]);
    const run = await take([
      { id: 'B5', agency: 'XnwXnw', type: 'rural', inner: '<ruralCategory name="MixedFarming"/>' },
    ]);
    expect(run).toMatchObject({ updated: 1, created: 0 });
    expect(await stored('B5')).toMatchObject({ category: 'rural', propertyType: 'Mixed farming' });
  });

  it('stores nothing for a listing nobody described', async () => {
    const run = await take([
      { id: 'B6', status: 'sold', inner: '<soldDetails><price>1</price></soldDetails>' },
      { id: 'B7', status: 'withdrawn', inner: houseXml() },
      { id: 'B8', inner: '<price>500000</price>' },
    ]);
    expect(run).toMatchObject({ created: 0, unchanged: 3, problemCount: 3 });
    expect(run.problems.map(({ code }) => code)).toEqual(Array(3).fill('unknown-listing'));
    expect((await payload.count({ collection: 'listings' })).totalDocs).toBe(0);
  });

  it('does not shut out later ones with a clock that runs years ahead', async () => {
    const run = await take([{ id: 'B9', modTime: '2099-01-01-00:00:00', inner: houseXml() }]);
    expect(run.problems).toMatchObject([{ code: 'future-mod-time' }]);
    const kept = String((await stored('B9'))?.feedModTime);
    expect(Date.parse(`${kept}+11:00`)).toBeLessThanOrEqual(Date.now() + 25 * 3600 * 1000);
  });

  it('empties the map point when the address moves without one', async () => {
    const at = ADDRESS.replace(
      '</address>',
      '<latitude>-37.8</latitude><longitude>145</longitude></address>',
    );
    await take([{ id: 'B10', inner: houseXml().replace(ADDRESS, at) }]);
    expect((await stored('B10'))?.latitude).toBe(-37.8);
    await take([{ id: 'B10', inner: ADDRESS.replace('Main Road', 'Other Street') }]);
    expect(await stored('B10')).toMatchObject({ street: 'Other Street', latitude: null, longitude: null });
  });
});

describe('one file', () => {
  it('changes nothing when sent again', async () => {
    const listings = [
      {
        id: 'C1',
        inner: houseXml(
          '<inspectionTimes><inspection>21-Dec-2026 11:00am to 11:30am</inspection></inspectionTimes>',
        ),
      },
      { id: 'C2', type: 'rental', inner: `${ADDRESS}<rent period="weekly">650</rent>` },
    ];
    await take(listings);
    const before = await snapshot();
    const purged: string[] = [];
    const stop = onPurge((tags) => purged.push(...tags));
    const run = await take(listings);
    stop();
    expect(run).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await snapshot()).toBe(before);
    expect(purged).toEqual([]);
  });

  it('takes the last of two messages for one listing', async () => {
    const run = await take([
      { id: 'C3', inner: houseXml() },
      { id: 'C3', inner: '<price>760000</price>' },
    ]);
    expect(run).toMatchObject({ created: 1, updated: 1 });
    expect(await stored('C3')).toMatchObject({ price: 760000, beds: 4 });
  });

  it('leaves listings alone that it does not hold', async () => {
    await take([{ id: 'C4', inner: houseXml() }]);
    await take([{ id: 'C5', inner: houseXml() }]);
    expect((await stored('C4'))?.status).toBe('current');
  });

  it('goes on after a listing the database refuses', async () => {
    const nul = {
      id: 'C6',
      inner: houseXml().replace('<state>vic</state>', '<state>vic</state><country>NZ</country>'),
    };
    const broken = await importBroken([
      { id: 'C7', inner: houseXml() },
      nul,
      { id: 'C8', inner: houseXml() },
    ]);
    expect(broken).toMatchObject({ state: 'failed', created: 2, failed: 1 });
    expect(broken.problems).toMatchObject([{ code: 'not-stored', listingId: 'XNWXNW/C6' }]);
    for (const id of ['C7', 'C8'])
      expect(await stored(id)).toMatchObject({ feedUniqueId: id, status: 'current' });
    expect(await stored('C6')).toBeUndefined();
  });

  it('purges the pages of what changed, once it is stored', async () => {
    await take([{ id: 'C9', inner: houseXml() }]);
    const id = (await stored('C9'))?.id;
    const purged: string[][] = [];
    const stop = onPurge((tags) => purged.push(tags));
    await take([{ id: 'C9', inner: '<price>700000</price>' }]);
    stop();
    expect(purged).toEqual([['listings', `listing:${id}`]]);
  });

  it('can be one of several at a time', async () => {
    const runs = await Promise.all(
      [1, 2, 3].map((n) =>
        take([
          { id: 'C10', inner: houseXml() },
          { id: `C10-${n}`, inner: houseXml() },
        ]),
      ),
    );
    expect(runs.map(({ created }) => created).sort()).toEqual([1, 1, 2]);
    expect((await payload.count({ collection: 'listings' })).totalDocs).toBe(4);
  });
});

/** Imports while the database refuses every listing with uniqueID C6. */
async function importBroken(listings: ListingXml[]): Promise<FeedRun> {
  const { isPostgres } = await import('#site/server/database.ts');
  if (isPostgres(payload)) {
    await query(payload, sql`alter table listings add constraint no_c6 check (feed_unique_id <> 'C6')`);
  } else {
    await query(
      payload,
      sql`create trigger no_c6 before insert on listings when new.feed_unique_id = 'C6' begin select raise(abort, 'no C6'); end`,
    );
  }
  try {
    return await take(listings);
  } finally {
    await query(
      payload,
      isPostgres(payload) ? sql`alter table listings drop constraint no_c6` : sql`drop trigger no_c6`,
    );
  }
}

describe('what staff changed', () => {
  it('stands until the feed says something new about that very field', async () => {
    await take([{ id: 'D1', inner: houseXml() }]);
    const id = Number((await stored('D1'))?.id);
    await payload.update({ collection: 'listings', id, data: { headline: 'Our own words' } });
    await take([{ id: 'D1', modTime: '2026-11-01-09:30:00', inner: houseXml('', '<price>777000</price>') }]);
    expect(await stored('D1')).toMatchObject({ headline: 'Our own words', price: 777000 });
    expect(await inAdmin('D1')).toMatchObject({
      headline: 'Our own words',
      price: 777000,
      _status: 'published',
    });
    const again = houseXml('', '<price>777000</price>').replace('A house on Main Road', 'New words');
    await take([{ id: 'D1', modTime: '2026-11-01-09:40:00', inner: again }]);
    expect(await stored('D1')).toMatchObject({ headline: 'New words' });
  });

  it('as a draft stays a draft, gets the feed’s news and is offered for publishing', async () => {
    await take([{ id: 'D2', inner: houseXml() }]);
    const id = Number((await stored('D2'))?.id);
    await payload.update({
      collection: 'listings',
      id,
      draft: true,
      data: { headline: 'A draft', _status: 'draft' },
    });
    await take([{ id: 'D2', modTime: '2026-11-01-09:30:00', inner: '<price>777000</price>' }]);
    expect(await stored('D2')).toMatchObject({
      headline: 'A house on Main Road',
      price: 777000,
      _status: 'published',
    });
    expect(await inAdmin('D2')).toMatchObject({ headline: 'A draft', price: 777000, _status: 'draft' });
    const row = await publicRow(id);
    expect(JSON.stringify(row)).toContain('$777,000');
    expect(JSON.stringify(row)).not.toContain('A draft');
    const main = await stored('D2');
    const drafts = await payload.countVersions({
      collection: 'listings',
      where: {
        parent: { equals: id },
        'version._status': { equals: 'draft' },
        updatedAt: { greater_than: main?.updatedAt },
      },
    });
    expect(drafts.totalDocs).toBe(1);
    await payload.update({ collection: 'listings', id, data: { headline: 'A draft', _status: 'published' } });
    expect(await stored('D2')).toMatchObject({ headline: 'A draft', price: 777000 });
  });

  it('unpublished stays unpublished', async () => {
    await take([{ id: 'D3', inner: houseXml() }]);
    const id = Number((await stored('D3'))?.id);
    await payload.update({ collection: 'listings', id, data: { _status: 'draft' } });
    await take([{ id: 'D3', modTime: '2026-11-01-09:30:00', inner: '<price>777000</price>' }]);
    expect(await publicRow(id)).toBeUndefined();
    expect(await inAdmin('D3')).toMatchObject({ price: 777000, _status: 'draft' });
  });
});

it('a message that was read before counts as ever: behind another of its time, and when a profile comes up', async () => {
  const withdrawn = { id: 'E1', status: 'withdrawn' };
  const current = { id: 'E1', inner: houseXml('<listingAgent id="1"><name>Zoe Park</name></listingAgent>') };
  await take([current]);
  expect(await take([current])).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  expect(await take([withdrawn, current])).toMatchObject({ updated: 2, unchanged: 0 });
  expect(await stored('E1')).toMatchObject({ status: 'current' });
  const zoe = { name: 'Zoe Park', office: agency.office, _status: 'published' as const };
  const { id } = await payload.create({ collection: 'agents', data: zoe });
  expect(await take([current])).toMatchObject({ updated: 1 });
  expect(await stored('E1')).toMatchObject({ agents: [id] });
});
