import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOpenHomes, loadVisitors } from '#site/features/leads/check-in/load-open-homes.ts';
import { readVisitorDoor, staffDoorPath, visitorDoorPath } from '#site/features/leads/door/door-links.ts';
import type { EntriesAnswer } from '#site/features/leads/types/door-entry.ts';
import { query } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testSite } from '#site/testing/site.ts';

const DURING = Date.parse('2026-11-28T00:10:00Z');
vi.useFakeTimers({ toFake: ['Date'], now: DURING });
const { payload, get, leads, address, mails } = await testSite({ limits: true });

const TIME = { startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' };
let listing: number;
let agent: number;
let user: number;
beforeAll(async () => {
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Newtown', _status: 'published' },
  });
  agent = (
    await payload.create({
      collection: 'agents',
      data: { name: 'Mia Agent', email: 'mia@agency.test', office: office.id, _status: 'published' },
    })
  ).id;
  const house = (number: string) => ({
    status: 'current' as const,
    method: 'buy' as const,
    category: 'residential' as const,
    propertyType: 'House',
    _status: 'published' as const,
    streetNumber: number,
    street: 'Example Street',
    suburb: 'Newtown',
    state: 'NSW' as const,
    postcode: '2042',
    price: 900_000,
    agents: [agent],
  });
  listing = (
    await payload.create({
      collection: 'listings',
      data: {
        ...house('12'),
        inspections: [TIME],
        documents: [{ kind: 'brochure', address: 'https://files.example.com/brochure.pdf' }],
      },
    })
  ).id;
  for (const number of ['14', '16', '18'])
    await payload.create({ collection: 'listings', data: house(number) });
  user = (
    await payload.create({
      collection: 'users',
      data: { name: 'Mia', email: 'mia@staff.test', password: 'correct horse battery', role: 'agent', agent },
    })
  ).id;
});
beforeEach(async () => {
  vi.setSystemTime(DURING);
  mails.length = 0;
  await emptyTables(payload, 'deliveries', 'leads');
});

const door = () => ({ listing, inspection: TIME.startsAt, endsAt: TIME.endsAt, user, secret: 'secret' });
const ENTRY = { name: 'Zoë Byron', phone: '0400 000 000', email: '', consent: false, selling: false };
const idOf = (number: number) => number.toString(16).padStart(32, '0');

async function send(entries: unknown, path = staffDoorPath(door())) {
  const response = await fetch(`${address}${path}/entries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ entries }),
  });
  return { status: response.status, answer: (await response.json()) as EntriesAnswer };
}
const stored = () =>
  query(payload, sql`select name, form, listing_id, agent_id, inspection, state from leads order by id`);
const due = async () =>
  (await query(payload, sql`select kind, "to", due_at from deliveries order by id`)).map(
    ({ kind, to, due_at }) => `${kind} ${to} ${new Date(String(due_at)).toISOString()}`,
  );

describe('the page at the door', () => {
  it('shows the open home and a code for visitors, and no visitor', async () => {
    await send([{ ...ENTRY, id: idOf(1) }]);
    const { status, text, headers } = await get(staffDoorPath(door()));
    expect(status).toBe(200);
    expect(text).toContain('12 Example Street, Newtown');
    expect(text).toContain('Saturday 28 November, 11:00 – 11:30 am');
    expect(text).toContain('<svg');
    expect(text).not.toContain('Zoë');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is gone a week later, made up, or once its user is deactivated', async () => {
    expect((await get('/check-in/made-up')).status).toBe(410);
    const path = staffDoorPath(door());
    await payload.update({ collection: 'users', id: user, data: { deactivated: true } });
    expect((await get(path)).status).toBe(410);
    expect((await send([], path)).status).toBe(410);
    await payload.update({ collection: 'users', id: user, data: { deactivated: false } });
    vi.setSystemTime(DURING + 8 * 86_400_000);
    expect((await get(path)).status).toBe(410);
  });
});

describe('entries of a phone', () => {
  it('become leads of the listing, its agent and the open home', async () => {
    const { status, answer } = await send([{ ...ENTRY, id: idOf(1) }]);
    expect(status).toBe(200);
    expect(answer).toEqual({ results: [{ id: idOf(1), ok: true }], total: 1 });
    const [lead] = await stored();
    expect(lead).toMatchObject({ name: 'Zoë Byron', form: 'open-home-check-in', state: 'new' });
    expect(Number(lead?.listing_id)).toBe(listing);
    expect(Number(lead?.agent_id)).toBe(agent);
    expect(new Date(String(lead?.inspection)).toISOString()).toBe(TIME.startsAt);
  });

  it('of 200 visitors arrive once each, however often they are sent', async () => {
    const all = Array.from({ length: 200 }, (_, number) => ({
      ...ENTRY,
      id: idOf(number),
      name: `V ${number}`,
    }));
    const parts = [0, 50, 100, 150].map((from) => all.slice(from, from + 50));
    // The answer to the first was lost, and two tabs sent at once.
    await Promise.all([...parts, ...parts].map((part) => send(part)));
    const { answer } = await send(parts[3]);
    expect(answer.total).toBe(200);
    expect(await stored()).toHaveLength(200);
  });

  it('that cannot be right are refused one by one, and the others are stored', async () => {
    const { answer } = await send([
      { ...ENTRY, id: idOf(1), consent: true },
      { ...ENTRY, id: idOf(2), name: '' },
      { ...ENTRY, id: idOf(3) },
    ]);
    expect(answer.results.map(({ ok }) => ok)).toEqual([false, false, true]);
    expect(answer.results[0]).toMatchObject({ message: 'Enter your email address' });
  });

  it.each([
    ['no list', 'x'],
    ['ids that we do not make', [{ ...ENTRY, id: '1' }]],
    ['too many', new Array(51).fill(ENTRY)],
  ])('are refused whole: %s', async (_, entries) => expect((await send(entries)).status).toBe(422));

  it('of another website are refused', async () => {
    const response = await fetch(`${address}${staffDoorPath(door())}/entries`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
      body: JSON.stringify({ entries: [{ ...ENTRY, id: idOf(1) }] }),
    });
    expect(response.status).toBe(403);
  });

  it('are kept for a listing that has been withdrawn since', async () => {
    await payload.update({
      collection: 'listings',
      id: listing,
      data: { status: 'withdrawn', _status: 'published' },
    });
    expect((await send([{ ...ENTRY, id: idOf(1) }])).answer.total).toBe(1);
    await payload.update({
      collection: 'listings',
      id: listing,
      data: { status: 'current', _status: 'published' },
    });
  });
});

describe('the next morning', () => {
  it('visitors who agreed get one email with the brochure and two similar homes', async () => {
    await send([
      { ...ENTRY, id: idOf(1), email: 'zoe@example.com', consent: true },
      { ...ENTRY, id: idOf(2), email: 'max@example.com' },
    ]);
    expect(await due()).toEqual(['autoresponse zoe@example.com 2026-11-28T22:00:00.000Z']);
    await leads.worker.runOnce();
    expect(mails).toEqual([]);
    vi.setSystemTime(Date.parse('2026-11-28T22:00:00Z'));
    await leads.worker.runOnce();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.text).toContain('12 Example Street');
    expect(mail?.text).toContain('You may also like these:');
    expect(mail?.text.match(/1[468] Example Street/g)?.length).toBe(2);
    const brochure = /\/brochures\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await get(brochure)).location).toBe('https://files.example.com/brochure.pdf');
  });

  it('an agent hears at once of somebody who thinks of selling', async () => {
    await send([{ ...ENTRY, id: idOf(1), selling: true }]);
    expect(await due()).toEqual(['notice mia@agency.test 2026-11-28T00:10:00.000Z']);
    await leads.worker.runOnce();
    expect(mails[0]?.subject).toContain('Zoë Byron is thinking of selling');
  });
});

describe('the visitor’s own phone', () => {
  const path = () => visitorDoorPath(door());
  const token = async () => (JSON.parse((await get(`${path()}/ticket`)).text) as { ticket: string }).ticket;
  const submit = async (values: Record<string, string>, to = path()) =>
    fetch(`${address}${to}`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(values),
    });

  it('opens the form of the open home, which nobody opens without its code', async () => {
    const { status, text } = await get(path());
    expect(status).toBe(200);
    expect(text).toContain('Check in to the open home');
    expect(text).toContain('12 Example Street');
    expect((await get('/forms/open-home-check-in')).status).toBe(404);
    expect((await get(`/forms/open-home-check-in?property_id=${listing}`)).status).toBe(404);
  });

  it('opens it in the visitor’s language, and stores English', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { languages: ['ar'] } });
    const { text } = await get(`/ar${path()}`);
    expect(text).toContain('تسجيل الحضور إلى المعاينة المفتوحة');
    expect(text).toContain(`action="/ar${path()}"`);
    const { definition, ticket } = JSON.parse((await get(`/ar${path()}/ticket`)).text);
    expect(definition.submitLabel).toBe('سجّل الحضور');
    vi.setSystemTime(DURING + 5000);
    const fields = { ...texts, _ticket: ticket, selling: 'yes' };
    const answer = await (await submit({ ...fields, phone: '' }, `/ar${path()}`)).json();
    expect(answer).toMatchObject({ ok: false, errors: [{ message: 'أدخل «الهاتف المحمول»' }] });
    expect((await submit(fields, `/ar${path()}`)).status).toBe(200);
    const [lead] = await query(payload, sql`select form_title, answers from leads`);
    expect(lead?.form_title).toBe('Check in to the open home');
    expect(JSON.stringify(lead?.answers)).toContain('thinking of selling');
  });

  it('checks in to that open home and no other, whatever is sent with it', async () => {
    const ticket = await token();
    vi.setSystemTime(DURING + 5000);
    const response = await submit({
      ...texts,
      _ticket: ticket,
      property_id: '999',
      inspection: '2020-01-01T00:00:00.000Z',
    });
    expect(response.status).toBe(200);
    const [lead] = await stored();
    expect(Number(lead?.listing_id)).toBe(listing);
    expect(new Date(String(lead?.inspection)).toISOString()).toBe(TIME.startsAt);
  });

  it('is held back as spam with the honeypot filled in, and not counted', async () => {
    const ticket = await token();
    vi.setSystemTime(DURING + 5000);
    await submit({ ...texts, _ticket: ticket, 'your-website': 'spam' });
    const [lead] = await stored();
    expect(lead?.state).toBe('spam');
    expect((await send([])).answer.total).toBe(0);
  });

  it('is refused with the form’s plain address, and when the open home is over', async () => {
    expect((await submit(texts, '/forms/open-home-check-in')).status).toBe(404);
    vi.setSystemTime(Date.parse(TIME.endsAt) + 2 * 3_600_000 + 1);
    expect((await get(path())).status).toBe(404);
    expect((await submit(texts)).status).toBe(404);
    expect(readVisitorDoor({ token: 'x.y', secret: 'secret', now: DURING })).toBeUndefined();
  });

  const texts = { name: 'Max Lee', phone: '0400 111 000', email: '' };
});

describe('staff', () => {
  it('see each open home with how many came, also one that the feed has taken away', async () => {
    await send([
      { ...ENTRY, id: idOf(1) },
      { ...ENTRY, id: idOf(2), name: 'Abe Low', selling: true },
    ]);
    const list = (view: 'coming' | 'past', more = {}) =>
      loadOpenHomes({ payload, view, now: DURING, ...more });
    expect(await list('coming')).toMatchObject([
      {
        listing,
        title: '12 Example Street, Newtown, NSW',
        checkedIn: 2,
        registered: 0,
        agents: ['Mia Agent'],
      },
    ]);
    expect(await list('coming', { agent: agent + 1 })).toEqual([]);
    await query(payload, sql`update leads set inspection = '2026-11-21T00:00:00.000Z'`);
    expect(await list('past', { listing })).toMatchObject([
      { startsAt: TIME.startsAt, checkedIn: 0 },
      { startsAt: '2026-11-21T00:00:00.000Z', endsAt: null, checkedIn: 2 },
    ]);
  });

  it('see the visitors among their leads only', async () => {
    await send([
      { ...ENTRY, id: idOf(1) },
      { ...ENTRY, id: idOf(2), name: 'Abe Low', selling: true },
    ]);
    const visitors = await loadVisitors({ payload, door: door(), scope: 'all' });
    expect(visitors).toMatchObject([
      { name: 'Abe Low', selling: true, consent: false },
      { name: 'Zoë Byron', selling: false },
    ]);
    expect(await loadVisitors({ payload, door: door(), scope: { user: 99, agent: agent + 1 } })).toEqual([]);
  });
});
