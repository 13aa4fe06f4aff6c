import { builtInTables, calculateDuty } from '@frontage/duty';
import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { onPurge, type Tag } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import { editionPreviewEndpoint, tablesInForceEndpoint } from './edition-endpoints.ts';
import { loadDutyTables, loadTablesReport } from './load-tables.ts';
import { flatEdition } from './testing/flat-edition.ts';

const { payload } = await testPayload();

type Data = { status?: 'draft' | 'published'; tables?: unknown; title?: string };

const add = ({ title = 'NSW, flat', status = 'published', tables = flatEdition() }: Data = {}) =>
  payload.create({
    collection: 'duty-editions',
    data: { title, state: 'NSW', status, tables: tables as Record<string, unknown> },
  });
const dutyOn = async (date: string) =>
  calculateDuty({ state: 'NSW', date, value: 500_000 }, await loadDutyTables(payload)).stampDuty;

beforeEach(async () => {
  await payload.delete({ collection: 'duty-editions', where: {} });
});

describe('an edition', () => {
  it('changes nothing while it is a draft, and counts from its day on once it is published', async () => {
    const before = await dutyOn('2030-07-01');
    const { id } = await add({ status: 'draft' });
    expect(await dutyOn('2030-07-01')).toBe(before);
    await payload.update({ collection: 'duty-editions', id, data: { status: 'published' } });
    expect(await dutyOn('2030-07-01')).toBe(50_000);
    expect(await dutyOn('2030-06-30')).toBe(before);
    await payload.delete({ collection: 'duty-editions', id });
    expect(await dutyOn('2030-07-01')).toBe(before);
  });

  it('makes the pages with rates anew, when it is stored and when it goes', async () => {
    // On PostgreSQL once more, after the commit.
    const purged: Tag[] = [];
    const stop = onPurge((tags) => purged.push(...tags));
    const { id } = await add();
    expect([...new Set(purged.splice(0))]).toEqual(['duty-tables']);
    await payload.delete({ collection: 'duty-editions', id });
    expect([...new Set(purged)]).toEqual(['duty-tables']);
    stop();
  });

  it('is read from memory until one changes, whoever changes it', async () => {
    const { id } = await add();
    const tables = await loadDutyTables(payload);
    expect(await loadDutyTables(payload)).toBe(tables);
    // Another process writes to the database and tells nobody here.
    await query(
      payload,
      sql`update duty_editions set status = 'draft', updated_at = '2040-01-01T00:00:00.000Z' where id = ${id}`,
    );
    expect(await loadDutyTables(payload)).toBe(builtInTables);
  });

  it('is refused with sentences beside the tables when it is unsound, as a draft too', async () => {
    const { sources: _, ...rest } = flatEdition();
    for (const status of ['draft', 'published'] as const) {
      const refused = add({ status, tables: { ...rest, sources: {} } });
      await expect(refused).rejects.toMatchObject({
        data: {
          errors: [{ path: 'tables', message: expect.stringMatching(/names the source “invented”.*\.$/) }],
        },
      });
    }
    expect((await payload.count({ collection: 'duty-editions' })).totalDocs).toBe(0);
  });

  it('is refused for a state that its tables are not for', async () => {
    await expect(add({ tables: flatEdition({ state: 'VIC' }) })).rejects.toThrow();
  });

  it('that no longer fits is left out and named, and the others hold', async () => {
    const { id } = await add({ title: 'Broken by hand' });
    await add({ tables: flatEdition({ from: '2031-07-01', percent: 20 }) });
    await query(
      payload,
      sql`update duty_editions set tables = '{"state":"NSW"}', updated_at = '2040-01-01T00:00:00.000Z' where id = ${id}`,
    );
    expect(await dutyOn('2031-07-01')).toBe(100_000);
    expect((await loadTablesReport(payload)).leftOut).toEqual([
      { id, title: 'Broken by hand', problems: expect.arrayContaining([expect.stringMatching(/\.$/)]) },
    ]);
  });

  it('keeps what was there before, so that it can be taken back', async () => {
    const { id } = await add();
    await payload.update({ collection: 'duty-editions', id, data: { tables: flatEdition({ percent: 1 }) } });
    const versions = await payload.findVersions({
      collection: 'duty-editions',
      where: { parent: { equals: id } },
    });
    expect(versions.totalDocs).toBe(2);
  });
});

type Ask = { role?: string; body?: unknown; search?: string };
type Handler = { handler: (req: PayloadRequest) => Promise<Response> };

/** Asks a staff endpoint as Payload would. */
async function ask(endpoint: Endpoint, { role = 'editor', body, search = '' }: Ask) {
  const user = role ? { id: 1, collection: 'users', role } : null;
  const req = { user, payload, searchParams: new URLSearchParams(search), json: async () => body };
  const response = await (endpoint as Handler).handler(req as unknown as PayloadRequest);
  return (await response.json()) as Record<string, unknown>;
}

describe('the preview', () => {
  const preview = (wanted: Ask) => ask(editionPreviewEndpoint, wanted);

  it('compares tables that are not saved with those in force', async () => {
    const answer = await preview({ body: { state: 'NSW', tables: flatEdition() } });
    expect(answer).toMatchObject({ date: '2030-07-01', samples: expect.any(Array) });
    expect(await loadDutyTables(payload)).toBe(builtInTables);
  });

  it('compares a published edition with what was there without it', async () => {
    const { id } = await add();
    const answer = await preview({ body: { id, state: 'NSW', tables: flatEdition() } });
    const samples = answer.samples as { label: string; payBefore: number; payAfter: number }[];
    const investment = samples.find(({ label }) => label === 'Investment, $400,000');
    expect(investment?.payBefore).toBeLessThan(investment?.payAfter ?? 0);
  });

  it.each([
    ['empty tables', { state: 'NSW', tables: {} }],
    ['another state', { state: 'VIC', tables: flatEdition() }],
    ['nothing', undefined],
    ['words', 'words'],
  ])('lists what is wrong with %s', async (_, body) => {
    const { problems } = await preview({ body });
    expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(/\.$/)]));
  });

  it('is for staff', async () => {
    await expect(preview({ role: '' })).rejects.toMatchObject({ status: 401 });
  });
});

describe('the tables to begin from', () => {
  const start = (wanted: Ask) => ask(tablesInForceEndpoint, wanted);

  it('are the newest of the chosen state, editions among them', async () => {
    await add();
    const { tables } = (await start({ search: 'state=NSW' })) as { tables: ReturnType<typeof flatEdition> };
    expect(tables.state).toBe('NSW');
    expect(tables.schemes.find(({ id }) => id === 'duty')?.tables).toMatchObject([{ from: '2030-07-01' }]);
  });

  it.each(['', 'state=NZ'])('need a state that exists: “%s” is refused', async (search) => {
    await expect(start({ search })).rejects.toMatchObject({ status: 404 });
  });

  it('are for staff', async () => {
    await expect(start({ role: '', search: 'state=NSW' })).rejects.toMatchObject({ status: 401 });
  });
});

describe('who may work on editions', () => {
  const asRole = (role: 'admin' | 'editor' | 'agent') => ({
    overrideAccess: false,
    user: { id: 1, collection: 'users', role } as never,
  });
  const data = { title: 'NSW, flat', state: 'NSW' as const, status: 'draft' as const, tables: {} };

  it('agents read them and change nothing', async () => {
    const { id } = await add();
    const found = await payload.find({ collection: 'duty-editions', ...asRole('agent') });
    expect(found.totalDocs).toBe(1);
    await expect(
      payload.create({ collection: 'duty-editions', data, ...asRole('agent') }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      payload.delete({ collection: 'duty-editions', id, ...asRole('editor') }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('visitors see none', async () => {
    await add();
    await expect(payload.find({ collection: 'duty-editions', overrideAccess: false })).rejects.toMatchObject({
      status: 403,
    });
  });
});
