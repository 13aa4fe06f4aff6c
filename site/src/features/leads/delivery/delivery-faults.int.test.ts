import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { createMailer } from '#site/server/mail.ts';
import { MAX_ATTEMPTS } from '#site/server/queue/backoff.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { summariseLeads } from '../inbox/summary/summarise-leads.ts';
import { LISTING, submission, testLeadService } from '../testing/lead-service.ts';

const MINUTE = 60_000;
/** For servers that never answer, in place of the mailer's own timeouts, which are longer than a test should take. */
const IMPATIENT = '?connectionTimeout=500&greetingTimeout=300&socketTimeout=300';

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

/** A mail server on this machine that behaves as told and keeps who got a message. */
async function mailServer({ port = 0, ...behaviour }: SMTPServerOptions & { port?: number } = {}) {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
    ...behaviour,
  });
  // A visitor that hangs up in the middle is what these tests are about.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', () => resolve()));
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= new Promise<void>((resolve) => smtp.close(() => resolve()));
    return closed;
  };
  cleanups.push(close);
  return { received, port: (smtp.server.address() as AddressInfo).port, close };
}

async function leadSentOver(port: number, timeouts = '') {
  const mailer = createMailer({
    env: {
      dataDir,
      smtpUrl: `smtp://127.0.0.1:${port}${timeouts}`,
      mailFrom: 'Harbour Homes <hello@harbour.example>',
      siteUrl: 'https://harbour.example',
    },
  });
  cleanups.push(() => mailer.close());
  const { service, clock } = testLeadService({ payload, mailer });
  const result = await service.submit(submission({ service, clock }));
  expect(result.ok, 'a lead is taken in whatever the mail server does').toBe(true);
  return { service, clock };
}

const notice = async () => {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { kind: { equals: 'notice' } },
    depth: 0,
  });
  return docs[0] as NonNullable<(typeof docs)[0]>;
};

const refuse = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });

/** What comes of a server that never answers. */
const SILENT = /^ETIMEDOUT$/;

describe('a lead waits while the mail server', () => {
  it.each<[string, SMTPServerOptions, RegExp]>([
    ['greets nobody', { onConnect: () => undefined }, SILENT],
    ['says nothing after the address', { onMailFrom: () => undefined }, SILENT],
    ['turns everybody away (421)', { onConnect: (_session, done) => done(refuse(421)) }, /^(421|E\w+)$/],
    ['refuses the sender (550)', { onMailFrom: (_address, _session, done) => done(refuse(550)) }, /^550$/],
    [
      'has no room for the recipient now (450)',
      { onRcptTo: (_address, _session, done) => done(refuse(450)) },
      /^450$/,
    ],
    [
      'refuses the message (452)',
      { onData: (stream, _session, done) => stream.resume().on('end', () => done(refuse(452))) },
      /^452$/,
    ],
    [
      'refuses the message (554)',
      { onData: (stream, _session, done) => stream.resume().on('end', () => done(refuse(554))) },
      /^554$/,
    ],
  ])('%s', async (_, behaviour, code) => {
    const { port } = await mailServer(behaviour);
    const { service, clock } = await leadSentOver(port, code === SILENT ? IMPATIENT : '');
    await service.worker.runOnce();
    const waiting = await notice();
    expect(waiting).toMatchObject({
      state: 'due',
      attemptCount: 1,
      dueAt: new Date(clock.at + MINUTE).toISOString(),
      attempts: [{ ok: false, code: expect.stringMatching(code) }],
    });
  });
});

it('a mail server that was down gets everything when it is back', async () => {
  const { port, close } = await mailServer();
  await close();
  const { service, clock } = await leadSentOver(port);
  await service.worker.runOnce();
  expect(await notice()).toMatchObject({ state: 'due', attempts: [{ ok: false, code: 'ESOCKET' }] });
  const { received } = await mailServer({ port });
  clock.at += MINUTE;
  await service.worker.runOnce();
  expect(await notice()).toMatchObject({ state: 'sent', attemptCount: 2 });
  expect(received.toSorted()).toEqual([
    'lee@agency.test',
    'mia@agency.test',
    expect.stringMatching(/^visitor/),
  ]);
});

it('a recipient who does not exist is given up at once; the others get theirs', async () => {
  const { port, received } = await mailServer({
    onRcptTo: ({ address }, _session, done) => done(address === 'mia@agency.test' ? refuse(550) : undefined),
  });
  const { service } = await leadSentOver(port);
  await service.worker.runOnce();
  expect(await notice()).toMatchObject({ state: 'failed', attemptCount: 1, attempts: [{ code: '550' }] });
  expect(received).toContain('lee@agency.test');
});

it('what never leaves ends as failed with every attempt, and the dashboard counts it', async () => {
  const { port, close } = await mailServer();
  await close();
  const { service, clock } = await leadSentOver(port);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await service.worker.runOnce();
    clock.at += 2 * 24 * 60 * MINUTE;
  }
  expect(await service.worker.runOnce()).toBe(0);
  const ended = await notice();
  expect(ended).toMatchObject({ state: 'failed', attemptCount: MAX_ATTEMPTS });
  expect(ended.attempts).toHaveLength(MAX_ATTEMPTS);
  expect(await summariseLeads({ payload, at: clock.at, days: 30 })).toMatchObject({ failed: 3 });
});
