// One boot of Payload: about six seconds.
import { sql } from 'drizzle-orm';
import type { Endpoint, Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { answerOf, staffRequest, storeLead } from '#site/features/leads/testing/stored-leads.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import type { MailMessage, MailResult } from '#site/server/mail.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { composeNewsletter } from './compose-newsletter.ts';
import { provideNewsletters } from './newsletter-composer.ts';
import { newsletterEndpoints } from './newsletter-endpoints.ts';
import type { NewsletterProgress } from './newsletter-types.ts';
import { loadSegment } from './segment.ts';
import {
  beginNewsletter,
  createNewsletterWorker,
  finishNewsletters,
  resendNewsletter,
} from './send-newsletters.ts';

let payload: Payload;
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  provideNewsletters(composeNewsletter);
  env().smtpUrl = 'smtp://127.0.0.1:25';
  await payload.create({
    collection: 'offices',
    data: {
      name: 'Newtown',
      street: '1 King Street',
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
      _status: 'published',
    },
  });
});
beforeEach(() =>
  emptyTables(payload, 'deliveries', 'leads', 'newsletter_mails', 'newsletter_subscribers', 'newsletters'),
);

const subscribe = async (email: string, state = 'confirmed') =>
  Number(
    (
      await payload.create({
        collection: 'newsletter-subscribers',
        data: { email, state: state as 'confirmed', consentedAt: '2026-11-01T00:00:00.000Z' },
      })
    ).id,
  );
const compose = async (data: object = {}) =>
  Number(
    (
      await payload.create({
        collection: 'newsletters',
        data: {
          subject: 'Spring',
          parts: [
            {
              kind: 'text',
              heading: 'Hello',
              text: 'One\n\nTwo & three',
              buttonText: 'Sell',
              buttonLink: '/sell',
            },
          ],
          ...data,
        } as never,
      })
    ).id,
  );
const ask = async <Answer>(path: string, id: number, role: 'admin' | 'agent' = 'admin') => {
  const endpoint = newsletterEndpoints.find((one) => one.path === path) as Endpoint;
  const { status, text, headers } = await answerOf(() => {
    const req = staffRequest({ payload, person: { role }, body: {} });
    return endpoint.handler(Object.assign(req as object, { routeParams: { id: String(id) } }) as never);
  });
  const isJson = headers.get('content-type')?.includes('json');
  return { status, text, data: (isJson ? JSON.parse(text) : undefined) as Answer };
};

/** A worker whose mail server answers as given, and what it was asked to send. */
function worker({ now = Date.now, refuses = [] }: { now?: () => number; refuses?: string[] } = {}) {
  const sent: MailMessage[] = [];
  const created = createNewsletterWorker({
    payload,
    siteUrl: 'https://agency.test',
    secret: 'secret',
    now,
    mailer: {
      async send(message): Promise<MailResult> {
        sent.push(message);
        return refuses.includes(message.to[0]?.address ?? '')
          ? { ok: false, code: '550', answer: 'No such user', permanent: true }
          : { ok: true, answer: '250 OK' };
      },
      close: () => undefined,
    },
  });
  return { ...created, sent };
}

it('goes to each confirmed subscriber once, with their own unsubscribe link', async () => {
  await subscribe('zoe@example.com');
  await subscribe('lee@example.com');
  await subscribe('waiting@example.com', 'pending');
  await subscribe('gone@example.com', 'unsubscribed');
  const id = await compose();
  expect((await ask<NewsletterProgress>('/:id/progress', id)).data).toMatchObject({
    subscribers: 2,
    recipients: 2,
    gaps: [],
  });
  expect((await ask('/:id/send', id)).status).toBe(201);
  expect((await ask('/:id/send', id)).status).toBe(409);
  const { runOnce, sent } = worker();
  await runOnce();
  expect(sent.map(({ to }) => to[0]?.address).toSorted()).toEqual(['lee@example.com', 'zoe@example.com']);
  expect(new Set(sent.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(2);
  for (const { html, text, unsubscribeUrl, subject } of sent) {
    expect(subject).toBe('Spring');
    expect(html).toContain(`href="${unsubscribeUrl}"`);
    expect(text).toContain(`Unsubscribe: ${unsubscribeUrl}`);
    expect(text).toContain('1 King Street, Newtown NSW 2042');
    expect(html).toContain('Two &amp; three');
    expect(html).not.toContain('unsubscribe.invalid');
  }
  await finishNewsletters({ payload, now: Date.now() });
  expect((await ask<NewsletterProgress>('/:id/progress', id)).data).toMatchObject({
    state: 'sent',
    sent: 2,
    waiting: 0,
  });
});

it('stays as it was sent, and a copy is a draft', async () => {
  await subscribe('zoe@example.com');
  const id = await compose();
  await ask('/:id/send', id);
  await expect(payload.update({ collection: 'newsletters', id, data: { subject: 'Other' } })).rejects.toThrow(
    'has been sent',
  );
  const copy = await payload.duplicate({ collection: 'newsletters', id });
  expect(copy).toMatchObject({ subject: 'Spring', state: 'draft', sentAt: null });
  expect((await ask('/:id/preview', id)).text).toContain('Two &amp; three');
});

it('is sent so many a minute, and what waits can be stopped', async () => {
  const subscribers = [1, 2, 3, 4, 5];
  const start = Date.parse('2026-11-23T00:00:00Z');
  const id = await compose();
  const begin = () => beginNewsletter({ payload, newsletter: id, subscribers, perMinute: 2, now: start });
  expect(await begin()).toBe(5);
  expect(await begin()).toBeUndefined();
  const rows = await query(payload, sql`select due_at from newsletter_mails order by id`);
  const minutes = rows.map((row) => (new Date(String(row.due_at)).getTime() - start) / 60_000);
  expect(minutes).toEqual([0, 0, 1, 1, 2]);
  expect((await ask<{ stopped: number }>('/:id/stop', id)).data.stopped).toBe(5);
  expect((await ask<NewsletterProgress>('/:id/progress', id)).data).toMatchObject({
    state: 'stopped',
    waiting: 0,
  });
});

it('stays a draft when its emails could not all be queued', async () => {
  const id = await compose();
  // The second statement fails.
  const subscribers = [...Array.from({ length: 500 }, (_, index) => index + 1), null as never];
  const begun = beginNewsletter({ payload, newsletter: id, subscribers, perMinute: 60, now: Date.now() });
  await expect(begun).rejects.toThrow();
  expect(await payload.findByID({ collection: 'newsletters', id })).toMatchObject({ state: 'draft' });
  expect(await query(payload, sql`select id from newsletter_mails`)).toEqual([]);
});

it('leaves out who unsubscribed meanwhile, and ends a subscription that the mail server refuses', async () => {
  const zoe = await subscribe('zoe@example.com');
  const lee = await subscribe('lee@example.com');
  const id = await compose();
  await ask('/:id/send', id);
  await payload.update({ collection: 'newsletter-subscribers', id: zoe, data: { state: 'unsubscribed' } });
  const { runOnce, sent } = worker({ refuses: ['lee@example.com'] });
  await runOnce();
  expect(sent.map(({ to }) => to[0]?.address)).toEqual(['lee@example.com']);
  expect(await payload.findByID({ collection: 'newsletter-subscribers', id: lee })).toMatchObject({
    state: 'unsubscribed',
    endedBy: 'The mail server, which refused the address (550)',
  });
  expect((await ask<NewsletterProgress>('/:id/progress', id)).data).toMatchObject({
    sent: 0,
    skipped: 1,
    failed: 1,
    refusal: expect.stringContaining('No such user'),
  });
});

it('is sent again to those who did not get it and are still subscribed, and to nobody else', async () => {
  const [zoe, lee, max] = await Promise.all(
    ['zoe', 'lee', 'max'].map((name) => subscribe(`${name}@example.com`)),
  );
  await subscribe('ann@example.com');
  const id = await compose({ perMinute: 1 });
  expect((await ask('/:id/resend', id)).status).toBe(409);
  await ask('/:id/send', id);
  const setState = (state: string, subscriber: number | undefined) =>
    query(payload, sql`update newsletter_mails set state = ${state} where subscriber = ${subscriber}`);
  await query(payload, sql`update newsletter_mails set state = 'sent'`);
  await setState('failed', zoe);
  await setState('outbox', lee);
  await setState('failed', max);
  await payload.update({
    collection: 'newsletter-subscribers',
    id: Number(max),
    data: { state: 'unsubscribed' },
  });
  await finishNewsletters({ payload, now: Date.now() });
  const progress = async () => (await ask<NewsletterProgress>('/:id/progress', id)).data;
  expect(await progress()).toMatchObject({ state: 'sent', sent: 1, failed: 2, unsent: 1, again: 2 });
  expect((await ask('/:id/resend', id, 'agent')).status).toBe(403);
  expect((await ask<{ recipients: number }>('/:id/resend', id)).data).toEqual({ recipients: 2 });
  expect((await ask('/:id/resend', id)).status).toBe(409);
  expect(await progress()).toMatchObject({ state: 'sending', waiting: 2, failed: 1, again: 0 });
  // So many a minute, as the first time.
  const now = Date.now() + 2 * 60_000;
  const { runOnce, sent } = worker({ now: () => now });
  await runOnce();
  expect(sent.map(({ to }) => to[0]?.address).toSorted()).toEqual(['lee@example.com', 'zoe@example.com']);
  await finishNewsletters({ payload, now });
  expect(await progress()).toMatchObject({ state: 'sent', sent: 3, waiting: 0, failed: 1 });
});

it('is not sent again without a mail server, nor once it was stopped', async () => {
  await subscribe('zoe@example.com');
  const id = await compose();
  await ask('/:id/send', id);
  await query(payload, sql`update newsletter_mails set state = 'failed'`);
  const { smtpUrl } = env();
  env().smtpUrl = undefined;
  const refused = await ask('/:id/resend', id);
  env().smtpUrl = smtpUrl;
  expect(refused.status).toBe(400);
  await query(payload, sql`update newsletters set state = 'stopped' where id = ${id}`);
  expect((await ask('/:id/resend', id)).status).toBe(409);
  expect(await resendNewsletter({ payload, newsletter: id, perMinute: 60, by: 'Ada', now: Date.now() })).toBe(
    0,
  );
});

it('goes to a segment by what subscribers sent', async () => {
  const zoe = await subscribe('zoe@example.com');
  const lee = await subscribe('lee@example.com');
  await subscribe('max@example.com');
  await storeLead(payload, { email: 'zoe@example.com', form: 'sales-appraisal' });
  const lead = await storeLead(payload, { email: 'lee@example.com', form: 'rental-appraisal' });
  const answers = JSON.stringify([{ name: 'suburb', label: 'Suburb', text: 'Leura' }]);
  await query(payload, sql`update leads set answers = ${answers} where id = ${lead}`);
  const segment = async (interest: 'vendor' | 'landlord' | 'all', suburbs: string[] = []) =>
    (await loadSegment({ payload, interest, suburbs })).ids;
  expect(await segment('vendor')).toEqual([zoe]);
  expect(await segment('landlord')).toEqual([lee]);
  expect(await segment('all', ['leura'])).toEqual([lee]);
  expect(await segment('vendor', ['Leura'])).toEqual([]);
  expect(await segment('all')).toHaveLength(3);
});

it('is not sent where there is no mail server, and what went to the outbox is not called sent', async () => {
  await subscribe('zoe@example.com');
  const id = await compose();
  const { smtpUrl } = env();
  env().smtpUrl = undefined;
  const { data } = await ask<NewsletterProgress>('/:id/progress', id);
  const refused = await ask('/:id/send', id);
  env().smtpUrl = smtpUrl;
  expect(data.gaps).toEqual([expect.stringContaining('Email is not set up')]);
  expect(refused.status).toBe(400);
  expect(await payload.findByID({ collection: 'newsletters', id })).toMatchObject({ state: 'draft' });
  // The mail server was taken away after it was queued.
  await ask('/:id/send', id);
  await query(payload, sql`update newsletter_mails set state = 'outbox'`);
  expect((await ask<NewsletterProgress>('/:id/progress', id)).data).toMatchObject({ sent: 0, unsent: 1 });
});

it('is not sent empty, to nobody, or by those who may not', async () => {
  const empty = await compose({ parts: [{ kind: 'openHomes' }] });
  expect((await ask<NewsletterProgress>('/:id/progress', empty)).data.gaps).toEqual([
    'Add a part with something to show.',
  ]);
  expect((await ask('/:id/send', empty)).status).toBe(400);
  const id = await compose();
  expect((await ask('/:id/send', id)).status).toBe(400);
  await subscribe('zoe@example.com');
  expect((await ask('/:id/send', id, 'agent')).status).toBe(403);
  expect((await ask('/:id/test', id, 'agent')).status).toBe(403);
});
