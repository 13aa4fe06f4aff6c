import { builtInTables, type StateTables } from '@frontage/duty';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { DutyEdition } from '#site/payload-types.ts';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { type LeftOut, type StoredEdition, withEditions } from './with-editions.ts';

/** The tables the calculator works with, and the published editions that could not be used. */
export type DutyTables = { tables: StateTables[]; leftOut: LeftOut[] };

type Kept = DutyTables & { version: string };

const kept = new WeakMap<Payload, Kept>();

/**
 * The tables in force: those built in, with the published editions laid over them. Kept until an edition changes,
 * here or in another process: one small query tells. The same array comes back while nothing changed.
 */
export async function loadDutyTables(payload: Payload): Promise<StateTables[]> {
  return (await loadTablesReport(payload)).tables;
}

/** The same with the published editions that no longer fit; they are left out, never in the way of the others. */
export async function loadTablesReport(payload: Payload): Promise<DutyTables> {
  const last = kept.get(payload);
  const version = await editionsVersion(payload).catch((error) => {
    // Rates that were right a moment ago are better than none.
    if (last) return last.version;
    throw error;
  });
  if (last?.version === version) return last;
  const report = withEditions({ base: builtInTables, editions: await publishedEditions(payload) });
  for (const { id, problems } of report.leftOut)
    log.error({ edition: id, problems }, 'a published duty edition is unsound and was left out');
  kept.set(payload, { ...report, version });
  return report;
}

/** The tables as the other published editions leave them: what an edition is checked against and compared with. */
export async function publishedTables({
  payload,
  except,
}: {
  payload: Payload;
  /** The id of the edition that is left aside. */
  except?: number;
}): Promise<StateTables[]> {
  const editions = await publishedEditions(payload);
  return withEditions({ base: builtInTables, editions: editions.filter(({ id }) => id !== except) }).tables;
}

/** Oldest first: a later one is laid over an earlier one. */
async function publishedEditions(payload: Payload): Promise<StoredEdition[]> {
  const { docs } = await payload.find({
    collection: 'duty-editions',
    where: { status: { equals: 'published' } },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return (docs as DutyEdition[]).map(({ id, title, state, tables }) => ({ id, title, state, tables }));
}

/** Changes whenever an edition is added, changed or taken away. */
async function editionsVersion(payload: Payload): Promise<string> {
  const [row] = await query<{ count: unknown; latest: unknown }>(
    payload,
    sql`select count(*) as count, cast(max(updated_at) as text) as latest from duty_editions`,
  );
  return `${row?.count} ${row?.latest}`;
}
