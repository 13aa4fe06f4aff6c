import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReport } from '#site/features/vendor-reports/load-report.ts';
import { reportPath, stopLink } from '#site/features/vendor-reports/report-links.ts';
import { createReportWorker, oweReports } from '#site/features/vendor-reports/send-reports.ts';
import { query } from '#site/server/database.ts';
import { readSecrets } from '#site/server/secrets.ts';
import { staffCookie } from '#site/server/testing/staff-cookie.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testSite } from '#site/testing/site.ts';

/** Monday 30 November, 8:05 am in Sydney. */
const MONDAY = Date.parse('2026-11-29T21:05:00Z');
vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
const { payload, get, address, views, mails, dataDir } = await testSite();
const secret = readSecrets(dataDir).mailLinks;
const siteUrl = 'https://www.example.com.au';

const listings: number[] = [];
let agent: number;
beforeAll(async () => {
  agent = (await payload.create({ collection: 'agents', data: { name: 'Mia', _status: 'published' } })).id;
  for (const agents of [[agent], []])
    listings.push(
      (
        await payload.create({
          collection: 'listings',
          data: {
            ...{ status: 'current', method: 'buy', category: 'residential', propertyType: 'House' },
            ...{
              streetNumber: '12',
              street: 'Example Street',
              suburb: 'Newtown',
              state: 'NSW',
              postcode: '2042',
            },
            agents,
            _status: 'published',
          },
        })
      ).id,
    );
});
const listing = () => listings[0] ?? 0;
beforeEach(async () => {
  vi.setSystemTime(MONDAY);
  mails.length = 0;
  await emptyTables(
    payload,
    'vendor_report_mails',
    'vendor_reports',
    'listing_views',
    'leads',
    'shortlist_entries',
    'alert_entries',
  );
});

const see = (id: number, headers: Record<string, string> = {}) =>
  fetch(`${address}/listings/${id}/seen`, {
    method: 'POST',
    headers: { 'User-Agent': 'Firefox', ...headers },
  });
const viewsOf = async () =>
  (await query(payload, sql`select listing, day, views from listing_views`)).map(
    (row) => `${row.listing} ${row.day} ${row.views}`,
  );

describe('views of a listing', () => {
  it('are written together, once in half an hour for each visitor, by the day in Sydney', async () => {
    for (const agentName of ['Firefox', 'Firefox', 'Safari'])
      await see(listing(), { 'User-Agent': agentName });
    expect(await viewsOf()).toEqual([]);
    await views.write();
    expect(await viewsOf()).toEqual([`${listing()} 2026-11-30 2`]);
    vi.setSystemTime(MONDAY + 31 * 60_000);
    await see(listing());
    await views.write();
    expect(await viewsOf()).toEqual([`${listing()} 2026-11-30 3`]);
  });

  it('of programs, staff, other websites and what is not on the website are not counted', async () => {
    vi.setSystemTime(MONDAY + 86_400_000);
    await see(listing(), { 'User-Agent': 'Googlebot/2.1' });
    await see(listing(), { Cookie: await staffCookie(payload), 'User-Agent': 'Chrome' });
    expect((await see(listing(), { Origin: 'https://evil.example', 'User-Agent': 'Edge' })).status).toBe(403);
    expect((await see(9999)).status).toBe(204);
    await views.write();
    expect(await viewsOf()).toEqual([]);
  });
});

const makeReport = async (data: { recipients?: string[]; weekly?: boolean } = {}) => {
  const { id } = await payload.create({
    collection: 'vendor-reports',
    data: { listing: listing(), recipients: ['vera@example.com'], link: 1, ...data },
  });
  await query(payload, sql`update vendor_reports set created_at = '2026-11-20T00:00:00.000Z'`);
  return id;
};

it('a report counts what visitors did, and names none of them', async () => {
  const at = '2026-11-29T00:00:00.000Z';
  const lead = (form: string, state: string, number: number) =>
    query(
      payload,
      sql`insert into leads (reference, token, form, form_title, name, email, phone, answers, listing_id, inspection,
          state, page, source, attachments, created_at, updated_at)
        values (${`FR-${number}`}, ${`t${number}`}, ${form}, ${form}, 'Zoë Secret', 'zoe@example.com', '', '[]', ${listing()},
          ${form === 'open-home-check-in' ? at : null}, ${state}, '', '{}', '[]', ${at}, ${at})`,
    );
  await lead('property-enquiry', 'new', 1);
  await lead('property-enquiry', 'spam', 2);
  await lead('open-home-check-in', 'new', 3);
  await lead('newsletter-footer', 'new', 4);
  await query(
    payload,
    sql`insert into shortlist_entries (owner, kind, listing, note, added_at, seen_at, price_text, channel)
      values ('s:1', 'saved', ${listing()}, '', ${Date.parse(at)}, 1, '', 'buy')`,
  );
  // Without a mail server an alert is saved to the outbox folder, and reaches nobody.
  for (const [event, state] of ['sent', 'outbox', 'dropped'].entries())
    await query(
      payload,
      sql`insert into alert_entries (alert, subscriber, listing, event, kind, detail, at, state)
        values (1, 1, ${listing()}, ${event}, 'new', '{}', ${Date.parse(at)}, ${state})`,
    );
  await see(listing(), { 'User-Agent': 'Opera' });
  await views.write();
  const loaded = await loadReport({ payload, listing: listing(), now: MONDAY });
  expect(loaded?.report.week).toEqual({ views: 1, saves: 1, alerts: 1, enquiries: 1, visitors: 1 });
  const { status, text } = await get(reportPath({ report: await makeReport(), link: 1, secret }));
  expect(status).toBe(200);
  expect(text).toContain('12 Example Street');
  expect(text).toContain('noindex');
  expect(text).not.toContain('Secret');
});

it('the private page is gone with a new link, a made-up one or a deleted report', async () => {
  const id = await makeReport();
  const page = async (link: number) => (await get(reportPath({ report: id, link, secret }))).status;
  expect(await page(1)).toBe(200);
  await payload.update({ collection: 'vendor-reports', id, data: { link: 2 } });
  expect([await page(1), await page(2)]).toEqual([410, 200]);
  expect((await get('/vendor-report?t=a.b')).status).toBe(410);
  await payload.delete({ collection: 'vendor-reports', id });
  expect(await page(2)).toBe(410);
});

describe('on Monday morning', () => {
  const send = () => createReportWorker({ payload, mailer: recorder, siteUrl, secret }).runOnce();
  const recorder = {
    send: async (mail: (typeof mails)[number]) => {
      mails.push(mail);
      return { ok: true as const, answer: '250' };
    },
    close: () => undefined,
  };
  const owe = (now = MONDAY) => oweReports({ payload, now });

  it('each recipient gets one email, however often and by how many servers it is looked for', async () => {
    await makeReport({ recipients: ['vera@example.com', 'viktor@example.com'] });
    expect(await Promise.all([owe(), owe()]).then(([one, other]) => one + other)).toBe(2);
    await send();
    expect(mails.map(({ to }) => to[0]?.address).sort()).toEqual(['vera@example.com', 'viktor@example.com']);
    expect(await owe(MONDAY + 3_600_000)).toBe(0);
    expect(mails[0]?.unsubscribeUrl).toContain('/vendor-report/stop?t=');
  });

  it('nothing is owed before eight, late in the week, for a report of this morning, or while it is off', async () => {
    const id = await makeReport();
    expect(await owe(MONDAY - 6 * 60_000)).toBe(0);
    expect(await owe(MONDAY + 4 * 86_400_000)).toBe(0);
    await query(payload, sql`update vendor_reports set created_at = '2026-11-29T21:01:00.000Z'`);
    expect(await owe()).toBe(0);
    await query(payload, sql`update vendor_reports set created_at = '2026-11-20T00:00:00.000Z'`);
    await payload.update({ collection: 'vendor-reports', id, data: { weekly: false } });
    expect(await owe()).toBe(0);
  });

  it('the link to stop takes that recipient out after a click, and by a mail program’s own button', async () => {
    const id = await makeReport({ recipients: ['vera@example.com', 'Viktor@example.com'] });
    const left = async () => (await payload.findByID({ collection: 'vendor-reports', id })).recipients;
    const path = (email: string) => stopLink({ siteUrl: '', secret, id, email, now: MONDAY });
    expect((await get(path('vera@example.com'))).text).toContain('Stop the weekly report?');
    expect(await left()).toHaveLength(2);
    const post = (to: string, body: Record<string, string>) =>
      fetch(address + to, { method: 'POST', body: new URLSearchParams(body) });
    const token = path('vera@example.com').split('t=')[1] ?? '';
    expect((await post('/vendor-report/stop', { t: token })).status).toBe(200);
    expect(await left()).toEqual(['Viktor@example.com']);
    await post(path('viktor@example.com'), { 'List-Unsubscribe': 'One-Click' });
    expect(await left()).toEqual([]);
    expect((await get(path('vera@example.com'))).text).toContain('You have stopped the reports');
  });
});

describe('staff', () => {
  const user = (role: string) =>
    ({
      id: 1,
      collection: 'users',
      role,
      agent,
      name: 'Ada',
      email: 'ada@agency.test',
    }) as unknown as PayloadRequest['user'];
  const create = (role: string, of = listing()) =>
    payload.create({
      collection: 'vendor-reports',
      data: { listing: of, recipients: ['vera@example.com'], link: 1 },
      overrideAccess: false,
      user: user(role),
    });

  it('report on the listings that they may change, and nobody else reads the vendor’s address', async () => {
    await expect(create('agent', listings[1])).rejects.toThrow('your own listings');
    await expect(create('marketing')).rejects.toMatchObject({ status: 403 });
    expect(await create('agent')).toMatchObject({ link: 1 });
    const seen = async (role: string) =>
      payload
        .find({ collection: 'vendor-reports', overrideAccess: false, user: user(role) })
        .then(({ totalDocs }) => totalDocs)
        .catch((error) => error.status);
    expect([await seen('admin'), await seen('agent'), await seen('viewer'), await seen('marketing')]).toEqual(
      [1, 1, 403, 403],
    );
  });

  it('cannot enter what is no address, nor more than six', async () => {
    await expect(makeReport({ recipients: ['vera'] })).rejects.toThrow(/Send to/);
    await expect(
      makeReport({ recipients: Array.from({ length: 7 }, (_, at) => `v${at}@example.com`) }),
    ).rejects.toThrow(/Send to/);
  });
});
