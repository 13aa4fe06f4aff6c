import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import type { ChangeKind, ListingDiff } from './listing-changes.ts';
import { withoutDeleted } from './living-records.ts';
import { readById, type StoredCopy } from './read-stored.ts';
import { type Undone, undoChanges } from './undo-changes.ts';
import { writeAsStaff } from './write-as-staff.ts';

/** A listing of which something stays, because staff or a later run changed it since. */
export type KeptListing = { id: number; title: string; fields: string[] };

/** What putting a run back does, or did. */
export type PutBackReport = {
  /** Listings that get back what they had before; those with `kept` fields among them. */
  changed: number;
  /** Listings that the run created; they are withdrawn. */
  withdrawn: number;
  /** Listings of which something stays, in part or whole. */
  kept: number;
  /** The first {@link MAX_KEPT} of them. */
  keptListings: KeptListing[];
  /** Listings that were back on the market while pictures were still to be fetched. */
  pending: number[];
};

const MAX_KEPT = 100;
/** Listings put back in one transaction. */
const CHUNK = 100;
/** How often a listing is worked out again when another writer changes it at the same time. */
const TRIES = 3;

type Setup = {
  payload: Payload;
  run: number;
  /** Who puts it back. Left out: works everything out and writes nothing. */
  by?: string;
};

/**
 * Puts listings back as they were before a run, field by field: what staff or a later run changed since stays. What the
 * feed last said is remembered as before, so the feed repeating itself does not undo this (decision 012). Subscribers
 * are told nothing. Safe to call again: what is back already stays as it is.
 */
export async function putBackRun({ payload, run, by }: Setup): Promise<PutBackReport> {
  const report: PutBackReport = { changed: 0, withdrawn: 0, kept: 0, keptListings: [], pending: [] };
  for (let last = 0; ; ) {
    const rows = await query<{ listing: unknown }>(
      payload,
      sql`select distinct listing from listing_changes
        where run = ${run} and kind <> 'put-back' and listing > ${last} order by listing limit ${CHUNK}`,
    );
    const ids = rows.map(({ listing }) => Number(listing));
    if (ids.length === 0) return report;
    last = ids.at(-1) as number;
    let left = ids;
    for (let attempt = 0; left.length > 0; attempt++) {
      if (attempt === TRIES) throw new PutBackError(left.length);
      left = await putBackChunk({ payload, run, by, ids: left, report });
    }
  }
}

/** Another writer kept saving the same listings. */
export class PutBackError extends Error {
  override name = 'PutBackError';
  constructor(listings: number) {
    super(
      `${listings} ${listings === 1 ? 'listing was' : 'listings were'} being changed by somebody else and not all were put back. Try again.`,
    );
  }
}

/** The listings that were changed between reading and writing. */
async function putBackChunk({
  payload,
  run,
  by,
  ids,
  report,
}: Setup & { ids: number[]; report: PutBackReport }): Promise<number[]> {
  const steps = await readSteps({ payload, run, ids });
  const pairs = await readById(payload, ids);
  const living = await withoutDeleted({
    payload,
    all: [...steps.values()].flat().map(({ diff }) => mapValues(diff, ([before]) => before)),
  });
  const undo = ({ listing }: Pick<StoredCopy, 'listing'>): Undone => {
    const { restore, kept } = undoChanges({
      listing: { ...listing },
      changes: steps.get(listing.id) ?? [],
    });
    return { restore: living(restore), kept };
  };
  const { lost } =
    by === undefined
      ? { lost: [] }
      : await writeAsStaff({
          payload,
          author: by,
          pairs,
          change: (copy) => ({ values: undo(copy).restore }),
          putBackRun: run,
        });
  for (const { main } of pairs) {
    const { rowId, listing, state } = main;
    if (lost.includes(rowId)) continue;
    const { restore, kept } = undo(main);
    const isNew = steps.get(rowId)?.some(({ kind }) => kind === 'new');
    if (Object.keys(restore).length > 0) report[isNew ? 'withdrawn' : 'changed'] += 1;
    if (kept.length > 0) {
      report.kept += 1;
      if (report.keptListings.length < MAX_KEPT)
        report.keptListings.push({ id: rowId, title: listing.title || `Listing ${rowId}`, fields: kept });
    }
    if (restore.status === 'current' && state.slots.some(({ pending }) => pending))
      report.pending.push(rowId);
  }
  return lost;
}

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

type Step = { kind: ChangeKind; diff: ListingDiff };

/** What the run changed in these listings, oldest first. */
async function readSteps({
  payload,
  run,
  ids,
}: Pick<Setup, 'payload' | 'run'> & { ids: number[] }): Promise<Map<number, Step[]>> {
  const rows = await query<Record<'listing' | 'kind' | 'diff', unknown>>(
    payload,
    sql`select listing, kind, diff from listing_changes
      where run = ${run} and listing in (${sqlList(ids)}) and kind <> 'put-back' order by id`,
  );
  const steps = new Map<number, Step[]>();
  for (const { listing, kind, diff } of rows) {
    const own = steps.get(Number(listing)) ?? [];
    steps.set(Number(listing), [...own, { kind: kind as ChangeKind, diff: jsonOf<ListingDiff>(diff) }]);
  }
  return steps;
}
