import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import type { AlertEvent } from './alert-types.ts';
import { AFTERNOON, DAY, HOUR, MINUTE, testAlerts } from './testing/alerts.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await testPayload());
});

let test: Awaited<ReturnType<typeof testAlerts>>;
beforeEach(async () => {
  test = await testAlerts(payload);
});

const ALL: AlertEvent[] = ['new', 'back-on-market', 'price-change', 'inspection', 'auction', 'sold'];
const NEWTOWN = { suburbs: ['newtown-nsw-2042'] };

/** About everything that happens in Newtown, unless told otherwise. */
const alertAbout = (wish?: Parameters<typeof test.newAlert>[0]) =>
  test.newAlert({ criteria: NEWTOWN, events: ALL, ...wish });

const subjects = () => test.mail.sent.map(({ subject }) => subject);
const texts = () => test.mail.sent.map(({ text }) => text);
const entries = () => query(payload, sql`select * from alert_entries order by id`);

describe('a listing', () => {
  it('that is new reaches anyone who looks for it, once', async () => {
    await alertAbout();
    await test.show();
    await test.later();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('12 Example Street, Newtown NSW 2042');
    expect(texts()[0]).toContain('https://harbour.example/property/newtown-nsw-2042/12-example-street/42');
    await test.later(2 * DAY);
    expect(texts()).toHaveLength(1);
  });

  it('waits five minutes, so that what comes together goes together', async () => {
    await alertAbout();
    await test.show();
    await test.service.worker.runOnce();
    test.clock.at += 4 * MINUTE;
    await test.show({ id: 43, streetNumber: '14' });
    await test.service.worker.runOnce();
    expect(texts()).toHaveLength(0);
    test.clock.at += MINUTE;
    await test.service.worker.runOnce();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('12 Example Street');
    expect(texts()[0]).toContain('14 Example Street');
  });

  it('that came before the alert is not for it', async () => {
    await test.show();
    test.clock.at += MINUTE;
    await alertAbout();
    await test.later();
    expect(texts()).toEqual([]);
  });

  it('nobody looks for is done with', async () => {
    await test.show();
    await test.service.worker.runOnce();
    expect(await query(payload, sql`select state from listing_events`)).toEqual([{ state: 'done' }]);
  });

  it('that matches two alerts of one person is told once', async () => {
    const subscriber = await test.newSubscriber();
    await alertAbout({ subscriber });
    await alertAbout({ subscriber, criteria: {}, frequency: 'daily' });
    await test.show();
    await test.later();
    test.clock.at += DAY;
    await test.service.worker.runOnce();
    expect(texts()).toHaveLength(1);
  });

  it('that leaves the website before the message goes is not in it', async () => {
    await alertAbout();
    await test.show();
    await test.show({ id: 43, streetNumber: '14' });
    await test.service.worker.runOnce();
    await test.show({ status: 'withdrawn' });
    await test.later();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).not.toContain('12 Example Street');
    expect((await entries()).map(({ state }) => state).sort()).toEqual(['dropped', 'sent']);
  });

  it('whose message went to the outbox folder was sent to nobody, and is not sent again', async () => {
    test.mail.box.answer = { ok: true, answer: 'Saved to the outbox folder.', outbox: true };
    const alert = await alertAbout();
    await test.show();
    await test.later();
    await test.later(DAY);
    expect(texts()).toHaveLength(1);
    expect((await entries()).map(({ state }) => state)).toEqual(['outbox']);
    await test.service.accountPart.erase(alert.subscriber);
    expect(await entries()).toEqual([]);
  });

  it('that is the only one and leaves means no message', async () => {
    await alertAbout();
    await test.show();
    await test.service.worker.runOnce();
    await test.show({ status: 'withdrawn' });
    await test.later();
    expect(texts()).toEqual([]);
  });
});

describe('a listing for sale and for rent', () => {
  const shop = {
    category: 'commercial',
    propertyType: 'Retail',
    alsoForRent: true,
    rent: 96_000,
    rentPeriod: 'year',
  } as const;

  it('reaches those who buy with its price, and those who rent with its rent', async () => {
    await alertAbout({ criteria: { ...NEWTOWN, method: 'rent' } });
    await test.show(shop);
    await test.later();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('$96,000 per year');
    expect(texts()[0]).not.toContain('$1,250,000');
    expect(texts()[0]).toContain('https://harbour.example/property/newtown-nsw-2042/12-example-street/42');
    await alertAbout();
    test.clock.at += DAY;
    await test.show({ ...shop, price: 1_190_000 });
    await test.later();
    expect(texts()).toHaveLength(2);
    expect(texts()[1]).toContain('$1,190,000');
    expect(texts()[1]).not.toContain('$96,000');
  });

  it('reaches somebody who rents once when its rent changes, by the rent they can pay', async () => {
    const upTo = (maxPrice: number) => alertAbout({ criteria: { ...NEWTOWN, method: 'rent', maxPrice } });
    await upTo(1000);
    await upTo(2000);
    await test.show(shop);
    await test.later();
    await test.show({ ...shop, rent: 90_000 });
    await test.later();
    expect(texts()).toHaveLength(2);
    expect(texts()[1]).toContain('$90,000 per year');
  });
});

describe('an event', () => {
  it.each<[AlertEvent, Parameters<typeof test.show>[0], Parameters<typeof test.show>[0], string]>([
    ['price-change', {}, { price: 1_190_000 }, '$1,250,000'],
    ['back-on-market', { underOffer: true }, {}, '12 Example Street'],
    [
      'inspection',
      {},
      { inspections: [{ startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' }] },
      '28 Nov',
    ],
    ['auction', {}, { auctionAt: '2026-12-05T01:00:00.000Z' }, '5 Dec'],
    ['sold', {}, { status: 'sold', soldDate: '2026-11-20' }, '12 Example Street'],
  ])('%s reaches those who want it and nobody else', async (kind, before, after, words) => {
    await test.show(before);
    await test.service.worker.runOnce();
    test.clock.at += MINUTE;
    const wanting = await alertAbout({ events: [kind] });
    await alertAbout({ events: ALL.filter((other) => other !== kind) });
    test.clock.at += MINUTE;
    await test.show(after);
    await test.later();
    expect((await entries()).map(({ alert, kind: told }) => [Number(alert), told])).toEqual([
      [wanting.id, kind],
    ]);
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain(words);
  });

  it('a price that is hidden before the message goes is not told, nor the one before', async () => {
    await test.show();
    await test.service.worker.runOnce();
    test.clock.at += MINUTE;
    await alertAbout();
    await test.show({ price: 1_190_000 });
    await test.service.worker.runOnce();
    await test.show({ price: 1_190_000, priceHidden: true });
    await test.later();
    expect(texts()).toEqual([]);
  });

  it('an inspection that is over by the time of the message is not told', async () => {
    await test.show();
    await test.service.worker.runOnce();
    await alertAbout({ frequency: 'daily' });
    test.clock.at += MINUTE;
    const startsAt = new Date(AFTERNOON + HOUR).toISOString();
    await test.show({ inspections: [{ startsAt, endsAt: new Date(AFTERNOON + 2 * HOUR).toISOString() }] });
    await test.later(DAY);
    expect(texts()).toEqual([]);
  });
});

describe('criteria', () => {
  const FARM = { category: 'rural' as const, propertyType: 'Livestock', landArea: 400_000 };
  const SHOP = { category: 'commercial' as const, propertyType: 'Retail', buildingArea: 120 };
  const RENTAL = { method: 'rent' as const, price: null, rent: 650, rentPeriod: 'week' as const };
  const SECRET = { priceHidden: true, price: 1_234_000 };

  it.each<[string, object, Parameters<typeof test.show>[0], boolean]>([
    ['anywhere', {}, {}, true],
    ['a suburb', NEWTOWN, {}, true],
    ['another suburb', { suburbs: ['leura-nsw-2780'] }, {}, false],
    ['a suburb that is hidden', NEWTOWN, { suburbHidden: true }, false],
    ['anywhere, with the suburb hidden', {}, { suburbHidden: true }, true],
    ['to rent', { method: 'rent' }, {}, false],
    ['to rent, a rental', { method: 'rent', maxPrice: 700 }, RENTAL, true],
    ['to rent, too dear a rental', { method: 'rent', maxPrice: 600 }, RENTAL, false],
    ['the category', { category: 'residential' }, {}, true],
    ['another category', { category: 'rural' }, {}, false],
    ['the type, in any case', { types: ['house', 'Unit'] }, {}, true],
    ['another type', { types: ['Unit'] }, {}, false],
    ['any type that looks like a pattern', { types: ['H%', '_ouse'] }, {}, false],
    ['up to the price', { maxPrice: 1_250_000 }, {}, true],
    ['up to less', { maxPrice: 1_249_999 }, {}, false],
    ['from more', { minPrice: 1_250_001 }, {}, false],
    ['a range that touches its range', { minPrice: 1_300_000 }, { priceMax: 1_350_000 }, true],
    ['a range its range spans', { minPrice: 1_260_000, maxPrice: 1_270_000 }, { priceMax: 1_350_000 }, true],
    ['a range beyond its range', { minPrice: 1_360_000 }, { priceMax: 1_350_000 }, false],
    ['a price in the band of a hidden one', { maxPrice: 1_210_000 }, SECRET, true],
    ['a price at the end of that band', { minPrice: 1_300_000 }, SECRET, true],
    ['a price beyond that band', { minPrice: 1_300_001 }, SECRET, false],
    ['a price, where none is known', { maxPrice: 9_000_000 }, { price: null }, false],
    ['no price, where none is known', {}, { price: null }, true],
    ['as many rooms', { beds: 3, baths: 2, cars: 1 }, {}, true],
    ['more beds', { beds: 4 }, {}, false],
    ['more baths', { baths: 3 }, {}, false],
    ['more cars', { cars: 2 }, {}, false],
    ['land', { minLand: 400, maxLand: 600 }, { landArea: 512 }, true],
    ['more land', { minLand: 600 }, { landArea: 512 }, false],
    ['less land, where none is known', { maxLand: 600 }, {}, false],
    ['a building', { category: 'commercial', minArea: 100 }, SHOP, true],
    ['a larger building', { category: 'commercial', minArea: 200 }, SHOP, false],
    [
      'a smaller building, where none is known',
      { category: 'commercial', maxArea: 200 },
      { category: 'commercial' },
      false,
    ],
    [
      'a tenant',
      { category: 'commercial', tenure: 'tenanted' },
      { ...SHOP, extras: { Tenancy: 'Tenanted' } },
      true,
    ],
    [
      'no tenant',
      { category: 'commercial', tenure: 'vacant' },
      { ...SHOP, extras: { Tenancy: 'Tenanted' } },
      false,
    ],
    ['a tenant, where none is known', { category: 'commercial', tenure: 'tenanted' }, SHOP, false],
    ['a use', { category: 'rural', ruralUses: ['Livestock'] }, FARM, true],
    [
      'another use of it',
      { category: 'rural', ruralUses: ['Dairy'] },
      { ...FARM, extras: { 'Also suits': 'Cropping, Dairy' } },
      true,
    ],
    ['another use', { category: 'rural', ruralUses: ['Dairy'] }, FARM, false],
  ])('%s', async (_, criteria, changes, fits) => {
    const alert = await alertAbout({ criteria });
    await test.show(changes);
    await test.service.worker.runOnce();
    expect((await entries()).length, 'by the alert').toBe(fits ? 1 : 0);
    expect((await test.service.preview(alert.criteria)).total, 'by the preview').toBe(fits ? 1 : 0);
  });

  it.each([
    ['the drawn area', 'shape=-33.89_151.17_-33.89_151.19_-33.91_151.19_-33.91_151.17', {}, true],
    ['a drawn area elsewhere', 'shape=-33.8_151.17_-33.8_151.19_-33.85_151.19', {}, false],
    ['a radius', 'near=-33.9_151.18_2', {}, true],
    ['a radius elsewhere', 'near=-37.8_144.96_50', {}, false],
    ['its suburb, where it hides its address', 'near=-33.8978_151.1785_3', { addressHidden: true }, true],
  ])('a part of the map: %s', async (_what, area, changes, fits) => {
    const alert = await alertAbout({ criteria: { area } });
    await test.show({ latitude: -33.9, longitude: 151.18, ...changes });
    await test.service.worker.runOnce();
    expect((await entries()).length, 'by the alert').toBe(fits ? 1 : 0);
    expect((await test.service.preview(alert.criteria)).total, 'by the preview').toBe(fits ? 1 : 0);
  });

  it('surrounding suburbs are those within five kilometres, by what listings show', async () => {
    const ENMORE = { suburb: 'Enmore', latitude: -33.9, longitude: 151.1711 };
    const near = await alertAbout({ criteria: { suburbs: ['enmore-nsw-2042'], surrounding: true } });
    await alertAbout({ criteria: { suburbs: ['enmore-nsw-2042'] } });
    await alertAbout({ criteria: { suburbs: ['leura-nsw-2780'], surrounding: true } });
    await test.show({ ...ENMORE, id: 1, status: 'sold' });
    await test.show({
      id: 2,
      suburb: 'Leura',
      postcode: '2780',
      latitude: -33.71,
      longitude: 150.33,
      status: 'sold',
    });
    await test.show();
    await test.service.worker.runOnce();
    expect((await entries()).map(({ alert, listing }) => [Number(alert), Number(listing)])).toEqual([
      [near.id, 42],
    ]);
    expect((await test.service.preview(near.criteria)).listings.map(({ id }) => id)).toEqual([42]);
  });

  it('messages show listings by when they came, not by a price nobody may know', async () => {
    await alertAbout();
    const prices = [900_000, 100_000, 2_000_000, 500_000];
    for (const [index, price] of prices.entries())
      await test.show({ id: index + 1, streetNumber: String(index + 1), price, priceHidden: true });
    await test.later();
    const order = [...(texts()[0] ?? '').matchAll(/(\d) Example Street, Newtown/g)].map(
      ([, number]) => number,
    );
    expect([...new Set(order)]).toEqual(['4', '3', '2', '1']);
    for (const price of ['900,000', '500,000', '2,000,000']) expect(texts()[0]).not.toContain(price);
  });
});

describe('a daily alert', () => {
  it('gathers until seven in the morning', async () => {
    await alertAbout({ frequency: 'daily' });
    await test.show();
    await test.later(HOUR);
    await test.show({ id: 43, streetNumber: '14' });
    await test.later(14 * HOUR + 59 * MINUTE);
    expect(texts()).toEqual([]);
    await test.later(MINUTE);
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('12 Example Street');
    expect(texts()[0]).toContain('14 Example Street');
  });
});

it('a message of very many listings shows some and says how many more', async () => {
  await alertAbout();
  for (let id = 1; id <= 23; id += 1) await test.show({ id, streetNumber: String(id) });
  await test.later();
  expect(texts()).toHaveLength(1);
  expect(texts()[0]).toMatch(/3 more/);
  expect(subjects()[0]).toContain('23');
});

it('staff see alerts, change none, and visitors see nothing of them by REST', async () => {
  await alertAbout();
  const staff = { collection: 'users', id: 1, role: 'editor' } as never;
  const asStaff = { collection: 'alerts', user: staff, overrideAccess: false } as const;
  expect((await payload.find(asStaff)).docs).toMatchObject([{ summary: 'Properties to buy in Newtown' }]);
  const [{ id } = { id: 0 }] = (await payload.find({ collection: 'alerts' })).docs;
  await expect(payload.update({ ...asStaff, id, data: { state: 'ended' } })).rejects.toThrow();
  await expect(payload.find({ collection: 'alerts', overrideAccess: false })).rejects.toThrow();
  await expect(
    payload.find({ collection: 'alert-entries', user: staff, overrideAccess: false }),
  ).rejects.toThrow();
});

it('erasing a subscriber leaves nothing of theirs', async () => {
  const alert = await alertAbout();
  await alertAbout();
  await test.show();
  await test.later();
  await test.service.accountPart.erase(alert.subscriber);
  for (const table of ['alert_entries', 'alert_digests', 'alert_targets'])
    expect(await query(payload, sql`select subscriber from ${sql.identifier(table)}`), table).toHaveLength(1);
  expect(await test.service.accountPart.data(alert.subscriber)).toEqual([]);
});
