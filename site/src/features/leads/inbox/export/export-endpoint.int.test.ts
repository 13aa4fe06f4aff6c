import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { unzip } from '#site/server/testing/unzip.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { answerOf, staffRequest, storeLead } from '../../testing/stored-leads.ts';
import { leadExportEndpoint } from './export-endpoint.ts';

let payload: Payload;
const agents = { mia: 0, lee: 0 };
beforeAll(async () => {
  payload = (await testPayload()).payload;
  const agent = async (name: string) =>
    Number((await payload.create({ collection: 'agents', data: { name, _status: 'published' } })).id);
  agents.mia = await agent('Mia Agent');
  agents.lee = await agent('Lee Agent');
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
});

type Asked = Omit<Parameters<typeof staffRequest>[0], 'payload'>;
const exported = (asked: Asked) =>
  answerOf(() => leadExportEndpoint.handler(staffRequest({ payload, ...asked })));
const names = async (asked: Asked) =>
  (await exported(asked)).text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[3]);

describe('the CSV file of leads', () => {
  it('holds what staff see, safe for spreadsheets', async () => {
    await storeLead(payload, {
      name: '=HYPERLINK("https://evil.example")',
      agentId: agents.mia,
      createdAt: '2026-11-01T02:03:00.000Z',
    });
    const { status, headers, text } = await exported({ person: { role: 'editor' } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="leads.csv"');
    expect(text.replace(/FR-\w+/, 'FR-1')).toBe(
      '\uFEFFReference,Received (Sydney),Form,Name,Email,Phone,Listing,Agent,Office,State,Assigned to,Notes,Page,Source,Message\r\n'.concat(
        'FR-1,2026-11-01 13:03,property-enquiry,"\'=HYPERLINK(""https://evil.example"")",zoe@example.com,0400 000 000,',
        ',Mia Agent,,new,,,/buy,utm_source: news,"\'=1+1, ""quoted""\nand more"\r\n',
      ),
    );
  });

  it('has a column for each question, whatever form asked it', async () => {
    const answer = async (id: number, answers: [string, string][]) => {
      const stored = JSON.stringify(answers.map(([label, text]) => ({ name: label, label, text })));
      await query(payload, sql`update leads set answers = ${stored} where id = ${id}`);
    };
    await answer(await storeLead(payload), [
      ['Suburb', 'Leura'],
      ['Postcode', '2780'],
    ]);
    await answer(await storeLead(payload), [
      ['Email', 'zoe@example.com'],
      ['Message', 'Hello'],
      ['Suburb', 'Newtown'],
    ]);
    const lines = (await exported({ person: { role: 'editor' } })).text.split('\r\n');
    const ends = lines.slice(0, 3).map((line) => line.split(',').slice(-3).join());
    expect(ends).toEqual(['Message,Suburb,Postcode', 'Hello,Newtown,', ',Leura,2780']);
  });

  it('is an Excel workbook on request, with the same rows as texts', async () => {
    await storeLead(payload, { name: '=1+1' });
    const query = { format: 'xlsx' };
    const { status, headers, bytes } = await exported({ person: { role: 'editor' }, query });
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="leads.xlsx"']);
    const parts = [...(await unzip(bytes)).values()].join('\n');
    for (const text of ['Reference', 'Message', '=1+1', '2026-11-01 11:00']) expect(parts).toContain(text);
    expect((await exported({ query })).status).toBe(401);
  });

  it('follows the list’s filters and search', async () => {
    await storeLead(payload, { name: 'One', state: 'new', email: 'one@example.com' });
    await storeLead(payload, { name: 'Two', state: 'done', email: 'two@example.com' });
    await storeLead(payload, { name: 'Three', state: 'done', email: 'three@other.example' });
    const person = { role: 'admin' } as const;
    expect(await names({ person })).toEqual(['Three', 'Two', 'One']);
    const done = { or: [{ and: [{ state: { equals: 'done' } }] }] };
    expect(await names({ person, query: { where: done } })).toEqual(['Three', 'Two']);
    expect(await names({ person, query: { where: done, search: 'two@' } })).toEqual(['Two']);
    expect(await names({ person, query: { where: { state: { equals: 'working' } } } })).toEqual([]);
  });

  it('is complete however long it is, each lead once', async () => {
    for (let count = 0; count < 401; count += 1) await storeLead(payload, { name: `Lead ${count}` });
    const found = await names({ person: { role: 'admin' } });
    expect(found).toHaveLength(401);
    expect(new Set(found).size).toBe(401);
  });

  it('gives agents their own leads, whatever they ask for', async () => {
    await storeLead(payload, { name: 'Mia’s', agentId: agents.mia });
    await storeLead(payload, { name: 'Lee’s', agentId: agents.lee });
    await storeLead(payload, { name: 'Nobody’s' });
    const where = { or: [{ id: { exists: true } }, { agent: { equals: agents.lee } }] };
    const person = { role: 'agent', agent: agents.mia } as const;
    expect(await names({ person })).toEqual(['Mia’s']);
    expect(await names({ person, query: { where } })).toEqual(['Mia’s']);
  });

  it('gives nothing to everybody else', async () => {
    expect((await exported({})).status).toBe(401);
    // An agent without a profile has the leads that were assigned to them, and there are none.
    await storeLead(payload);
    expect(await names({ person: { role: 'agent' } })).toEqual([]);
  });

  it('does not tell anything through fields that are hidden', async () => {
    const where = { 'assignee.password': { like: 'a' } };
    expect((await exported({ person: { role: 'editor' }, query: { where } })).status).toBe(400);
  });
});
