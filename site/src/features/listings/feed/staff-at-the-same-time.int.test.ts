import { sql } from 'drizzle-orm';
import type { FlattenedField, Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Listing, User } from '#site/payload-types.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { TEST_ADMIN, testPayload } from '#site/testing/payload.ts';
import { feedValuesEndpoint } from '../collection/feed-values-endpoint.ts';
import { messageOf } from '../testing/message.ts';
import { feedStateOf } from './feed-state.ts';
import { freeIds } from './free-ids.ts';
import { FEED_VERSIONS } from './listing-writes.ts';
import { messageMark, readUnchanged } from './message-mark.ts';
import { takeFeedListings } from './take-feed-listings.ts';

/** Runs once between an import's reading and its writing. */
let between: (() => Promise<unknown>) | undefined;

vi.mock('#site/server/images.ts', async (original) => {
  const real = await original<typeof import('#site/server/images.ts')>();
  return {
    ...real,
    imagesById: async (...args: Parameters<typeof real.imagesById>) => {
      const work = between;
      between = undefined;
      await work?.();
      return real.imagesById(...args);
    },
  };
});

let payload: Payload;
let office: number;
let staff: User;
let count = 0;
const feedIds = new Map<number, string>();

beforeAll(async () => {
  ({ payload } = await testPayload({ seedAdmin: true }));
  const { id } = await payload.create({ collection: 'offices', data: { name: 'O', _status: 'published' } });
  office = id;
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: TEST_ADMIN.email } },
  });
  staff = docs[0] as User;
});

/** A message of the feed for this listing, later than the ones before. */
async function take({ id, inner, uniqueId }: { id?: number; inner: string; uniqueId?: string }) {
  count += 1;
  const message = await messageOf({
    inner,
    modTime: `2026-11-01-09:${String(count % 60).padStart(2, '0')}:00`,
  });
  return takeFeedListings({
    payload,
    messages: [{ ...message, uniqueID: uniqueId ?? feedIds.get(Number(id)) ?? '1' }],
    receivedAt: new Date(),
    feedRun: 7,
    findOffice: () => office,
    findAgent: () => undefined,
  });
}

async function newListing(): Promise<number> {
  const uniqueId = `L${count}`;
  const { taken } = await take({
    uniqueId,
    inner:
      '<address><streetNumber>9</streetNumber><street>Main Road</street><suburb>Perth</suburb><state>WA</state></address>' +
      '<price>500000</price><headline>Feed</headline>',
  });
  const id = Number(taken[0]?.id);
  feedIds.set(id, uniqueId);
  return id;
}

const read = (id: number, draft = true): Promise<Listing> =>
  payload.findByID({ collection: 'listings', id, draft, depth: 0 });

/** What the admin's form sends: the whole listing as it was when it was opened, and what was typed over it. */
const save = (opened: Listing, typed: Partial<Listing>, draft = false) =>
  payload.update({
    collection: 'listings',
    id: opened.id,
    data: { ...(JSON.parse(JSON.stringify(opened)) as Listing), _status: 'published', ...typed },
    draft,
    user: { ...staff, collection: 'users' },
    overrideAccess: false,
  });

const history = async (id: number) =>
  (
    await payload.findVersions({
      collection: 'listings',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 100,
      depth: 0,
    })
  ).docs;

describe('a form that was opened before the feed’s news', () => {
  it('writes only what staff changed in it', async () => {
    const id = await newListing();
    const opened = await read(id);
    await take({ id, inner: '<price>600000</price><underOffer value="yes"/>' });
    await save(opened, { headline: 'Staff' });
    expect(await read(id, false)).toMatchObject({ headline: 'Staff', price: 600000, underOffer: true });
  });

  it('leaves alone what the feed remembers, so that its next message is understood', async () => {
    const id = await newListing();
    const opened = await read(id);
    await take({ id, inner: '<price>600000</price>' });
    await save(opened, { price: 650000 });
    await take({ id, inner: '<price>600000</price><bedrooms>2</bedrooms>' });
    expect(await read(id, false)).toMatchObject({ price: 650000 });
  });

  it('stands where both changed the same field, and the feed’s value is in the history', async () => {
    const id = await newListing();
    const opened = await read(id);
    await take({ id, inner: '<price>600000</price>' });
    await save(opened, { price: 550000 });
    expect(await read(id, false)).toMatchObject({ price: 550000 });
    expect((await history(id)).map(({ version }) => [version.savedBy, version.price])).toEqual([
      ['Admin', 550000],
      ['Feed', 600000],
      ['Feed', 500000],
    ]);
  });

  it('is told apart from its draft as well', async () => {
    const id = await newListing();
    await save(await read(id), { headline: 'Draft', _status: 'draft' }, true);
    const opened = await read(id);
    await take({ id, inner: '<price>600000</price>' });
    await save(opened, { headline: 'Better draft' });
    expect(await read(id, false)).toMatchObject({ headline: 'Better draft', price: 600000 });
  });

  it('is refused when its version has left the history, and nothing is saved', async () => {
    const id = await newListing();
    const opened = await read(id);
    for (let price = 600000; price < 600000 + FEED_VERSIONS; price++)
      await take({ id, inner: `<price>${price}</price>` });
    await expect(save(opened, { headline: 'Staff' })).rejects.toThrow(
      /changed too many times since you opened it/,
    );
    expect(await read(id, false)).toMatchObject({ headline: 'Feed' });
  });
});

describe('the history of a listing', () => {
  it('has a version of each writer’s own, so that what the feed overwrote can be restored', async () => {
    const id = await newListing();
    await save(await read(id), { headline: 'Staff', description: 'By hand' });
    await take({ id, inner: '<headline>Feed again</headline>' });
    expect(await read(id, false)).toMatchObject({ headline: 'Feed again', savedBy: 'Feed', feedRun: 7 });
    const versions = await history(id);
    expect(
      versions.map(({ version }) => [version.savedBy, version.feedRun ?? null, version.headline]),
    ).toEqual([
      ['Feed', 7, 'Feed again'],
      ['Admin', null, 'Staff'],
      ['Feed', 7, 'Feed'],
    ]);
    expect(versions.map(({ latest }) => Boolean(latest))).toEqual([true, false, false]);

    await payload.restoreVersion({ collection: 'listings', id: String(versions[1]?.id), user: staff });
    expect(await read(id)).toMatchObject({ headline: 'Staff', savedBy: 'Admin' });
    // The feed says the same again: no news, so staff's text stands.
    await take({ id, inner: '<headline>Feed again</headline><bedrooms>3</bedrooms>' });
    expect(await read(id, false)).toMatchObject({ headline: 'Staff' });
  });

  it(`keeps ${FEED_VERSIONS} of the feed's and all of staff's, however often the feed writes`, async () => {
    const id = await newListing();
    await save(await read(id), { headline: 'Staff' });
    for (let price = 600000; price < 600000 + FEED_VERSIONS + 3; price++)
      await take({ id, inner: `<price>${price}</price>` });
    const authors = (await history(id)).map(({ version }) => version.savedBy);
    expect(authors.filter((author) => author === 'Feed')).toHaveLength(FEED_VERSIONS);
    expect(authors.at(-1)).toBe('Admin');
    const [orphans] = await query<{ n: unknown }>(
      payload,
      sql`select count(*) as n from _listings_v_texts where parent_id not in (select id from _listings_v)`,
    );
    expect(Number(orphans?.n)).toBe(0);
  });

  it('gets no version from a message without news', async () => {
    const id = await newListing();
    await take({ id, inner: '<price>500000</price>' });
    expect(await history(id)).toHaveLength(1);
  });
});

describe('a version that the feed writes', () => {
  /** Pictures are files; the feed's own names and marks are not typed by staff; who saved it differs by design. */
  const isTyped = ({ name, type }: FlattenedField) =>
    type !== 'upload' &&
    !['_status', 'status', 'title', 'createdAt', 'updatedAt', 'savedBy'].includes(name) &&
    !name.startsWith('feed');

  const filled = (field: FlattenedField, place: number, agent: number): unknown => {
    if (field.type === 'checkbox') return true;
    if (field.type === 'number') return (field.min ?? 0) + 1;
    if (field.type === 'select')
      return field.options.map((option) => (typeof option === 'string' ? option : option.value)).at(-1);
    if (field.type === 'date') return `2026-12-0${place + 1}T00:00:00.000Z`;
    if (field.type === 'json') return { Label: 'text' };
    if (field.type === 'relationship') return field.hasMany ? [agent] : office;
    if (field.type === 'array')
      return [
        Object.fromEntries(
          field.flattenedFields
            .filter((each) => isTyped(each) && each.name !== 'id')
            .map((each, index) => [each.name, filled(each, index, agent)]),
        ),
      ];
    return 'hasMany' in field && field.hasMany ? ['text'] : (TEXTS[field.name] ?? '2026');
  };
  /** Texts that must have a form of their own. */
  const TEXTS: Record<string, string> = {
    availableFrom: '2026-12-01',
    soldDate: '2026-12-01',
    address: 'https://example.com/a.pdf',
    applyUrl: 'https://example.com/apply',
  };

  it('carries every field of the listing, so that staff lose nothing of what they typed', async () => {
    const id = await newListing();
    const agent = await payload.create({ collection: 'agents', data: { name: 'A', _status: 'published' } });
    const fields = payload.collections.listings.config.flattenedFields.filter(isTyped);
    const typed = Object.fromEntries(
      fields.map((field, index) => [field.name, filled(field, index % 9, agent.id)]),
    );
    await save(await read(id), typed as Partial<Listing>);
    await take({ id, inner: '<headline>From the feed</headline>' });
    expect((await history(id))[0]?.version).toMatchObject({ ...typed, headline: 'From the feed' });

    await save(await read(id), { headline: 'Draft', _status: 'draft' }, true);
    await take({ id, inner: '<price>600000</price>' });
    expect(await read(id)).toMatchObject({ ...typed, price: 600000, headline: 'Draft', _status: 'draft' });
  });
});

it('a copy of a feed’s listing is staff’s own: the feed does not know it', async () => {
  const id = await newListing();
  const copy = await payload.duplicate({
    collection: 'listings',
    id,
    data: { _status: 'draft' },
    user: staff,
  });
  expect(copy).toMatchObject({ headline: 'Feed', savedBy: 'Admin' });
  expect([copy.feedAgentId, copy.feedUniqueId, copy.feedModTime, copy.feedRun]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(copy.feedImages).toBeNull();
});

it('an edit saved while a feed is being stored is not lost, and neither is the feed’s news', async () => {
  const id = await newListing();

  between = () => payload.update({ collection: 'listings', id, data: { headline: 'Staff' } });
  const again = await take({ id, inner: '<price>600000</price><headline>Feed</headline>' });

  expect(between).toBeUndefined();
  expect(again.taken).toMatchObject([{ result: 'updated', id }]);
  expect(await payload.findByID({ collection: 'listings', id })).toMatchObject({
    headline: 'Staff',
    price: 600000,
  });
  expect(await payload.findByID({ collection: 'listings', id, draft: true })).toMatchObject({
    headline: 'Staff',
    price: 600000,
  });
  const [row] = await query<{ card: unknown }>(
    payload,
    sql`select card from public_listings where listing = ${id}`,
  );
  expect(JSON.stringify(row?.card)).toContain('Staff');
  expect(JSON.stringify(row?.card)).toContain('$600,000');
});

it('an id given to an import is given to nobody else', async () => {
  const { payload } = await testPayload();
  const { ids: reserved } = await freeIds({ payload, listings: 3 });
  const data = { headline: 'By staff', status: 'current', method: 'buy', category: 'residential' } as const;
  const { id } = await payload.create({ collection: 'listings', data, draft: true });
  expect(new Set([...reserved, id]).size).toBe(4);
});

describe('a message that was worked in before is passed over', () => {
  const PERTH = '<address><suburb>Perth</suburb><state>WA</state></address>';
  const TIMES = '<inspectionTimes><inspection>21-Nov-2026 10:00am to 10:30am</inspection></inspectionTimes>';
  const PICTURE =
    '<images><img id="m" modTime="2026-11-01-09:00:00" url="https://example.com/a.jpg"/></images>';

  async function again(uniqueID: string, inner: string) {
    const message = { ...(await messageOf({ inner })), uniqueID };
    const known = { receivedAt: new Date(), findOffice: () => office, findAgent: () => undefined };
    const isPassedOver = async () => {
      const marks = new Map([[message, messageMark({ message, ...known })]]);
      return (await readUnchanged(payload, marks)).size === 1;
    };
    const { taken } = await takeFeedListings({ payload, messages: [message], ...known });
    return { id: Number(taken[0]?.id), result: taken[0]?.result, isPassedOver };
  }

  it('but not once staff changed what it means', async () => {
    await again('AGAIN', PERTH);
    const first = await again('AGAIN', TIMES);
    expect(await first.isPassedOver()).toBe(true);
    expect((await again('AGAIN', TIMES)).result).toBe('unchanged');
    // With the state they correct the clock of the inspections.
    const perth = (await read(first.id)).inspections?.[0]?.startsAt;
    await save(await read(first.id), { state: 'NSW' });
    expect(await first.isPassedOver()).toBe(false);
    expect((await again('AGAIN', TIMES)).result).toBe('updated');
    const after = await read(first.id);
    expect([after.state, after.inspections?.[0]?.startsAt === perth]).toEqual(['NSW', false]);
  });

  it('but not while its pictures are missing', async () => {
    const first = await again('PICTURES', PERTH + PICTURE);
    expect(await first.isPassedOver()).toBe(false);
    expect((await again('PICTURES', PERTH + PICTURE)).result).toBe('unchanged');
  });
});

describe('field by field', () => {
  /** What a member of staff with this role asks of the admin. */
  const ask = async (body: object, role = 'editor', origin = env().siteUrl) =>
    (
      (await feedValuesEndpoint.handler({
        payload,
        user: { id: 1, collection: 'users', role, name: 'Mia Chen', office },
        headers: new Headers({ origin }),
        json: async () => body,
      } as never)) as Response
    ).status;
  const theirs = (listing: Listing) => feedStateOf(listing.feedImages).theirs;

  it('staff see the feed’s value beside theirs, and follow it again', async () => {
    const id = await newListing();
    await save(await read(id), { headline: 'Staff', price: 550000 });
    const edited = await read(id, false);
    expect(edited.feedDiffers).toBe(true);
    expect(theirs(edited)).toEqual({ headline: 'Feed', price: 500000 });
    expect(await ask({ ids: [id], wish: 'follow', field: 'price' })).toBe(200);
    expect(await read(id)).toMatchObject({ headline: 'Staff', price: 500000, savedBy: 'Mia Chen' });
    const [card] = await query(payload, sql`select price_low from public_listings where listing = ${id}`);
    expect(Number(card?.price_low)).toBe(500000);
    await save(await read(id), { headline: 'Feed' });
    expect(await read(id)).toMatchObject({ feedDiffers: false });
    expect(theirs(await read(id))).toBeUndefined();
  });

  it('a draft has differences of its own', async () => {
    const id = await newListing();
    await save(await read(id), { headline: 'Draft', _status: 'draft' }, true);
    expect(await read(id, false)).toMatchObject({ headline: 'Feed' });
    expect(theirs(await read(id))).toEqual({ headline: 'Feed' });
    await ask({ ids: [id], wish: 'follow' });
    expect(await read(id)).toMatchObject({ headline: 'Feed', _status: 'draft' });
  });

  it('what is pinned stays whatever the feed says, until it follows again', async () => {
    const [one, two] = [await newListing(), await newListing()];
    for (const id of [one, two]) await save(await read(id), { headline: 'Staff' });
    expect(await ask({ ids: [one, two], wish: 'keep' })).toBe(200);
    for (const id of [one, two]) {
      await take({ id, inner: '<headline>News</headline><price>600000</price>' });
      expect(await read(id, false)).toMatchObject({ headline: 'Staff', price: 600000, feedDiffers: true });
    }
    expect(await ask({ ids: [one], wish: 'follow' })).toBe(200);
    expect(await read(one)).toMatchObject({ headline: 'News', feedDiffers: false });
    await take({ id: one, inner: '<headline>More news</headline>' });
    expect(await read(one)).toMatchObject({ headline: 'More news' });
    expect(await read(two)).toMatchObject({ headline: 'Staff' });
  });

  it('is for editors and office managers in the admin of this website', async () => {
    const [id, other] = [await newListing(), await newListing()];
    await save(await read(other), { office: null });
    const wish = { ids: [id], wish: 'keep', field: 'price' };
    expect([await ask(wish, 'agent'), await ask(wish, 'manager')]).toEqual([403, 200]);
    expect(await ask({ ...wish, ids: [id, other] }, 'manager')).toBe(403);
    expect(await ask(wish, 'editor', 'https://elsewhere.example')).toBe(403);
    expect([await ask({ ...wish, field: 'id' }), await ask({ ...wish, ids: [] })]).toEqual([400, 400]);
  });
});
