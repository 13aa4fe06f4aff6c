import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, jsonOf, query } from '#site/server/database.ts';
import { imagesById } from '#site/server/images.ts';
import { purge } from '#site/server/purge.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { listingTags } from '../public/publish-listing.ts';
import { listingTitle } from '../terms/listing-title.ts';
import { idOf, type StoredListing } from '../terms/stored-listing.ts';
import { freeIds } from './free-ids.ts';
import {
  type ChangeKind,
  diffOf,
  forgetChanges,
  type ListingChange,
  type ListingDiff,
  recordChanges,
} from './listing-changes.ts';
import { listingLayout } from './listing-layout.ts';
import type { Changes } from './listing-statements.ts';
import { mergeWrites, statementsOf } from './listing-writes.ts';
import { pairWrites } from './pair-writes.ts';
import type { Plan } from './plan-listing.ts';
import { readById, type StoredCopy, type StoredPair } from './read-stored.ts';
import { type Undone, undoChanges } from './undo-changes.ts';

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
/** How often a listing is worked out again when somebody else changes it at the same moment. */
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

/** Somebody kept saving the same listings. */
export class PutBackError extends Error {
  override name = 'PutBackError';
  constructor(listings: number) {
    super(
      `${listings} ${listings === 1 ? 'listing was' : 'listings were'} being changed by somebody else and not all were put back. Try again.`,
    );
  }
}

type Work = { pair: StoredPair; undone: Undone; isNew: boolean; changes: Changes };

/** The listings that somebody changed between reading and writing. */
async function putBackChunk({
  payload,
  run,
  by,
  ids,
  report,
}: Setup & { ids: number[]; report: PutBackReport }): Promise<number[]> {
  const steps = await readSteps({ payload, run, ids });
  const pairs = await readById(payload, ids);
  const living = await livingRecords({ payload, steps });
  const undoCopy = ({ listing }: Pick<StoredCopy, 'listing'>) => {
    const changes = steps.get(listing.id) ?? [];
    return restorable({ undone: undoChanges({ listing: { ...listing }, changes }), living });
  };
  const work = pairs.map((pair): Work => {
    const undone = undoCopy(pair.main);
    const isNew = Boolean(steps.get(pair.main.rowId)?.some(({ kind }) => kind === 'new'));
    return { pair, undone, isNew, changes: changesOf(pair.main, undone) };
  });
  const written = by === undefined ? new Set(ids) : await write({ payload, run, by, work, undoCopy });
  for (const { pair, undone, isNew, changes } of work) {
    const { rowId, listing, state } = pair.main;
    if (!written.has(rowId)) continue;
    if (Object.keys(changes).length > 0) report[isNew ? 'withdrawn' : 'changed'] += 1;
    if (undone.kept.length > 0) {
      report.kept += 1;
      if (report.keptListings.length < MAX_KEPT)
        report.keptListings.push({
          id: rowId,
          title: listing.title || `Listing ${rowId}`,
          fields: undone.kept,
        });
    }
    if (undone.restore.status === 'current' && state.slots.some(({ pending }) => pending))
      report.pending.push(rowId);
  }
  return work.map(({ pair }) => pair.main.rowId).filter((id) => !written.has(id));
}

/** Writes what is to be put back; the listings that are as wanted now. */
async function write({
  payload,
  run,
  by,
  work,
  undoCopy,
}: Required<Setup> & { work: Work[]; undoCopy: (copy: StoredCopy) => Undone }): Promise<Set<number>> {
  const at = Date.now();
  const versionIds = await freeIds({ payload, table: '_listings_v', count: work.length * 2 });
  const planOf = (copy: StoredCopy, undone = undoCopy(copy)): Plan => {
    const changes = changesOf(copy, undone);
    const visible = Object.keys(changes).length > 0;
    return { changes, listing: { ...copy.listing, ...changes }, state: copy.state, visible };
  };
  const planned = work.map(({ pair, undone }) => {
    const plan = planOf(pair.main, undone);
    const writes = pairWrites({
      layout: listingLayout(payload),
      stored: pair,
      plan,
      planDraft: planOf,
      writer: { author: by },
      now: new Date(at).toISOString(),
      newVersionId: () => versionIds.shift() as number,
    });
    return { id: pair.main.rowId, before: pair.main.listing, plan, writes };
  });
  const touched = planned.filter(({ writes }) => writes.hasChanges);
  const images = await imagesById(
    payload,
    touched.flatMap(({ plan: { listing } }) =>
      [...(listing.images ?? []), ...(listing.floorPlans ?? [])].map(idOf),
    ),
  );
  const { statements, guards } = statementsOf(
    mergeWrites(touched.map(({ writes }) => writes.writes({ image: (id) => images.get(id) }))),
  );
  const recorded = touched.map(
    ({ id, before, plan }): ListingChange => ({
      listing: id,
      kind: 'put-back',
      diff: diffOf(before, plan.changes),
    }),
  );
  const results = await atomically(payload, [
    ...statements,
    ...recordChanges({ run, changes: recorded, at, by }),
  ]);
  const updated = new Set(
    results
      .slice(0, guards)
      .flat()
      .map(({ id }) => Number(id)),
  );
  const lost = touched.map(({ id }) => id).filter((id) => !updated.has(id));
  if (lost.length > 0) await forgetChanges({ payload, run, at, listings: lost });
  purge(listingTags([...updated].map((id) => ({ id }))));
  return new Set(planned.map(({ id }) => id).filter((id) => !lost.includes(id)));
}

function changesOf({ listing }: Pick<StoredCopy, 'listing'>, { restore }: Undone): Changes {
  const changes: Changes = { ...restore };
  const title = listingTitle({ ...listing, ...changes } as StoredListing);
  return Object.keys(changes).length > 0 && title !== listing.title ? { ...changes, title } : changes;
}

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

const TARGETS = { images: 'media', floorPlans: 'media', agents: 'agents', office: 'offices' } as const;
type Living = Record<(typeof TARGETS)[keyof typeof TARGETS] | 'property_documents', Set<number>>;

/** Which records that the listings pointed at are still there. */
async function livingRecords({
  payload,
  steps,
}: {
  payload: Payload;
  steps: Map<number, Step[]>;
}): Promise<Living> {
  const diffs = [...steps.values()].flat().map(({ diff }) => diff);
  const wanted = (fields: string[]) =>
    diffs.flatMap((diff) =>
      fields.flatMap((field) => [diff[field]?.[0] ?? []].flat() as (number | { file?: number })[]),
    );
  const ids = (fields: string[]) => wanted(fields).map(Number);
  const files = wanted(['documents']).flatMap((each) => (typeof each === 'object' && each.file) || []);
  const [media, agents, offices, documents] = await Promise.all([
    existing({ payload, table: sql`media`, ids: ids(['images', 'floorPlans']) }),
    existing({ payload, table: sql`agents`, ids: ids(['agents']) }),
    existing({ payload, table: sql`offices`, ids: ids(['office']) }),
    existing({ payload, table: sql`property_documents`, ids: files }),
  ]);
  return { media, agents, offices, property_documents: documents };
}

async function existing({ payload, table, ids }: { payload: Payload; table: SQL; ids: number[] }) {
  if (ids.length === 0) return new Set<number>();
  const rows = await query<{ id: unknown }>(
    payload,
    sql`select id from ${table} where id in (${sqlList([...new Set(ids)])})`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Leaves out pictures, documents and people that were deleted since, and an office that is gone. */
function restorable({ undone, living }: { undone: Undone; living: Living }): Undone {
  const restore = { ...undone.restore };
  for (const field of ['images', 'floorPlans', 'agents'] as const)
    if (restore[field])
      restore[field] = (restore[field] as number[]).filter((id) => living[TARGETS[field]].has(id));
  if (restore.documents)
    restore.documents = (restore.documents as { file?: number | null }[]).filter(
      ({ file }) => !file || living.property_documents.has(file),
    );
  if (restore.office && !living.offices.has(Number(restore.office))) delete restore.office;
  return { ...undone, restore };
}
