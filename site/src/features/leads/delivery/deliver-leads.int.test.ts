import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { createMailer, type MailResult } from '#site/server/mail.ts';
import { MAX_ATTEMPTS } from '#site/server/queue/backoff.ts';
import { LEASE_MS } from '#site/server/queue/queue.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import {
  directory,
  LISTING,
  NOON,
  recordingMailer,
  submission,
  testLeadService,
} from '../testing/lead-service.ts';
import type { LeadDirectory } from '../types/lead-types.ts';
import { CHANNELS, createDeliveryQueue } from './delivery-queue.ts';

let payload: Payload;
let dataDir: string;
beforeAll(async () => {
  ({ payload, dataDir } = await testPayload());
  await query(payload, sql`insert into listings (id) values (${LISTING.id})`);
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
});

const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const MINUTE = 60_000;
const deliveries = async () =>
  (await payload.find({ collection: 'deliveries', sort: 'id', depth: 0, limit: 100 })).docs;
const states = async () => (await deliveries()).map(({ kind, state }) => `${kind} ${state}`);

describe('over a real mail server', () => {
  async function mailServer() {
    const received: { to: string[]; source: string }[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let source = '';
        stream.on('data', (chunk) => (source += chunk));
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    cleanups.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
    const { port } = smtp.server.address() as AddressInfo;
    const env = {
      dataDir,
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Harbour Homes <hello@harbour.example>',
      siteUrl: 'https://harbour.example',
    };
    const mailer = createMailer({ env, now: () => new Date(NOON) });
    cleanups.push(() => mailer.close());
    return { received, mailer };
  }

  it('a lead reaches the agent, the other agent and the visitor', async () => {
    const { received, mailer } = await mailServer();
    const { service, clock } = testLeadService({ payload, mailer });
    const result = await service.submit(submission({ service, clock, values: { email: 'zoe@example.com' } }));
    const reference = result.ok ? result.reference : '';
    expect(await service.worker.runOnce()).toBe(3);
    expect(await states()).toEqual(['notice sent', 'copy sent', 'autoresponse sent']);

    const mailTo = async (address: string) => {
      const message = received.find(({ to }) => to.includes(address));
      return { ...(await PostalMime.parse(message?.source ?? '')), source: message?.source ?? '' };
    };
    const notice = await mailTo('mia@agency.test');
    expect(notice).toMatchObject({
      from: { name: 'Harbour Homes', address: 'hello@harbour.example' },
      replyTo: [{ name: 'Zoë Byron', address: 'zoe@example.com' }],
      subject: `Property enquiry: Zoë Byron, 12 Example Street, Newtown NSW 2042 (${reference})`,
    });
    const { id } = (await payload.find({ collection: 'leads' })).docs[0] ?? {};
    for (const part of [notice.text, notice.html]) {
      expect(part).toContain('May I see it?');
      expect(part).toContain('Contact agent');
      expect(part).toContain(`https://harbour.example/admin/collections/leads/${id}`);
    }
    expect(notice.source).not.toContain('Auto-Submitted');

    const copy = await mailTo('lee@agency.test');
    expect(copy.text).toContain('Mia Agent is responding to this enquiry');
    expect(copy.text).not.toContain('/admin/');

    const answer = await mailTo('zoe@example.com');
    expect(answer).toMatchObject({
      replyTo: [{ name: 'Mia Agent', address: 'mia@agency.test' }],
      subject: `Harbour Homes: we’ve received your message (${reference})`,
    });
    expect(answer.text).toContain('0400 111 222');
    expect(answer.source).toContain('Auto-Submitted: auto-replied');
  });
});

it('without a mail server a message is written to the outbox, and nothing says that it was sent', async () => {
  const env = {
    dataDir,
    smtpUrl: undefined,
    mailFrom: 'hello@harbour.example',
    siteUrl: 'https://x.example',
  };
  const { service, clock } = testLeadService({ payload, mailer: createMailer({ env }) });
  await service.submit(submission({ service, clock }));
  await service.worker.runOnce();
  expect(await states()).toEqual(['notice outbox', 'copy outbox', 'autoresponse outbox']);
  for (const { sentAt, attempts } of await deliveries()) {
    expect(sentAt ?? null).toBeNull();
    expect(attempts).toMatchObject([{ ok: true, result: 'Saved to the outbox folder.' }]);
  }
  // Once there is a mail server, it can be sent again.
  const [notice] = await deliveries();
  await createDeliveryQueue(payload).requeue({ id: Number(notice?.id), at: NOON, by: 'Ada' });
  await testLeadService({ payload }).service.worker.runOnce();
  expect(await states()).toEqual(['notice sent', 'copy outbox', 'autoresponse outbox']);
  // The queue of accounts knows the state as well.
  const mail = {
    kind: 'confirm',
    to: 'zoe@example.com',
    state: 'outbox',
    dueAt: new Date().toISOString(),
  } as const;
  const data = { ...mail, attemptCount: 1 };
  expect((await payload.create({ collection: 'account-mails', data })).state).toBe('outbox');
});

it('what waits is taken in the order it is due, with what a worker that died left, and by one worker each', async () => {
  const { service, clock } = testLeadService({ payload });
  for (let lead = 0; lead < 10; lead += 1) await service.submit(submission({ service, clock }));
  const all = (await query<{ id: unknown }>(payload, sql`select id from deliveries order by id`)).map(
    ({ id }) => Number(id),
  );
  const at = NOON + 60 * MINUTE;
  const [kinds, length] = [['due', 'due', 'sending'], all.length];
  for (const [place, id] of all.entries())
    await query(
      payload,
      sql`update deliveries set state = ${String(kinds[place % 3])},
        due_at = ${new Date(at - (length - place) * 1000).toISOString()} where id = ${id}`,
    );
  // Not yet due.
  const late = all.at(-1) as number;
  await query(
    payload,
    sql`update deliveries set due_at = ${new Date(at + 1).toISOString()} where id = ${late}`,
  );

  const queue = createDeliveryQueue(payload);
  const first = await queue.claim({ at, count: 7, lane: CHANNELS.mail });
  expect(first.map(({ id }) => id).sort((a, b) => a - b)).toEqual(all.slice(0, 7));
  const rest = await Promise.all(Array.from({ length: 8 }, () => queue.claim({ at, count: 7 })));
  // On PostgreSQL one may be passed over while another looks at it.
  rest.push(await queue.claim({ at, count: length }));
  const taken = [first, ...rest].flat().map(({ id }) => id);
  expect(taken.sort((a, b) => a - b)).toEqual(all.slice(0, -1));
  expect(await queue.nextDue(CHANNELS.mail)).toBe(at + 1);
  expect(await queue.nextDue(CHANNELS.webhook)).toBeUndefined();
});

describe('while the mail server is down', () => {
  const down: MailResult = {
    ok: false,
    code: 'ECONNECTION',
    answer: 'connect ECONNREFUSED',
    permanent: false,
  };

  it('each attempt is recorded and the next one waits longer, until the message leaves', async () => {
    let answer: MailResult = down;
    const { mailer, sent } = recordingMailer(() => answer);
    const { service, clock } = testLeadService({ payload, mailer });
    await service.submit(submission({ service, clock }));
    expect(await service.worker.runOnce()).toBe(3);
    expect(await deliveries()).toMatchObject([
      {
        state: 'due',
        attemptCount: 1,
        dueAt: new Date(clock.at + MINUTE).toISOString(),
        attempts: [
          {
            at: new Date(clock.at).toISOString(),
            ok: false,
            code: 'ECONNECTION',
            result: 'connect ECONNREFUSED',
          },
        ],
      },
      { state: 'due' },
      { state: 'due' },
    ]);
    expect(await service.worker.runOnce()).toBe(0);

    clock.at += MINUTE;
    expect(await service.worker.runOnce()).toBe(3);
    clock.at += 5 * MINUTE;
    answer = { ok: true, answer: '250 OK' };
    expect(await service.worker.runOnce()).toBe(3);
    expect(sent).toHaveLength(3);
    const [notice] = await deliveries();
    expect(notice).toMatchObject({
      state: 'sent',
      attemptCount: 3,
      sentAt: new Date(clock.at).toISOString(),
    });
    expect(notice?.attempts).toHaveLength(3);
  });

  it('is given up after the budget, and staff can send it again', async () => {
    let answer: MailResult = down;
    const { mailer, sent } = recordingMailer(() => answer);
    const { service, clock } = testLeadService({ payload, mailer });
    await service.submit(submission({ service, clock }));
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      expect(await service.worker.runOnce()).toBe(3);
      clock.at += 2 * 24 * 60 * MINUTE;
    }
    expect(await service.worker.runOnce()).toBe(0);
    expect(await states()).toEqual(['notice failed', 'copy failed', 'autoresponse failed']);

    answer = { ok: true, answer: '250 OK' };
    const [notice] = await deliveries();
    const queue = createDeliveryQueue(payload);
    expect(await queue.requeue({ id: Number(notice?.id), at: NOON, by: 'Ada' })).toBe(true);
    expect(await service.worker.runOnce()).toBe(1);
    expect(sent).toHaveLength(1);
    expect((await deliveries())[0]).toMatchObject({ state: 'sent', attemptCount: 1 });
    expect((await deliveries())[0]?.attempts).toHaveLength(MAX_ATTEMPTS + 2);
  });

  it('a recipient who does not exist is given up at once', async () => {
    const { mailer } = recordingMailer(() => ({
      ok: false,
      code: '550',
      answer: 'No such person',
      permanent: true,
    }));
    const { service, clock } = testLeadService({ payload, mailer });
    await service.submit(submission({ service, clock }));
    await service.worker.runOnce();
    expect(await states()).toEqual(['notice failed', 'copy failed', 'autoresponse failed']);
  });
});

describe('with more than one worker', () => {
  it('no delivery is sent twice', async () => {
    const { mailer, sent } = recordingMailer();
    const one = testLeadService({ payload, mailer });
    const two = testLeadService({ payload, mailer });
    for (let count = 0; count < 8; count += 1) await one.service.submit(submission(one));
    two.clock.at = one.clock.at;
    const tried = await Promise.all([one.service.worker.runOnce(), two.service.worker.runOnce()]);
    expect(tried[0] + tried[1]).toBe(24);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(24);
    expect(sent).toHaveLength(24);
  });

  it('what a worker held when it died is taken up again after its lease, as the same message', async () => {
    const { mailer, sent } = recordingMailer();
    const { service, clock } = testLeadService({ payload, mailer });
    await service.submit(submission({ service, clock }));
    const queue = createDeliveryQueue(payload);
    expect(await queue.claim({ at: clock.at, count: 10 })).toHaveLength(3);
    expect(await states()).toEqual(['notice sending', 'copy sending', 'autoresponse sending']);

    clock.at += LEASE_MS - 1;
    expect(await service.worker.runOnce()).toBe(0);
    clock.at += 1;
    expect(await service.worker.runOnce()).toBe(3);
    expect(await deliveries()).toMatchObject([{ state: 'sent', attemptCount: 2 }, {}, {}]);
    expect(sent[0]?.id).toMatch(/^FR-\w{6}\.\d+\.0$/);
  });

  it('each message is recorded as it is sent: after a crash only what was under way is sent again', async () => {
    const { mailer, sent } = recordingMailer();
    const hanging = Promise.withResolvers<MailResult>();
    const { service, clock } = testLeadService({
      payload,
      mailer: {
        ...mailer,
        // The first one does not come to an end before the crash.
        async send(message) {
          if (sent.length > 0) return mailer.send(message);
          sent.push(message);
          return hanging.promise;
        },
      },
    });
    await service.submit(submission({ service, clock }));
    const dying = service.worker.runOnce();
    const recorded = async () => (await states()).filter((state) => state.endsWith(' sent')).length;
    await expect.poll(recorded).toBe(2);

    const next = testLeadService({ payload, mailer });
    next.clock.at = clock.at + LEASE_MS;
    expect(await next.service.worker.runOnce()).toBe(1);
    expect(await states()).toEqual(['notice sent', 'copy sent', 'autoresponse sent']);
    expect(sent).toHaveLength(4);
    expect(sent.at(-1)?.id).toBe(sent[0]?.id);
    hanging.resolve({ ok: true, answer: 'late' });
    await dying;
  });

  it('a worker that comes back too late changes nothing', async () => {
    const { service, clock } = testLeadService({ payload });
    await service.submit(submission({ service, clock }));
    const queue = createDeliveryQueue(payload);
    const claimed = await queue.claim({ at: clock.at, count: 1 });
    clock.at += LEASE_MS;
    await service.worker.runOnce();
    const late = claimed.map((job) => ({
      job,
      attempt: { at: 'late', ok: false, result: 'late' },
      retryAt: clock.at,
    }));
    await queue.settle({ at: clock.at, outcomes: late });
    expect(await states()).toEqual(['notice sent', 'copy sent', 'autoresponse sent']);
  });

  it('does not put back what is just being sent', async () => {
    const { service, clock } = testLeadService({ payload });
    await service.submit(submission({ service, clock }));
    const queue = createDeliveryQueue(payload);
    const [held] = await queue.claim({ at: clock.at, count: 1 });
    expect(await queue.requeue({ id: Number(held?.id), at: clock.at, by: 'Ada' })).toBe(false);
  });
});

it('a started worker is woken by a new lead and stops when told', async () => {
  const { mailer, sent } = recordingMailer();
  const { service, clock } = testLeadService({ payload, mailer });
  service.worker.start();
  await service.submit(submission({ service, clock }));
  await expect.poll(() => sent.length, { timeout: 5000 }).toBe(3);
  await service.worker.stop();
  expect(await states()).toEqual(['notice sent', 'copy sent', 'autoresponse sent']);
});

it('a started worker is woken for the webhooks of a new lead', async () => {
  const route: LeadDirectory['route'] = async (matter) => ({
    ...(await directory.route(matter)),
    webhooks: ['Removed since'],
  });
  const { service, clock } = testLeadService({ payload, directory: { ...directory, route } });
  service.worker.start();
  await service.submit(submission({ service, clock }));
  await expect.poll(states, { timeout: 5000 }).toContain('webhook failed');
  await service.worker.stop();
});

it('knows when the next delivery is due, of one channel and of all', async () => {
  const { service, clock } = testLeadService({ payload });
  const queue = createDeliveryQueue(payload);
  expect(await queue.nextDue()).toBeUndefined();
  await service.submit(submission({ service, clock }));
  expect(await queue.nextDue()).toBe(clock.at);
  expect(await queue.nextDue(CHANNELS.webhook)).toBeUndefined();
  await queue.claim({ at: clock.at, count: 3 });
  expect(await queue.nextDue(CHANNELS.mail)).toBe(clock.at + LEASE_MS);
});
