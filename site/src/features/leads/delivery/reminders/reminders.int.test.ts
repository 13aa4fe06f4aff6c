// One boot of Payload: about six seconds. Reminders of inspections, from the form to the phone.

import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { mobileOfStopLink } from '../../contacts/sms-stops.ts';
import { loadHistory } from '../../inbox/history/lead-history.ts';
import {
  directory,
  LISTING,
  NOON,
  recordingMailer,
  submission,
  testLeadService,
} from '../../testing/lead-service.ts';
import { startWebhookServer } from '../../testing/webhook-server.ts';
import type { ReminderSettings } from '../../types/lead-types.ts';

const ON: ReminderSettings = { byEmail: true, bySms: true, hoursBefore: 24, quietFrom: 20, quietUntil: 8 };
/** Saturday 28 November, 11 am in Sydney, and a day before. */
const INSPECTION = '2026-11-28T00:00:00.000Z';
const DAY_BEFORE = '2026-11-27T00:00:00.000Z';

let payload: Payload;
let server: Awaited<ReturnType<typeof startWebhookServer>>;
let listing = 0;
beforeAll(async () => {
  payload = (await testPayload()).payload;
  const data = { method: 'buy', category: 'residential', status: 'current', suburb: 'Newtown' } as const;
  listing = (
    await payload.create({ collection: 'listings', data: { ...data, _status: 'draft' }, draft: true })
  ).id;
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads', 'contact_addresses', 'contacts');
  server = await startWebhookServer();
  const webhook = { smsWebhookUrl: server.url, smsWebhookSecret: 'a secret of both systems' };
  await payload.updateGlobal({ slug: 'lead-handling', data: webhook });
});
afterEach(() => server.close());

/** A website with these reminders, its clock on Saturday noon, a week before. */
function website(settings: Partial<ReminderSettings> = {}) {
  const times = [{ value: INSPECTION, label: 'Saturday 28 November, 11:00 – 11:30 am' }];
  const { mailer, sent } = recordingMailer();
  const setup = testLeadService({
    payload,
    mailer,
    limits: false,
    webhookLimits: { timeoutMs: 5000, allowPrivateHosts: [server.host] },
    directory: {
      ...directory,
      listing: async (id) => (id === listing ? { ...LISTING, id } : undefined),
      inspections: async () => times,
      reminders: async () => ({ ...ON, ...settings }),
    },
  });
  const { service, clock } = setup;
  return {
    ...setup,
    times,
    mails: sent,
    async register(values: Record<string, string> = {}) {
      const form = 'inspection-registration';
      const fields = { property_id: String(listing), inspection: INSPECTION, sms_reminder: 'on', ...values };
      const names = { first_name: 'Zoë', last_name: 'Byron', email: 'zoe@example.com' };
      const result = await service.submit(
        submission({ service, clock, form, values: { ...names, ...fields } }),
      );
      expect(result).toMatchObject({ ok: true });
      await service.worker.runOnce();
      sent.length = 0;
    },
    async runAt(at: string) {
      clock.at = Date.parse(at);
      await service.worker.runOnce();
    },
  };
}
const reminders = async () =>
  (
    await payload.find({
      collection: 'deliveries',
      where: { kind: { in: ['visitor-reminder', 'visitor-sms'] } },
      sort: 'id',
      depth: 0,
    })
  ).docs;
const lead = async () =>
  (await payload.find({ collection: 'leads', sort: '-id', limit: 1, depth: 0 })).docs[0];
const texts = () => server.received.map(({ body }) => String(JSON.parse(body).text));

describe('a visitor who registers for an inspection', () => {
  it('is reminded a day before, by email and by SMS, once', async () => {
    const { register, runAt, mails } = website();
    await register();
    expect(await reminders()).toMatchObject([
      { kind: 'visitor-reminder', to: 'zoe@example.com', state: 'due', dueAt: DAY_BEFORE },
      { kind: 'visitor-sms', to: '+61400000000', state: 'due', dueAt: DAY_BEFORE },
    ]);
    await runAt('2026-11-26T23:59:00Z');
    expect([mails.length, server.received.length]).toEqual([0, 0]);
    await runAt(DAY_BEFORE);
    await runAt('2026-11-27T01:00:00Z');
    const [mail, ...more] = mails;
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Reminder of your inspection with Harbour Homes \(FR-/);
    expect(mail?.text).toContain(
      'This is a reminder of your inspection. Mia Agent looks forward to meeting you.',
    );
    expect(texts()).toEqual([
      expect.stringMatching(
        /^Harbour Homes: a reminder of your inspection of 12 Example Street, Newtown NSW 2042, Saturday 28 November, 11:00 am\. To change it, call 02 5550 0000\. No more SMS: https:\/\/harbour\.example\/stop-sms\/\S+$/,
      ),
    ]);
    expect((await reminders()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('has them in the history of the lead, with what the SMS said', async () => {
    const { register, runAt } = website();
    await register();
    await runAt(DAY_BEFORE);
    const entries = await loadHistory({ req: { payload } as never, lead: (await lead()) as never });
    expect(entries.filter(({ kind }) => kind === 'reminder')).toMatchObject([
      { to: 'zoe@example.com', state: 'sent' },
      { to: '+61400000000', state: 'sent', text: texts()[0] },
    ]);
  });

  it('gets no SMS without having asked for one, or without a mobile number', async () => {
    const { register } = website();
    await register({ sms_reminder: '' });
    await register({ phone: '02 5550 1234', email: 'landline@example.com' });
    expect((await reminders()).map(({ kind }) => kind)).toEqual(['visitor-reminder', 'visitor-reminder']);
  });

  it('is not asked, and not reminded, while the agency has switched it off', async () => {
    const { service, register } = website({ byEmail: false, bySms: false });
    const values = { property_id: String(listing) };
    const form = await service.form({ form: 'inspection-registration', values });
    expect(form?.definition.fields.map(({ name }) => name)).not.toContain('sms_reminder');
    const on = await website().service.form({ form: 'inspection-registration', values });
    expect(on?.definition.fields.map(({ name }) => name)).toContain('sms_reminder');
    await register();
    expect(await reminders()).toEqual([]);
  });

  it('is reminded once where they registered twice', async () => {
    const { register, runAt, mails } = website();
    await register();
    await register();
    await runAt(DAY_BEFORE);
    expect([mails.length, server.received.length]).toEqual([1, 1]);
    expect((await reminders()).map(({ state }) => state)).toEqual(['sent', 'sent', 'skipped', 'skipped']);
  });
});

describe('a reminder', () => {
  it('is not sent once the inspection was taken away, the lead was spam, or it is over', async () => {
    const cancelled = website();
    await cancelled.register();
    cancelled.times.length = 0;
    await cancelled.runAt(DAY_BEFORE);
    expect(JSON.stringify((await reminders())[1]?.attempts)).toContain(
      'It was cancelled, or its time has changed.',
    );
    await emptyTables(payload, 'deliveries', 'leads');
    const late = website();
    await late.register();
    await late.runAt('2026-11-28T00:00:00Z');
    await emptyTables(payload, 'deliveries', 'leads');
    const spam = website();
    await spam.register();
    await query(payload, sql`update leads set state = 'spam'`);
    await spam.runAt(DAY_BEFORE);
    expect((await reminders()).map(({ state }) => state)).toEqual(['skipped', 'skipped']);
    expect([cancelled.mails, late.mails, spam.mails, server.received]).toEqual([[], [], [], []]);
  });

  it('that was held up waits for the end of the quiet hours', async () => {
    const { register, runAt } = website();
    await register();
    await runAt('2026-11-27T10:00:00Z');
    expect(server.received).toEqual([]);
    expect((await reminders())[1]).toMatchObject({ state: 'due', attempts: [{ code: 'EQUIET' }] });
    await runAt('2026-11-27T21:30:00Z');
    expect(server.received).toHaveLength(1);
  });

  it('goes with the lead', async () => {
    const { register } = website();
    await register();
    await payload.delete({ collection: 'leads', id: Number((await lead())?.id) });
    expect(await reminders()).toEqual([]);
  });
});

describe('who stops SMS', () => {
  const linkIn = (text = '') => /stop-sms\/(\S+)$/.exec(text)?.[1] ?? expect.fail(text);

  it('gets none any more, until they ask for one again', async () => {
    const { service, clock, register, runAt } = website();
    await register();
    await runAt(DAY_BEFORE);
    const token = linkIn(texts()[0]);
    expect(await service.stopsSms({ token, stop: false })).toBe('0400000000');
    clock.at = NOON;
    await register({ email: 'before@example.com' });
    clock.at += 1000;
    expect(await service.stopsSms({ token, stop: true })).toBe('0400000000');
    // Another inspection, so that it is not the same reminder twice.
    await query(
      payload,
      sql`update leads set inspection = '2026-11-29T00:00:00.000Z' where email = 'zoe@example.com'`,
    );
    await runAt(DAY_BEFORE);
    expect(server.received).toHaveLength(1);
    expect(JSON.stringify((await reminders()).at(-1)?.attempts)).toContain(
      'This person asked for no more SMS.',
    );
    clock.at = NOON + 60_000;
    await query(payload, sql`update leads set inspection = '2026-11-29T00:00:00.000Z'`);
    await register({ email: 'again@example.com' });
    await runAt(DAY_BEFORE);
    expect(server.received).toHaveLength(2);
  });

  it('needs a link that we made, of a lead that is there', async () => {
    const { service, register, runAt } = website();
    await register();
    await runAt(DAY_BEFORE);
    const token = linkIn(texts()[0]);
    expect(await service.stopsSms({ token: `${token.slice(0, -2)}xx`, stop: true })).toBeUndefined();
    await payload.delete({ collection: 'leads', id: Number((await lead())?.id) });
    expect(await mobileOfStopLink({ payload, token, secret: 'secret' })).toBeUndefined();
  });
});
