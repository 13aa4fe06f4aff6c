import { builtInTables, calculateDuty, type StateTables } from '@frontage/duty';
import { sql } from 'drizzle-orm';
import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { onPurge, type Tag } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import {
  editionPreviewEndpoint,
  stateTablesEndpoint,
  tablesInForceEndpoint,
  undoEditionEndpoint,
} from './edition-endpoints.ts';
import { exportEditionEndpoint, importEditionEndpoint } from './edition-file.ts';
import { loadDutyTables, loadTablesReport } from './load-tables.ts';
import { flatEdition } from './testing/flat-edition.ts';

const { payload } = await testPayload();

type Data = { status?: 'draft' | 'published'; tables?: unknown; title?: string };

const add = ({ title = 'NSW, flat', status = 'published', tables = flatEdition() }: Data = {}) =>
  payload.create({
    collection: 'duty-editions',
    data: { title, why: 'A trial', state: 'NSW', status, tables: tables as Record<string, unknown> },
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

  it('makes the pages with rates again, when it is stored and when it goes', async () => {
    // On PostgreSQL again, after the commit.
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
    await payload.update({
      collection: 'duty-editions',
      id,
      data: { tables: flatEdition({ percent: 1 }), why: 'A slip' },
    });
    const versions = await payload.findVersions({
      collection: 'duty-editions',
      where: { parent: { equals: id } },
    });
    expect(versions.totalDocs).toBe(2);
  });
});

describe('what is required of an edition', () => {
  const messageOf = (refused: Promise<unknown>) =>
    refused.then(
      () => 'It was stored.',
      (error) => error.data.errors.map(({ message }: { message: string }) => message).join(' '),
    );

  it('is a reason', async () => {
    const data = {
      title: 'NSW, flat',
      state: 'NSW' as const,
      status: 'draft' as const,
      tables: flatEdition(),
    };
    const refused = payload.create({ collection: 'duty-editions', data: { ...data, why: '' } as never });
    await expect(refused).rejects.toMatchObject({ data: { errors: [{ path: 'why' }] } });
  });

  it('is a new reason for each change of rates that were in force', async () => {
    const { id } = await add();
    const change = (data: object) => payload.update({ collection: 'duty-editions', id, data });
    expect(await messageOf(change({ tables: flatEdition({ percent: 1 }) }))).toMatch(
      /^Enter a reason for this change/,
    );
    expect(await messageOf(change({ status: 'draft' }))).toMatch(/^Enter a reason for this change/);
    expect(await messageOf(change({ title: 'Another name' }))).toBe('It was stored.');
    expect(await messageOf(change({ tables: flatEdition({ percent: 1 }), why: 'A slip' }))).toBe(
      'It was stored.',
    );
  });

  it('is the day on which its source was published', async () => {
    const { sources, ...rest } = flatEdition();
    const { published: _, ...undated } = sources.invented as { published?: string };
    const refused = add({ tables: { ...rest, sources: { invented: undated } } });
    expect(await messageOf(refused)).toBe('Say on which day the source “An invented rate” was published.');
  });

  it('is no name: one that changes a single table is named after it', async () => {
    const { title } = await add({ title: '' });
    expect(title).toBe('New South Wales: Transfer duty from 1 July 2030');
  });
});

type Ask = { role?: string; body?: unknown; search?: string; id?: number };
type Handler = { handler: (req: PayloadRequest) => Promise<Response> };

/** Asks a staff endpoint as Payload would. */
async function ask(endpoint: Endpoint, { role = 'editor', body, search = '', id }: Ask) {
  const user = role ? { id: 1, collection: 'users', role, name: 'Office Manager' } : null;
  const req = await createLocalReq({ user: user as never }, payload);
  Object.assign(req, {
    searchParams: new URLSearchParams(search),
    routeParams: { id },
    json: async () => body,
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
  });
  const response = await (endpoint as Handler).handler(req);
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

  it('says what undoing a published edition changes', async () => {
    const { id } = await add();
    const answer = await preview({ body: { id, state: 'NSW', tables: flatEdition(), undo: true } });
    const samples = answer.samples as { label: string; payBefore: number; payAfter: number }[];
    const investment = samples.find(({ label }) => label === 'Investment, $400,000');
    expect(investment?.payBefore).toBeGreaterThan(investment?.payAfter ?? 0);
  });

  it('is for staff', async () => {
    await expect(preview({ role: '' })).rejects.toMatchObject({ status: 401 });
  });
});

describe('undoing', () => {
  const undo = (wanted: Ask) => ask(undoEditionEndpoint, wanted);

  it('puts back in force what was before, as a version that names who did it and why', async () => {
    const before = await dutyOn('2030-07-01');
    const { id } = await add();
    expect(await dutyOn('2030-07-01')).not.toBe(before);
    await undo({ id, body: { why: 'The office corrected its page.' } });
    expect(await dutyOn('2030-07-01')).toBe(before);
    const { docs } = await payload.findVersions({
      collection: 'duty-editions',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
    });
    expect(docs.map(({ version: { status, why, savedBy } }) => ({ status, why, savedBy }))).toEqual([
      { status: 'withdrawn', why: 'The office corrected its page.', savedBy: 'Office Manager' },
      { status: 'published', why: 'A trial', savedBy: null },
    ]);
  });

  it('works for an edition that no longer fits', async () => {
    const { id } = await add();
    await query(payload, sql`update duty_editions set tables = '{"state":"NSW"}' where id = ${id}`);
    await undo({ id, body: { why: 'It no longer fits.' } });
    expect((await loadTablesReport(payload)).leftOut).toEqual([]);
  });

  it.each([
    ['without a reason', 400, { body: { why: ' ' } }],
    ['by agents', 403, { role: 'agent', body: { why: 'A slip' } }],
    ['by visitors', 401, { role: '', body: { why: 'A slip' } }],
  ])('is refused %s', async (_, status, wanted) => {
    const { id } = await add();
    await expect(undo({ id, ...wanted })).rejects.toMatchObject({ status });
  });

  it('is refused where there is nothing in force', async () => {
    const { id } = await add({ status: 'draft' });
    await expect(undo({ id, body: { why: 'A slip' } })).rejects.toMatchObject({ status: 409 });
  });
});

describe('an edition as a file', () => {
  const importFile = (wanted: Ask) => ask(importEditionEndpoint, wanted);

  it('comes back as a draft that holds the same', async () => {
    const { id } = await add();
    const file = await ask(exportEditionEndpoint, { id });
    const made = await importFile({ body: file });
    const draft = await payload.findByID({ collection: 'duty-editions', id: Number(made.id) });
    expect(draft).toMatchObject({
      title: 'NSW, flat',
      status: 'draft',
      why: 'A trial',
      tables: flatEdition(),
      savedBy: 'Office Manager',
    });
  });

  it.each([
    ['another file', '{"name":"frontage"}'],
    ['no JSON', 'words'],
    ['nothing', ''],
  ])('is refused with a sentence when it is %s', async (_, body) => {
    await expect(importFile({ body })).rejects.toMatchObject({
      status: 400,
      message: 'Choose a file that was exported from Duty editions.',
    });
  });

  it('is checked as one that is written here', async () => {
    const { id } = await add();
    const file = await ask(exportEditionEndpoint, { id });
    await expect(importFile({ body: { ...file, tables: {} } })).rejects.toMatchObject({
      data: { errors: [{ path: 'tables' }] },
    });
  });

  it('is imported by editors and admins, exported by staff', async () => {
    const { id } = await add();
    const file = await ask(exportEditionEndpoint, { id, role: 'agent' });
    await expect(importFile({ role: 'agent', body: file })).rejects.toMatchObject({ status: 403 });
    await expect(importFile({ role: '', body: file })).rejects.toMatchObject({ status: 401 });
    await expect(ask(exportEditionEndpoint, { id, role: '' })).rejects.toMatchObject({ status: 401 });
  });
});

describe('the tables that the form compares with', () => {
  it('are all of the state, without the edition that is edited', async () => {
    const { id } = await add();
    const all = async (search: string) => {
      const { tables } = (await ask(stateTablesEndpoint, { search })) as { tables: StateTables };
      return tables.schemes.find((scheme) => scheme.id === 'duty')?.tables.map(({ from }) => from) ?? [];
    };
    expect(await all('state=NSW')).toContain('2030-07-01');
    expect(await all(`state=NSW&except=${id}`)).not.toContain('2030-07-01');
    expect((await all('state=NSW')).length).toBeGreaterThan(3);
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
  const data = {
    title: 'NSW, flat',
    why: 'A trial',
    state: 'NSW' as const,
    status: 'draft' as const,
    tables: {},
  };

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
