// @sqlite-only: deliveries of every kind are queued and sent with the same statements.
// One boot of Payload: about six seconds.
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { stopSms } from '../../contacts/sms-stops.ts';
import { historyEndpoint, type LeadHistory } from '../../inbox/history/history-endpoint.ts';
import { smsEndpoint } from '../../inbox/reply/sms-endpoint.ts';
import { testLeadService } from '../../testing/lead-service.ts';
import { answerOf, storeLead } from '../../testing/stored-leads.ts';
import { startWebhookServer } from '../../testing/webhook-server.ts';
import { createDeliveryQueue } from '../delivery-queue.ts';

const SECRET = 'a secret of both systems';

let payload: Payload;
let ada = 0;
let server: Awaited<ReturnType<typeof startWebhookServer>>;
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  ada = Number((await payload.find({ collection: 'users', limit: 1 })).docs[0]?.id);
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
  server = await startWebhookServer();
  await setWebhook(server.url);
});
afterEach(() => server.close());

const setWebhook = (smsWebhookUrl: string | null, smsWebhookSecret = SECRET) =>
  payload.updateGlobal({ slug: 'lead-handling', data: { smsWebhookUrl, smsWebhookSecret } });

const request = (
  endpoint: typeof smsEndpoint,
  { lead, text, role = 'admin' }: { lead: number; text?: unknown; role?: string },
) =>
  endpoint.handler({
    user: { id: ada, name: 'Ada', email: 'admin@example.com', collection: 'users', role },
    payload,
    method: endpoint.method.toUpperCase(),
    headers: new Headers(),
    routeParams: { id: String(lead) },
    json: async () => ({ text }),
    context: {},
  } as never);
const send = async (lead: number, text: unknown) => {
  const answer = await answerOf(() => request(smsEndpoint, { lead, text }));
  expect(answer.status).toBe(201);
};
const historyOf = async (lead: number): Promise<LeadHistory> =>
  JSON.parse((await answerOf(() => request(historyEndpoint, { lead }))).text);
const messages = async () => {
  const where = { kind: { equals: 'sms' as const } };
  return (await payload.find({ collection: 'deliveries', where, depth: 0 })).docs;
};

/** A service that may post to the server of this test, on another port than the public internet’s. */
function sending() {
  const webhookLimits = { timeoutMs: 5000, allowPrivateHosts: [server.host] };
  const setup = testLeadService({ payload, webhookLimits });
  setup.clock.at = Date.now() + 1000;
  return setup;
}

describe('an SMS to a visitor', () => {
  it('is posted to the webhook, signed, and shown in the history of the lead', async () => {
    const lead = await storeLead(payload, { name: 'Zoë Byron', reference: 'FR-SMS001' });
    await send(lead, ' Saturday at ten?\r\nAda ');
    const { service, clock } = sending();
    await service.worker.runOnce();

    const [{ headers, body: sent } = { headers: {}, body: '' }] = server.received;
    const [delivery] = await messages();
    expect(JSON.parse(sent)).toEqual({
      id: `FR-SMS001.${delivery?.id}.0`,
      event: 'sms.send',
      version: 1,
      site: 'https://harbour.example',
      sentAt: new Date(clock.at).toISOString(),
      to: '+61400000000',
      text: 'Saturday at ten?\nAda',
      agency: 'Harbour Homes',
      by: 'Ada',
      reference: 'FR-SMS001',
      adminUrl: `https://harbour.example/admin/collections/leads/${lead}`,
    });
    const second = Math.floor(clock.at / 1000);
    const signature = createHmac('sha256', SECRET).update(`${second}.${sent}`).digest('hex');
    expect(headers).toMatchObject({
      'frontage-delivery': `FR-SMS001.${delivery?.id}.0`,
      'frontage-signature': `t=${second},v1=${signature}`,
    });
    const { entries, sms } = await historyOf(lead);
    expect(sms).toBe('0400000000');
    expect(entries.filter(({ kind }) => kind === 'sms')).toMatchObject([
      { by: 'Ada', to: '+61400000000', text: 'Saturday at ten?\nAda', state: 'sent' },
    ]);
  });

  it('takes on a lead that nobody had', async () => {
    const lead = await storeLead(payload);
    await send(lead, 'I will call you at ten.');
    const stored = await payload.findByID({ collection: 'leads', id: lead, depth: 0 });
    expect(stored).toMatchObject({ state: 'working', assignee: ada });
  });

  it('is tried again as the same message; sent again by staff, it is another one', async () => {
    const lead = await storeLead(payload);
    await send(lead, 'Saturday at ten?');
    server.answerWith((_request, response) => void response.writeHead(503).end());
    const { service, clock } = sending();
    await service.worker.runOnce();
    expect(await messages()).toMatchObject([{ state: 'due', attemptCount: 1, attempts: [{ code: '503' }] }]);
    server.answerWith((_request, response) => void response.writeHead(202).end());
    clock.at += 60_000;
    await service.worker.runOnce();
    const [delivery] = await messages();
    expect(delivery).toMatchObject({ state: 'sent', attemptCount: 2 });
    await createDeliveryQueue(payload).requeue({ id: Number(delivery?.id), at: clock.at, by: 'Ada' });
    await service.worker.runOnce();
    const ids = server.received.map(({ body }) => String(JSON.parse(body).id));
    expect(ids).toHaveLength(3);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('goes to no private network, and nowhere once the webhook was removed', async () => {
    const lead = await storeLead(payload);
    await setWebhook('http://169.254.169.254/latest');
    await send(lead, 'One');
    const { service, clock } = sending();
    await service.worker.runOnce();
    expect(await messages()).toMatchObject([{ state: 'failed', attempts: [{ code: 'EPRIVATE' }] }]);
    await setWebhook(server.url);
    await send(lead, 'Two');
    await setWebhook(null);
    clock.at = Date.now() + 2000;
    await service.worker.runOnce();
    expect((await messages()).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(server.received).toEqual([]);
  });
});

describe('an SMS is refused with a sentence', () => {
  const refused = async ({ lead, text = 'Hello', why }: { lead: number; text?: unknown; why: RegExp }) => {
    await expect(request(smsEndpoint, { lead, text })).rejects.toThrow(why);
    expect(await messages()).toEqual([]);
  };

  it('without a webhook', async () => {
    const lead = await storeLead(payload);
    await setWebhook(null);
    await refused({ lead, why: /no webhook for SMS is set in Lead handling/ });
    expect((await historyOf(lead)).sms).toBeUndefined();
  });

  it('to a landline', async () => {
    const lead = await storeLead(payload);
    await query(payload, sql`update leads set phone = '02 5550 1234' where id = ${lead}`);
    await refused({ lead, why: /no Australian mobile number/ });
    expect((await historyOf(lead)).sms).toBe('');
  });

  it('to somebody who asked for no more', async () => {
    const lead = await storeLead(payload);
    const contact = { origin: 'a lead', lastAt: new Date().toISOString(), name: 'Zoë' };
    const { id } = await payload.create({ collection: 'contacts', data: contact });
    await payload.create({ collection: 'contact-addresses', data: { contact: id, value: '0400000000' } });
    await stopSms({ payload, mobile: '0400000000', at: Date.now() });
    await refused({ lead, why: /asked for no more SMS/ });
    // Said before somebody writes one.
    expect(await historyOf(lead)).toMatchObject({ sms: '0400000000', isSmsStopped: true });
    await stopSms({ payload, mobile: '0400000000', at: null });
    expect(await historyOf(lead)).toMatchObject({ isSmsStopped: false });
    await send(lead, 'Thank you for calling.');
  });

  it.each([
    ['', /Write a message/],
    ['  \n', /Write a message/],
    [5, /Write a message/],
    ['a'.repeat(601), /at most 600 characters/],
  ])('that says %j', async (text, why) => refused({ lead: await storeLead(payload), text, why }));

  it('from those who only read leads', async () => {
    const lead = await storeLead(payload);
    await expect(request(smsEndpoint, { lead, text: 'Hello', role: 'viewer' })).rejects.toThrow(/Your role/);
    expect(await messages()).toEqual([]);
  });
});

it.each(['ftp://sms.example/x', 'https://user:pass@sms.example/', 'sms.example'])(
  'the settings refuse the address %s',
  async (url) => expect(setWebhook(url)).rejects.toThrow(/Webhook for SMS/),
);

it('the settings refuse a webhook with a short secret', async () => {
  await expect(setWebhook(server.url, 'short')).rejects.toThrow(/Secret/);
});
