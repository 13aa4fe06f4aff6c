import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { MAX_ATTEMPTS } from '#site/server/queue/backoff.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { summariseLeads } from '../../inbox/summary/summarise-leads.ts';
import { directory, LISTING, submission, testLeadService } from '../../testing/lead-service.ts';
import { startWebhookServer } from '../../testing/webhook-server.ts';
import { createDeliveryQueue } from '../delivery-queue.ts';
import { testWebhook, webhookTestEndpoint } from './test-endpoint.ts';

const MINUTE = 60_000;
const SECRET = 'a secret of both systems';
const schemaFile = join(process.cwd(), 'docs/reference/webhook-lead.schema.json');
const fitsSchema = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(schemaFile, 'utf8')),
);

let payload: Payload;
let server: Awaited<ReturnType<typeof startWebhookServer>>;

beforeAll(async () => {
  payload = (await testPayload()).payload;
  await query(payload, sql`insert into listings (id) values (${LISTING.id})`);
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
  await payload.delete({ collection: 'webhooks', where: { id: { exists: true } } });
  server = await startWebhookServer();
});
afterEach(() => server.close());

/** A webhook at this address, and a service that routes every lead to it. */
async function connected({ url = server.url, timeoutMs = 5000, isPrivate = false, owner = '' } = {}) {
  const webhook = await payload.create({
    collection: 'webhooks',
    data: { name: 'CRM', url, secret: SECRET },
  });
  const allowPrivateHosts = isPrivate ? [] : [new URL(url).host];
  const route = async () => ({
    owner: owner || undefined,
    copies: [],
    webhooks: ['CRM'],
    agentId: null,
    officeId: null,
  });
  const limits = { timeoutMs, allowPrivateHosts };
  const setup = testLeadService({ payload, directory: { ...directory, route }, webhookLimits: limits });
  return { ...setup, webhook, limits };
}

const ofWebhook = async () => {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { kind: { equals: 'webhook' } },
    depth: 0,
  });
  return docs;
};

describe('a lead arrives at another system', () => {
  it('as the body that is documented, signed', async () => {
    const { service, clock } = await connected();
    const result = await service.submit(submission({ service, clock, values: { email: 'zoe@example.com' } }));
    await service.worker.runOnce();
    expect(server.received).toHaveLength(1);
    const [{ headers, body: text, path }] = server.received as [(typeof server.received)[0]];
    const body = JSON.parse(text);
    expect(fitsSchema(body), JSON.stringify(fitsSchema.errors)).toBe(true);
    expect(body).toMatchObject({
      event: 'lead.created',
      version: 1,
      test: false,
      site: 'https://harbour.example',
      sentAt: new Date(clock.at).toISOString(),
      lead: {
        reference: result.ok && result.reference,
        form: 'property-enquiry',
        name: 'Zoë Byron',
        email: 'zoe@example.com',
        listing: { id: 42, title: LISTING.title, url: `https://harbour.example${LISTING.path}` },
        page: LISTING.path,
        attachments: 0,
      },
    });
    expect(body.lead.answers).toContainEqual({ name: 'message', label: 'Message', text: 'May I see it?' });

    expect(path).toBe('/leads');
    const second = Math.floor(clock.at / 1000);
    const signature = createHmac('sha256', SECRET).update(`${second}.${text}`).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'frontage-delivery': body.id,
      'frontage-signature': `t=${second},v1=${signature}`,
    });
    expect(await ofWebhook()).toMatchObject([
      { state: 'sent', to: 'CRM', attempts: [{ ok: true, result: 'Answered with 204.' }] },
    ]);
  });

  it('not when it is spam', async () => {
    const { service, clock } = await connected();
    await service.submit(submission({ service, clock, honeypot: 'x' }));
    await service.worker.runOnce();
    expect(server.received).toEqual([]);
  });
});

describe('while the other system is down', () => {
  const answers: [string, (response: ServerResponse) => void, string, string][] = [
    ['says 404', (response) => response.writeHead(404).end('secret of theirs'), '404', 'Answered with 404.'],
    ['says 500', (response) => response.writeHead(500).end('secret of theirs'), '500', 'Answered with 500.'],
    [
      'leads elsewhere',
      (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
      '307',
      'Answered with 307: redirects are not followed. Use the final URL for the webhook.',
    ],
    ['says nothing', () => undefined, 'ETIMEDOUT', 'No response within 0.3 seconds.'],
    ['hangs up', (response) => response.destroy(), 'ECONNRESET', 'No connection (ECONNRESET).'],
  ];
  it.each(answers)('it %s: the lead waits, and the attempt is recorded', async (_, answer, code, result) => {
    server.answerWith((_request, response) => void answer(response));
    // Only who says nothing is waited for; the others have time to answer on a busy machine.
    const { service, clock } = await connected({ timeoutMs: code === 'ETIMEDOUT' ? 300 : 10_000 });
    await service.submit(submission({ service, clock }));
    await service.worker.runOnce();
    expect(await ofWebhook()).toMatchObject([
      {
        state: 'due',
        attemptCount: 1,
        dueAt: new Date(clock.at + MINUTE).toISOString(),
        attempts: [{ ok: false, code, result }],
      },
    ]);
    expect(server.received.map(({ path }) => path)).toEqual(['/leads']);
  });

  it('it says that its URL is no longer in use: staff are told at once what to do, and nothing more is tried', async () => {
    server.answerWith((_request, response) => void response.writeHead(410).end());
    const { service, clock } = await connected();
    await service.submit(submission({ service, clock }));
    await service.worker.runOnce();
    const result =
      'Answered with 410: this URL is no longer in use, so it is not tried again. Correct the URL of the webhook, then resend.';
    expect(await ofWebhook()).toMatchObject([
      { state: 'failed', attempts: [{ ok: false, code: '410', result }] },
    ]);
    expect(await summariseLeads({ payload, at: clock.at, days: 30 })).toMatchObject({ failed: 1 });
  });

  it('it is tried again as the same message, and arrives once the other system is back', async () => {
    const { service, clock } = await connected();
    server.answerWith((_request, response) => void response.writeHead(503).end());
    await service.submit(submission({ service, clock }));
    await service.worker.runOnce();
    clock.at += MINUTE;
    server.answerWith((_request, response) => void response.writeHead(200).end());
    await service.worker.runOnce();
    const ids = server.received.map(({ body }) => JSON.parse(body).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await ofWebhook()).toMatchObject([{ state: 'sent', attemptCount: 2 }]);
  });

  it('mail does not wait for it', async () => {
    server.answerWith(() => undefined);
    const { service, clock } = await connected({ owner: 'mia@agency.test', timeoutMs: 10_000 });
    const notices = async () =>
      (await payload.find({ collection: 'deliveries', where: { kind: { equals: 'notice' } } })).docs.map(
        ({ state }) => state,
      );
    service.worker.start();
    await service.submit(submission({ service, clock }));
    await expect.poll(() => server.received.length, { timeout: 8000 }).toBe(1);
    await service.submit(submission({ service, clock }));
    await expect.poll(notices, { timeout: 8000 }).toEqual(['sent', 'sent']);
    expect((await ofWebhook()).map(({ state }) => state)).toContain('sending');
    await server.close();
    await service.worker.stop();
  });

  it('it ends as failed, is counted on the dashboard, and staff can send it again', async () => {
    const url = server.url;
    await server.close();
    const { service, clock } = await connected({ url });
    await service.submit(submission({ service, clock }));
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await service.worker.runOnce();
      clock.at += 2 * 24 * 60 * MINUTE;
    }
    const [delivery] = await ofWebhook();
    expect(delivery).toMatchObject({ state: 'failed', attemptCount: MAX_ATTEMPTS });
    expect(delivery?.attempts).toHaveLength(MAX_ATTEMPTS);
    expect(delivery?.attempts).toContainEqual(expect.objectContaining({ code: 'ECONNREFUSED' }));
    expect(await summariseLeads({ payload, at: clock.at, days: 30 })).toMatchObject({ failed: 1 });

    const queue = createDeliveryQueue(payload);
    expect(await queue.requeue({ id: Number(delivery?.id), at: clock.at, by: 'Ada' })).toBe(true);
    expect(await ofWebhook()).toMatchObject([{ state: 'due', attemptCount: 0 }]);
  });
});

describe('nothing is sent', () => {
  it.each(['http://127.0.0.1:1/x', 'http://localhost:1/x', 'http://169.254.169.254/', 'http://[::1]:1/x'])(
    'to %s, which is not of the public internet',
    async (url) => {
      const { service, clock } = await connected({ url, isPrivate: true });
      await service.submit(submission({ service, clock }));
      await service.worker.runOnce();
      expect(await ofWebhook()).toMatchObject([{ state: 'failed', attempts: [{ code: 'EPRIVATE' }] }]);
    },
  );

  it('to a webhook that was switched off meanwhile', async () => {
    const { service, clock, webhook } = await connected();
    await service.submit(submission({ service, clock }));
    await payload.update({ collection: 'webhooks', id: webhook.id, data: { enabled: false } });
    await service.worker.runOnce();
    expect(server.received).toEqual([]);
    expect(await ofWebhook()).toMatchObject([{ state: 'failed', attempts: [{ code: 'EGONE' }] }]);
  });
});

describe('the settings', () => {
  it.each(['ftp://crm.example/x', 'crm.example', 'https://user:pass@crm.example/', 'javascript:alert(1)'])(
    'refuse the address %s',
    async (url) => {
      const data = { name: 'CRM', url, secret: SECRET };
      await expect(payload.create({ collection: 'webhooks', data })).rejects.toThrow(/URL/);
    },
  );

  it('make a secret of their own', async () => {
    const data = { name: 'CRM', url: 'https://crm.example/' } as {
      name: string;
      url: string;
      secret: string;
    };
    expect((await payload.create({ collection: 'webhooks', data })).secret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are seen by admins alone', async () => {
    const find = (role: string) =>
      payload.find({
        collection: 'webhooks',
        overrideAccess: false,
        user: { id: 1, role, collection: 'users' } as never,
      });
    await expect(find('editor')).rejects.toThrow();
    expect((await find('admin')).totalDocs).toBe(0);
  });
});

describe('the test button', () => {
  it('sends a sample that fits the schema, and says what was answered', async () => {
    const { webhook, limits } = await connected();
    expect(await testWebhook({ payload, id: webhook.id, limits })).toEqual({
      ok: true,
      answer: 'Answered with 204.',
    });
    const body = JSON.parse(server.received[0]?.body ?? '');
    expect(fitsSchema(body), JSON.stringify(fitsSchema.errors)).toBe(true);
    expect(body.test).toBe(true);
    expect(await ofWebhook()).toEqual([]);
  });

  const sendTest = async ({
    role,
    id,
    headers = {},
  }: {
    role?: string;
    id: number;
    headers?: HeadersInit;
  }) => {
    const user = role ? { id: 1, role, collection: 'users' } : null;
    const req = { user, payload, headers: new Headers(headers), routeParams: { id: String(id) } };
    try {
      return await (await webhookTestEndpoint.handler(req as never)).json();
    } catch (error) {
      return (error as { status?: number }).status;
    }
  };

  it('is for admins on our own pages', async () => {
    const { webhook } = await connected();
    expect(await sendTest({ id: webhook.id })).toBe(401);
    expect(await sendTest({ role: 'editor', id: webhook.id })).toBe(401);
    const headers = { origin: 'https://evil.example' };
    expect(await sendTest({ role: 'admin', id: webhook.id, headers })).toBe(403);
    expect(await sendTest({ role: 'admin', id: 0 })).toBe(404);
    // The address of the test server is private, so that this goes nowhere.
    expect(await sendTest({ role: 'admin', id: webhook.id })).toMatchObject({ ok: false });
    expect(server.received).toEqual([]);
  });
});
