import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteOldEmptySearches, noteEmptySearch } from '#site/features/listings/search/empty-searches.ts';
import { query } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import { storeLead } from '../../testing/stored-leads.ts';
import { loadPerformance } from './load-performance.ts';
import { hoursText, medianOf, sourceName } from './performance.ts';
import { performanceCsv } from './performance-endpoint.ts';

/* Leads, answers, listings and agents of a span, in SQL on both databases. */

const NOW = Date.parse('2026-11-21T01:00:00Z');
const { payload } = await testPayload();
const ids = { newtown: 0, leura: 0, mia: 0, lee: 0 };

beforeAll(async () => {
  const office = async (name: string) =>
    (await payload.create({ collection: 'offices', data: { name, _status: 'published' } })).id;
  ids.newtown = await office('Newtown');
  ids.leura = await office('Leura');
  const agent = async (name: string, of: number) =>
    (await payload.create({ collection: 'agents', data: { name, office: of, _status: 'published' } })).id;
  ids.mia = await agent('Mia', ids.newtown);
  ids.lee = await agent('Lee', ids.leura);
  const listing = (data: object) =>
    payload.create({
      collection: 'listings',
      data: {
        ...{
          status: 'current',
          method: 'buy',
          category: 'residential',
          propertyType: 'House',
          suburb: 'Newtown',
        },
        ...{
          streetNumber: '12',
          street: 'Example Street',
          state: 'NSW',
          postcode: '2042',
          _status: 'published',
        },
        agents: [ids.mia],
        office: ids.newtown,
        ...data,
      } as never,
    });
  const first = await listing({ listedAt: '2026-11-11T01:00:00.000Z' });
  await listing({ status: 'sold', soldDate: '2026-11-10', agents: [ids.mia, ids.lee] });
  await listing({ status: 'sold', soldDate: '2025-11-10' });
  const at = '2026-11-20T00:00:00.000Z';
  const lead = async (facts: object) => storeLead(payload, { createdAt: at, agentId: ids.mia, ...facts });
  const answered = await lead({});
  const setLog = (id: number, ...entries: [at: string, what: string][]) => {
    const log = JSON.stringify(entries.map(([time, what]) => ({ at: time, by: 'Ada', what })));
    return query(payload, sql`update leads set log = ${log} where id = ${id}`);
  };
  // Merging contacts answers nobody.
  const merged: [string, string] = ['2026-11-20T01:00:00.000Z', 'Moved to another contact.'];
  await setLog(answered, merged, ['2026-11-20T06:00:00.000Z', 'State']);
  await query(payload, sql`update leads set listing_id = ${first.id} where id = ${answered}`);
  const replied = await lead({});
  await query(
    payload,
    sql`insert into deliveries (lead_id, kind, "to", state, due_at, attempt_count, attempts, created_at, updated_at)
      values (${replied}, 'reply', 'zoe@example.com', 'sent', ${at}, 1, '[]', '2026-11-20T02:00:00.000Z', ${at})`,
  );
  await setLog(await lead({}), merged);
  await lead({ form: 'newsletter-footer' });
  await lead({ form: 'open-home-check-in', agentId: ids.lee });
  await lead({ state: 'spam' });
  await lead({ createdAt: '2026-10-01T00:00:00.000Z' });
});

const load = (more: Partial<Parameters<typeof loadPerformance>[0]> = {}) =>
  loadPerformance({ payload, scope: 'all', days: 30, now: NOW, ...more });

describe('the figures of a month', () => {
  it('count leads without spam, and answers to enquiries alone', async () => {
    expect(await load()).toMatchObject({
      ...{
        from: '2026-10-23',
        to: '2026-11-21',
        total: 5,
        enquiries: 3,
        answered: 2,
        hours: 4,
        daysOnMarket: 10,
      },
      suburbs: [{ label: 'Newtown', count: 1 }],
      sources: [{ label: 'news', count: 5 }],
      listings: [
        { label: 'Sold', count: 2 },
        { label: 'For sale', count: 1 },
      ],
    });
    expect((await load({ days: 91 })).total).toBe(6);
  });

  it('hold agents side by side', async () => {
    expect((await load()).agents).toEqual([
      { name: 'Mia', leads: 4, answered: 2, hours: 4, current: 1, closed: 1 },
      { name: 'Lee', leads: 1, answered: 0, hours: null, current: 0, closed: 1 },
    ]);
  });

  it('are of one office where one is named or seen', async () => {
    expect(await load({ office: ids.leura })).toMatchObject({
      total: 1,
      agents: [{ name: 'Lee' }],
      listings: [],
    });
    const scope = { user: 1, office: ids.leura, isWholeOffice: true };
    expect(await load({ scope })).toMatchObject({ total: 1, agents: [{ name: 'Lee' }], offices: [] });
    expect((await load({ scope: { user: 1, agent: ids.mia } })).agents.map(({ name }) => name)).toEqual([
      'Mia',
    ]);
  });

  it('say what visitors searched for and did not find, by how often', async () => {
    const note = (path: string, label: string, now = NOW) => noteEmptySearch({ payload, path, label, now });
    for (let count = 0; count < 3; count += 1) await note('/buy?beds=5', 'Buy, 5+ bedrooms');
    await note('/buy?beds=5', 'Buy, 5+ bedrooms', NOW - 86_400_000);
    await note('/rent?pets=1', 'Rent, Pets considered');
    await note('/rent?pets=1', 'Rent, Pets considered', NOW - 60 * 86_400_000);
    const { emptySearches } = await load();
    expect(emptySearches).toEqual([
      { label: 'Buy, 5+ bedrooms', count: 4 },
      { label: 'Rent, Pets considered', count: 1 },
    ]);
    expect(performanceCsv(await load())).toContain('Searches that found nothing,"Buy, 5+ bedrooms",4');
    expect((await load({ days: 91 })).emptySearches[1]?.count).toBe(2);
    await deleteOldEmptySearches({ payload, now: NOW + 341 * 86_400_000 });
    expect((await load({ days: 91 })).emptySearches[1]?.count).toBe(1);
  });

  it('are a file as well', async () => {
    const csv = performanceCsv(await load());
    expect(csv).toContain('Enquiries answered,,2\r\n');
    expect(csv).toContain('Leads by agent,Mia,4\r\n');
    expect(csv).toContain('Median time to answer,Lee,–\r\n');
  });
});

it.each([
  [[], null],
  [[3], 3],
  [[9, 1, 3], 3],
  [[1, 2, 3, 10], 2.5],
])('the median of %j is %s', (values, median) => expect(medianOf(values)).toBe(median));

it.each([
  [null, 'Direct'],
  [{ referrer: 'https://www.domain.com.au/12' }, 'domain.com.au'],
  [{ utm_source: 'spring', referrer: 'https://x.example/' }, 'spring'],
  [{ gclid: 'x' }, 'Google Ads'],
])('the source of %j is %s', (source, name) => expect(sourceName(source as never)).toBe(name));

it.each([
  [null, '–'],
  [0.5, '30 minutes'],
  [1, '1 hour'],
  [47, '47 hours'],
  [72, '3 days'],
])('%s hours are %s', (hours, text) => expect(hoursText(hours)).toBe(text));
