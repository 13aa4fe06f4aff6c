import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { answerOf, staffRequest, storeLead } from '../../testing/stored-leads.ts';
import { summariseLeads } from './summarise-leads.ts';
import { leadSummaryEndpoint } from './summary-endpoint.ts';

/** A Sunday noon in Sydney. */
const NOON = Date.parse('2026-11-22T01:00:00Z');

let payload: Payload;
let mia = 0;
beforeAll(async () => {
  payload = (await testPayload()).payload;
  mia = Number(
    (await payload.create({ collection: 'agents', data: { name: 'Mia', _status: 'published' } })).id,
  );
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
});

describe('the counts of the dashboard', () => {
  it('are of days in Sydney and of forms, without spam', async () => {
    const leads = [
      { createdAt: '2026-11-21T12:59:59.000Z', formTitle: 'Enquiry' }, // the 21st in Sydney
      { createdAt: '2026-11-21T13:00:00.000Z', formTitle: 'Enquiry' }, // the 22nd
      { createdAt: '2026-11-22T00:30:00.000Z', formTitle: 'Appraisal' },
      { createdAt: '2026-11-22T00:30:00.000Z', formTitle: 'Appraisal', state: 'spam' },
      { createdAt: '2026-11-19T12:00:00.000Z', formTitle: 'Too early' },
    ];
    for (const lead of leads) await storeLead(payload, lead);
    expect(await summariseLeads({ payload, at: NOON, days: 3 })).toEqual({
      total: 3,
      days: [
        { label: '2026-11-20', count: 0 },
        { label: '2026-11-21', count: 1 },
        { label: '2026-11-22', count: 2 },
      ],
      forms: [
        { label: 'Enquiry', count: 2 },
        { label: 'Appraisal', count: 1 },
      ],
      failed: 0,
    });
  });

  it('show agents their own leads and failures', async () => {
    await storeLead(payload, { agentId: mia, createdAt: new Date(NOON).toISOString(), delivery: 'failed' });
    await storeLead(payload, { createdAt: new Date(NOON).toISOString(), delivery: 'failed' });
    expect(
      await summariseLeads({ payload, at: NOON, days: 30, scope: { user: 1, agent: mia } }),
    ).toMatchObject({
      total: 1,
      failed: 1,
    });
    expect(await summariseLeads({ payload, at: NOON, days: 30 })).toMatchObject({ total: 2, failed: 2 });
  });

  it.each([
    ['a visitor', undefined, 401],
    ['an agent without a profile', { role: 'agent' } as const, 200],
    ['an editor', { role: 'editor' } as const, 200],
  ])('answer %s', async (_, person, status) => {
    const asked = staffRequest({ payload, person, query: { days: '90' } });
    const answer = await answerOf(() => leadSummaryEndpoint.handler(asked));
    expect(answer.status).toBe(status);
    if (status === 200) expect(JSON.parse(answer.text).days).toHaveLength(90);
  });
});
