// One boot of the website: about fifteen seconds. Appraisals that owners book, move and cancel themselves.
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopSmsPath } from '#site/features/leads/contacts/sms-stops.ts';
import { receivedSmsKey } from '#site/features/leads/delivery/sms/received-sms.ts';
import { query } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testSite } from '#site/testing/site.ts';

const MIA = { address: 'mia@agency.test' };
/** A Saturday noon in Sydney. */
const NOON = Date.parse('2026-11-21T01:00:00Z');
vi.useFakeTimers({ toFake: ['Date'], now: NOON });
const { payload, get, leads, address, mails } = await testSite({ limits: false });

let agent = 0;
/** Monday 9:00, 10:00 and 11:00 am on Sydney’s clocks. */
const [NINE, TEN, ELEVEN] = ['2026-11-22T22:00', '2026-11-22T23:00', '2026-11-23T00:00'].map(
  (start) => `${start}:00.000Z`,
) as [string, string, string];

beforeAll(async () => {
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Newtown', suburb: 'Newtown', state: 'NSW', postcode: '2042', _status: 'published' },
  });
  agent = (
    await payload.create({
      collection: 'agents',
      data: {
        name: 'Mia Agent',
        slug: 'mia-agent',
        email: 'mia@agency.test',
        office: office.id,
        _status: 'published',
        appraisals: { offered: true, weekdays: ['monday'], from: '09:00', until: '12:00', weeksAhead: 1 },
      },
    })
  ).id;
});
beforeEach(async () => {
  vi.setSystemTime(NOON);
  mails.length = 0;
  await emptyTables(payload, 'appointment_times', 'appointments', 'deliveries', 'lead_notes', 'leads');
});

let owners = 0;
/** Sends the form, as a browser without script does. */
async function book(startsAt: string, values: Record<string, string> = {}, honeypot = '') {
  owners += 1;
  const formToken = leads.formToken('appraisal-booking');
  return leads.submit({
    form: 'appraisal-booking',
    values: {
      appointment: startsAt,
      appraisal_type: 'sale',
      'street-address': '12 King Street',
      suburb: 'Newtown',
      postcode: '2042',
      state: 'NSW',
      first_name: 'Zoë',
      last_name: 'Byron',
      email: `owner${owners}@example.com`,
      phone: '0400 000 000',
      agent_id: String(agent),
      ...values,
    },
    files: [],
    formToken,
    captcha: '',
    honeypot,
    addressKey: `owner ${owners}`,
    fromOurPages: true,
    origin: { page: '/agents/mia-agent/appraisal', referrer: '' },
  });
}
const linkIn = (text: string) => /\/appraisals\/[\w.-]+/.exec(text)?.[0] ?? expect.fail('no link');
/** The newest email to somebody. Those that are due at once arrive in any order: `about` is what its subject says. */
const mailTo = (to: string, about = /^/) =>
  mails.findLast((mail) => about.test(String(mail.subject)) && mail.to.some((one) => one.address === to)) ??
  expect.fail(`no email to ${to}`);
const calendarOf = (to: string) =>
  String(mailTo(to).attachments?.[0]?.content).replace(/\r\n /g, '').split('\r\n');
async function booked() {
  expect(await book(NINE)).toMatchObject({ ok: true });
  await leads.worker.runOnce();
  const owner = `owner${owners}@example.com`;
  return { owner, link: linkIn(mailTo(owner).text), staffLink: linkIn(mailTo('mia@agency.test').text) };
}
const post = async (path: string, fields: Record<string, string>) =>
  fetch(address + path, {
    method: 'POST',
    headers: { Origin: address, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const cells = async () =>
  (await query(payload, sql`select cell from appointment_times order by cell`)).map(({ cell }) =>
    String(cell),
  );

describe('the free times', () => {
  it('are links to the form with the time filled in, named with their zone', async () => {
    const list = await get('/book-appraisal');
    expect(list.text).toContain('href="/agents/mia-agent/appraisal"');
    const { status, text, headers } = await get('/agents/mia-agent/appraisal');
    expect(status).toBe(200);
    expect(text).toContain('Times are in Sydney time');
    expect(text).toContain('Monday 23 November');
    expect(text).toContain('9:00 – 9:45 am');
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    expect(headers.get('cache-control')).toContain('no-');
    const form = await get(
      `/forms/appraisal-booking?agent_id=${agent}&appointment=${encodeURIComponent(NINE)}`,
    );
    expect(form.text).toMatch(
      new RegExp(`<option[^>]*(value="${NINE}"[^>]*selected|selected[^>]*value="${NINE}")`),
    );
  });

  it('are nobody’s who offers none', async () => {
    expect((await get('/offices/newtown/appraisal')).status).toBe(404);
    expect((await get('/agents/nobody/appraisal')).status).toBe(404);
    expect((await get('/forms/appraisal-booking')).status).toBe(404);
  });

  it('are not shown while the form is switched off', async () => {
    const set = (enabled: boolean) =>
      payload.updateGlobal({ slug: 'lead-form-settings', data: { appraisalBooking: { enabled } } });
    await set(false);
    for (const path of ['/book-appraisal', '/agents/mia-agent/appraisal'])
      expect((await get(path)).text).toContain('No appraisals can be booked online right now');
    await set(true);
  });
});

describe('a booking', () => {
  it('is a lead of its agent, and both sides get the time, its zone, a calendar file and a link', async () => {
    const { owner, link, staffLink } = await booked();
    const [lead] = await query(payload, sql`select form, agent_id, state from leads`);
    expect(lead).toMatchObject({ form: 'appraisal-booking', state: 'new' });
    expect(Number(lead?.agent_id)).toBe(agent);
    for (const to of [owner, 'mia@agency.test']) {
      expect(mailTo(to).text).toContain('Monday 23 November, 9:00 – 9:45 am (Sydney time)');
      expect(calendarOf(to)).toContain('DTSTART:20261122T220000Z');
      expect(calendarOf(to)).toContain('LOCATION:12 King Street\\, Newtown NSW 2042');
    }
    expect(link).not.toBe(staffLink);
    expect((await get('/agents/mia-agent/appraisal')).text).not.toContain('9:00 – 9:45 am');
  });

  it('of a home on other clocks names them first', async () => {
    await book(NINE, { suburb: 'Coolangatta', state: 'QLD', postcode: '4225' });
    await leads.worker.runOnce();
    expect(mailTo('mia@agency.test').text).toContain(
      'Monday 23 November, 8:00 – 8:45 am (Brisbane time), which is Monday 23 November, 9:00 – 9:45 am (Sydney time) at the office',
    );
  });

  it('is refused for a time that is taken, past or made up, and nothing is stored', async () => {
    await book(NINE);
    const refused = { ok: false, reason: 'invalid' };
    const message = 'This time has just been taken. Choose another one.';
    for (const time of [NINE, '2026-11-22T22:30:00.000Z', 'tomorrow'])
      expect(await book(time)).toMatchObject({ ...refused, errors: [{ field: 'appointment', message }] });
    vi.setSystemTime(NOON + 2 * 86_400_000);
    expect(await book(TEN)).toMatchObject(refused);
    expect(await query(payload, sql`select id from leads`)).toHaveLength(1);
  });

  it('at one moment by twenty owners is one', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => book(TEN)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const result of results)
      if (!result.ok) expect(result).toMatchObject({ reason: 'invalid', errors: [{ field: 'appointment' }] });
    expect(await query(payload, sql`select id from appointments`)).toHaveLength(1);
  });

  it('held as spam takes nobody’s time', async () => {
    expect(await book(NINE, {}, 'https://spam.example')).toMatchObject({ ok: true });
    expect(await query(payload, sql`select state from leads`)).toMatchObject([{ state: 'spam' }]);
    expect(await cells()).toEqual([]);
    // Staff send its email again.
    await query(payload, sql`update deliveries set state = 'due'`);
    await leads.worker.runOnce();
    expect(mailTo('mia@agency.test').text).toContain('The time is not booked');
    expect(mailTo('mia@agency.test').text).not.toContain('The appraisal is booked');
  });
});

describe('the link in the emails', () => {
  it('moves the appraisal: the old time is free again, and both calendars are updated', async () => {
    const { owner, link } = await booked();
    mails.length = 0;
    expect((await get(link)).text).toContain('Monday 23 November, 9:00 – 9:45 am (Sydney time)');
    const moved = await post(link, { action: 'move', appointment: ELEVEN });
    expect(moved.status).toBe(303);
    await leads.worker.runOnce();
    expect(mailTo(owner).subject).toMatch(/your appraisal has moved/);
    expect(calendarOf(owner)).toEqual(expect.arrayContaining(['DTSTART:20261123T000000Z', 'SEQUENCE:1']));
    const { subject, shownTo } = mailTo(MIA.address);
    expect([subject, shownTo?.to]).toEqual([expect.stringMatching(/^Appraisal has moved: Zoë Byron/), [MIA]]);
    expect((await cells()).every((cell) => cell >= `agent-${agent} ${ELEVEN}`)).toBe(true);
    expect(await book(NINE)).toMatchObject({ ok: true });
    const [note] = await query(payload, sql`select "by", text from lead_notes`);
    expect(note?.by).toBe('The owner');
    expect(note?.text).toContain('Appraisal moved from Monday');
  });

  it('moves it ten times and no more, since each move writes to everybody; the agency still can', async () => {
    const { link, staffLink } = await booked();
    for (let move = 0; move < 10; move += 1)
      expect((await post(link, { action: 'move', appointment: move % 2 ? NINE : TEN })).status).toBe(303);
    expect((await post(link, { action: 'move', appointment: ELEVEN })).status).toBe(422);
    const { text } = await get(link);
    expect(text).toContain('To move it, call us');
    expect(text).not.toContain('name="appointment"');
    expect((await post(staffLink, { action: 'move', appointment: ELEVEN })).status).toBe(303);
    expect((await post(link, { action: 'cancel' })).status).toBe(303);
  });

  it('moves it to no time that another owner has', async () => {
    const { link } = await booked();
    await book(ELEVEN);
    const refused = await post(link, { action: 'move', appointment: ELEVEN });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('This time has just been taken');
    expect((await get(link)).text).toContain('9:00 – 9:45 am');
  });

  it('cancels it once, also by the agency, and frees its time', async () => {
    const { owner, link, staffLink } = await booked();
    mails.length = 0;
    expect((await post(staffLink, { action: 'cancel' })).status).toBe(303);
    expect((await post(link, { action: 'cancel' })).status).toBe(422);
    await leads.worker.runOnce();
    expect(mails).toHaveLength(2);
    expect(mailTo(owner).subject).toMatch(/your appraisal is cancelled/);
    expect(calendarOf(owner)).toContain('STATUS:CANCELLED');
    expect(await cells()).toEqual([]);
    expect((await get(link)).text).toContain('Cancelled: Monday 23 November');
  });

  it('changes nothing by being opened, from another website, when made up, or once the appraisal is over', async () => {
    const { link } = await booked();
    await get(link);
    const foreign = await fetch(address + link, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ action: 'cancel' }),
    });
    expect(foreign.status).toBe(403);
    expect((await get('/appraisals/made.up')).status).toBe(410);
    vi.setSystemTime(Date.parse(ELEVEN));
    expect((await post(link, { action: 'cancel' })).status).toBe(422);
    expect((await cells()).length).toBeGreaterThan(0);
  });
});

it('a deleted lead takes its appraisal along', async () => {
  await book(NINE);
  const [lead] = await query(payload, sql`select id from leads`);
  await payload.delete({ collection: 'leads', id: Number(lead?.id) });
  expect(await cells()).toEqual([]);
  expect(await query(payload, sql`select id from appointments`)).toEqual([]);
});

describe('in another language', () => {
  beforeAll(() => payload.updateGlobal({ slug: 'settings', data: { languages: ['vi', 'ar'] } }));

  it('an appraisal is booked, moved and cancelled; staff read English', async () => {
    expect((await get('/ar/book-appraisal')).text).toMatch(/<html lang="ar" dir="rtl"[\s\S]*احجز تقييمًا/);
    const times = await get('/vi/agents/mia-agent/appraisal');
    expect(times.text).toContain('Giờ hiển thị theo giờ Sydney.');
    expect(times.text).toContain('href="/vi/forms/appraisal-booking?');
    const form = await get(`/vi/forms/appraisal-booking?agent_id=${agent}&appointment=${NINE}`);
    expect(form.text).toContain('Đặt giờ này');
    const owner = 'lan@example.com';
    const sent = await post('/vi/forms/appraisal-booking', {
      _ticket: leads.formToken('appraisal-booking'),
      agent_id: String(agent),
      appointment: NINE,
      appraisal_type: 'sale',
      'street-address': '12 King Street',
      suburb: 'Newtown',
      postcode: '2042',
      state: 'NSW',
      first_name: 'Lan',
      last_name: 'Nguyen',
      email: owner,
      phone: '0400 000 000',
    });
    expect(sent.status).toBe(303);
    await leads.worker.runOnce();
    const booking = mailTo(owner);
    expect(booking.subject).toMatch(/: đã đặt hẹn định giá cho bạn/);
    expect(booking.text).toContain('(giờ Sydney)');
    expect(booking.text).not.toMatch(/\b(?:Move|Your|calendar|Monday|Time)\b/);
    expect(calendarOf(owner).join()).toContain('SUMMARY:Định giá bởi Mia Agent');
    const link = `/vi${linkIn(booking.text)}`;
    expect(booking.text).toContain(link);
    expect(mailTo('mia@agency.test').text).toContain('Monday 23 November, 9:00 – 9:45 am (Sydney time)');
    const page = await get(link);
    expect(page.text).toContain('Hẹn định giá của bạn');
    expect(page.text).toContain(`action="${link}"`);
    const moved = await post(link, { action: 'move', appointment: ELEVEN });
    expect(moved.headers.get('location')).toBe(link);
    const [note] = await query(payload, sql`select text from lead_notes`);
    expect(note?.text).toMatch(/^Appraisal moved from Monday 23 November/);
    mails.length = 0;
    await leads.worker.runOnce();
    expect(mailTo(owner).text).toContain('Hẹn định giá của bạn đã dời sang giờ dưới đây.');
    await post(link, { action: 'cancel' });
    expect((await get(link)).text).toContain('Sẽ không có ai đến.');
    await leads.worker.runOnce();
    expect(mailTo(owner).text).toContain(', đã hủy');
  });

  it('says what is wrong with a link', async () => {
    const { status, text } = await get('/vi/appraisals/made.up-and-as-long-as-a-signature');
    expect(status).toBe(410);
    expect(text).toContain('Liên kết này không dùng được');
  });
});

describe('a reminder of an appraisal', () => {
  const REMINDED = { kind: { in: ['visitor-reminder', 'visitor-sms'] } } as const;
  const reminders = async () =>
    (await payload.find({ collection: 'deliveries', where: REMINDED, sort: 'id', depth: 0 })).docs;
  const setReminders = (on: boolean) =>
    payload.updateGlobal({
      slug: 'lead-handling',
      data: {
        smsWebhookUrl: 'http://127.0.0.1:9/',
        smsWebhookSecret: 'a secret of both systems',
        reminders: { byEmail: on, bySms: on, hoursBefore: 24 },
      },
    });
  afterEach(() => setReminders(false));

  it('moves with it', async () => {
    await setReminders(true);
    expect(await book(NINE, { sms_reminder: 'on' })).toMatchObject({ ok: true });
    await leads.worker.runOnce();
    const owner = `owner${owners}@example.com`;
    const link = linkIn(mailTo(owner).text);
    const sunday = '2026-11-21T22:00:00.000Z';
    expect(await reminders()).toMatchObject([
      { kind: 'visitor-reminder', to: owner, state: 'due', dueAt: sunday },
      { kind: 'visitor-sms', to: '+61400000000', state: 'due', dueAt: sunday },
    ]);
    vi.setSystemTime(NOON + 60_000);
    await post(link, { action: 'move', appointment: ELEVEN });
    expect((await reminders()).map(({ dueAt }) => dueAt)).toEqual(Array(2).fill('2026-11-22T00:00:00.000Z'));
    vi.setSystemTime(Date.parse('2026-11-22T00:00:30Z'));
    mails.length = 0;
    await leads.worker.runOnce();
    expect(mailTo(owner, /: reminder of your appraisal \(FR-/).text).toContain('Monday 23 November, 11:00');
    expect(calendarOf(owner)).toContain('SEQUENCE:1');
  });

  it('goes when it is cancelled', async () => {
    await setReminders(true);
    const { link } = await booked();
    expect((await reminders()).map(({ kind }) => kind)).toEqual(['visitor-reminder']);
    vi.setSystemTime(NOON + 60_000);
    await post(link, { action: 'cancel' });
    expect(await reminders()).toEqual([]);
  });

  it('by SMS has a page that stops them, which changes nothing until its button is clicked', async () => {
    await setReminders(true);
    expect(await book(NINE, { sms_reminder: 'on' })).toMatchObject({ ok: true });
    const [lead] = await query(payload, sql`select id from leads`);
    const path = stopSmsPath({ lead: Number(lead?.id), secret: 'secret' });
    const ofMobile = sql`select sms_stopped_at as at from contact_addresses where value = '0400000000'`;
    const stopped = async () => (await query(payload, ofMobile))[0]?.at ?? null;
    expect((await get(path)).text).toContain('ends in 000');
    expect(await stopped()).toBeNull();
    const answer = await post(path, {});
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('You won’t get any more SMS'),
    ]);
    expect(await stopped()).not.toBeNull();
    const sms = (text: string, key = receivedSmsKey('http://127.0.0.1:9/')) =>
      fetch(`${address}/received-sms/${key}`, {
        method: 'POST',
        body: new URLSearchParams({ From: '+61 400 000 000', Body: text }),
      });
    expect(await (await sms('Start')).json()).toEqual({ result: 'start' });
    expect(await stopped()).toBeNull();
    expect(await (await sms('See you then')).json()).toEqual({ result: 'ignored' });
    expect((await sms('STOP', 'made up')).status).toBe(404);
    expect(await stopped()).toBeNull();
    expect(await (await sms('STOP')).json()).toEqual({ result: 'stop' });
    expect(await stopped()).not.toBeNull();
    expect((await get(`${path}x`)).status).toBe(410);
  });
});
