import type { FeedListing } from '@frontage/reaxml';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { addressKey, addressOfRow } from './address-key.ts';
import { methodOf } from './map-price.ts';
import { feedKey } from './read-stored.ts';

/** A listing taken off the market longer ago than this is history: the property is listed again, not still. */
const RECENT_MS = 60 * 24 * 60 * 60 * 1000;

/** A listing here that a message under another number describes: it gets the message's agency code and number. */
export type TakeOver = { id: number; oldKey: string; agentId: string; uniqueId: string };

/** A listing that files name, by its feed key; without its message where the text was read before and says nothing new. */
export type SentListing = { key: string; listing?: FeedListing };

/**
 * Which messages of a new system describe listings here that another system brought, by feed key: the same address, the
 * same office, for sale or for rent alike, and no more than one such listing. A listing that the messages themselves
 * name stays what it is.
 */
export async function planTakeOvers({
  payload,
  sent: all,
  findOffice,
  receivedAt,
}: {
  payload: Payload;
  sent: AsyncIterable<SentListing>;
  /** The office an agentID (any letter case) stands for. */
  findOffice: (agentId: string) => number | undefined;
  receivedAt: Date;
}): Promise<Map<string, TakeOver>> {
  const sent = new Map<string, { message: Sought; place: string }>();
  const named = new Set<string>();
  for await (const { key, listing: message } of all) {
    named.add(key);
    if (!message) continue;
    const place = placeOf(message, findOffice(message.agentID));
    if (place) sent.set(key, { message: sought(message), place });
  }
  if (sent.size === 0) return new Map();
  const here = await stockHere({ payload, since: new Date(receivedAt.getTime() - RECENT_MS) });
  const free = here.filter(({ key }) => !named.has(key));
  const known = new Set(here.map(({ key }) => key));
  const byPlace = groupBy(free, ({ place }) => place);
  const asked = groupBy([...sent.values()], ({ place }) => place);
  const plan = new Map<string, TakeOver>();
  for (const [key, { message, place }] of sent) {
    const found = (byPlace.get(place) ?? []).filter((each) => mayBe(each, message));
    const alike = found.filter(({ status }) => status === message.status);
    const candidates = alike.length > 0 ? alike : found;
    const [only] = candidates;
    // Two of either at one address: nobody can tell which is which.
    if (known.has(key) || !only || candidates.length > 1 || (asked.get(place)?.length ?? 0) > 1) continue;
    plan.set(key, {
      id: only.id,
      oldKey: only.key,
      agentId: message.agentID.toUpperCase(),
      uniqueId: message.uniqueID,
    });
  }
  return plan;
}

/** A property that is for sale again after it was sold is another listing; one sold during the move is not. */
const mayBe = (here: Here, { status }: Sought): boolean =>
  here.status === status || (here.status !== 'sold' && here.status !== 'leased');

type Sought = Pick<FeedListing, 'agentID' | 'uniqueID' | 'status'>;
const sought = ({ agentID, uniqueID, status }: FeedListing): Sought => ({ agentID, uniqueID, status });

/** Gives these listings their new agency code and number; their first message from there counts however old it is. */
export async function takeOver(payload: Payload, all: TakeOver[]): Promise<void> {
  await atomically(
    payload,
    all.flatMap(({ id, agentId, uniqueId }) => [
      sql`update listings set feed_agent_id = ${agentId}, feed_unique_id = ${uniqueId}, feed_mod_time = null
        where id = ${id}`,
      sql`update _listings_v set version_feed_agent_id = ${agentId}, version_feed_unique_id = ${uniqueId},
        version_feed_mod_time = null where parent_id = ${id}`,
    ]),
  );
}

function placeOf(message: FeedListing, office: number | undefined): string | undefined {
  const { address } = message;
  if (office === undefined || !address) return undefined;
  const key = addressKey(address);
  return key && `${office} ${methodOf(message, undefined)} ${key}`;
}

type Here = { id: number; key: string; place: string; status: string };

/** Listings of feeds that are on the market or left it recently; sold ones while they are shown. */
async function stockHere({ payload, since }: { payload: Payload; since: Date }): Promise<Here[]> {
  const rows = await query<Record<string, unknown>>(
    payload,
    sql`select id, feed_agent_id, feed_unique_id, status, method, office_id, sub_number, lot_number, street_number,
        street, suburb, state, postcode
      from listings where feed_unique_id is not null
        and (status in (${sqlList(['current', 'sold', 'leased'])}) or updated_at > ${since.toISOString()})`,
  );
  return rows.flatMap((row): Here[] => {
    const key = addressKey(addressOfRow(row));
    const place = key && `${row.office_id} ${row.method} ${key}`;
    const status = String(row.status);
    const own = feedKey(String(row.feed_agent_id), String(row.feed_unique_id));
    return place ? [{ id: Number(row.id), key: own, place, status }] : [];
  });
}

function groupBy<T>(all: T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}
