import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, type Statement } from '#site/server/database.ts';
import { imagesById } from '#site/server/images.ts';
import { purge } from '#site/server/purge.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { readStates, recordEvents } from '../public/events/record-events.ts';
import { publicRows, rowNumbersOf } from '../public/public-rows.ts';
import { listingTags } from '../public/publish-listing.ts';
import { listingTitle } from '../terms/listing-title.ts';
import { idOf, type StoredListing } from '../terms/stored-listing.ts';
import type { FeedState } from './feed-state.ts';
import { differs, stateAfterEdit } from './feed-values.ts';
import { freeIds } from './free-ids.ts';
import { diffOf, forgetChanges, type ListingChange, recordChanges } from './listing-changes.ts';
import { listingLayout } from './listing-layout.ts';
import type { Changes } from './listing-statements.ts';
import { mergeWrites, statementsOf } from './listing-writes.ts';
import { pairWrites } from './pair-writes.ts';
import { fingerprint, type Plan } from './plan-listing.ts';
import type { StoredCopy, StoredPair } from './read-stored.ts';

/** What is to become of one copy of a listing: new values, and the fields that keep ours from now on. */
export type StaffChange = { values: Record<string, unknown>; pins?: string[] };

/**
 * Writes what a member of staff wants of many listings in one transaction: in each listing, in a draft of it, in what
 * visitors see and in its versions, with the name of the author. Returns the listings that another writer changed
 * between reading and writing; nothing was written to them.
 */
export async function writeAsStaff({
  payload,
  author,
  pairs,
  change,
  putBackRun,
}: {
  payload: Payload;
  author: string;
  pairs: StoredPair[];
  change: (copy: StoredCopy) => StaffChange;
  /** The run that is put back: it is written down, and subscribers are told nothing. */
  putBackRun?: number;
}): Promise<{ lost: number[] }> {
  const at = Date.now();
  const { versionIds } = await freeIds({ payload, versions: pairs.length * 2 });
  const planOf = (copy: StoredCopy) => planChange(copy, change(copy));
  const planned = pairs
    .map((pair) => {
      const plan = planOf(pair.main);
      const writes = pairWrites({
        layout: listingLayout(payload),
        stored: pair,
        plan,
        planDraft: planOf,
        writer: { author },
        now: new Date(at).toISOString(),
        newVersionId: () => versionIds.shift() as number,
      });
      return { id: pair.main.rowId, before: pair.main.listing, plan, writes };
    })
    .filter(({ writes }) => writes.hasChanges);
  if (planned.length === 0) return { lost: [] };
  const visible = planned.filter(({ plan }) => plan.visible);
  const images = await imagesById(
    payload,
    visible.flatMap(({ plan: { listing } }) =>
      [...(listing.images ?? []), ...(listing.floorPlans ?? [])].map(idOf),
    ),
  );
  const { statements, guards } = statementsOf(
    mergeWrites(planned.map(({ writes }) => writes.writes({ image: (id) => images.get(id) }))),
  );
  const isPutBack = putBackRun !== undefined;
  const told = isPutBack
    ? putBackRecords({
        run: putBackRun,
        at,
        by: author,
        changes: visible.map(
          ({ id, before, plan }): ListingChange => ({
            listing: id,
            kind: 'put-back',
            diff: diffOf(before, plan.changes),
          }),
        ),
      })
    : recordEvents({
        before: await readStates(
          payload,
          visible.map(({ id }) => id),
        ),
        after: visible.map(({ id, plan: { listing } }) => ({
          id,
          rows: publicRows({ listing, image: () => undefined }),
        })),
        now: at,
      });
  const results = await atomically(payload, [...statements, ...told]);
  const updated = new Set(
    results
      .slice(0, guards)
      .flat()
      .map(({ id }) => Number(id)),
  );
  const lost = planned.map(({ id }) => id).filter((id) => !updated.has(id));
  if (isPutBack && lost.length > 0) await forgetChanges({ payload, run: putBackRun, at, listings: lost });
  purge(listingTags(visible.filter(({ id }) => updated.has(id))));
  return { lost };
}

/** Writes down that a run was put back, and forgets what subscribers were still to be told of it. */
function putBackRecords(input: Parameters<typeof recordChanges>[0]): Statement[] {
  const ids = input.changes.map(({ listing }) => listing);
  if (ids.length === 0) return [];
  return [
    // An event has the time of the change it was recorded with.
    sql`delete from listing_events where state = 'due' and listing in (${sqlList(ids.flatMap(rowNumbersOf))}) and at in (
      select changed.at from listing_changes as changed
      where changed.run = ${input.run} and changed.listing = abs(listing_events.listing))`,
    ...recordChanges(input),
  ];
}

function planChange({ listing, state }: StoredCopy, { values, pins }: StaffChange): Plan {
  const changes: Changes = { ...values };
  const visible = Object.keys(changes).length > 0;
  const after = { ...listing, ...changes } as StoredListing;
  const title = listingTitle(after);
  if (visible && title !== listing.title) changes.title = title;
  const edited = stateAfterEdit({ state, before: { ...listing }, after: { ...after } });
  const next = pins ? withPins(edited, pins) : edited;
  const isOurs = differs({ listing: { ...after }, state: next });
  if (isOurs !== Boolean(listing.feedDiffers)) changes.feedDiffers = isOurs;
  if (fingerprint(next) !== fingerprint(state)) changes.feedImages = next;
  return { changes, listing: { ...listing, ...changes }, state: next, visible };
}

function withPins({ pins: _, ...state }: FeedState, pins: string[]): FeedState {
  return pins.length > 0 ? { ...state, pins } : state;
}
