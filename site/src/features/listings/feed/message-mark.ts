import { hash } from 'node:crypto';
import type { FeedAgent, FeedListing } from '@frontage/reaxml';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from '#site/server/database.ts';
import { FEED_AUTHOR } from './listing-statements.ts';
import { feedKey } from './read-stored.ts';

const WEEK_MS = 7 * 86_400_000;

/**
 * A mark of all that a message would be worked out from: its content, and the office and the people it names as they are
 * known here. A message with the mark of the one before changes nothing. The week is part of it, so that every listing
 * is worked out in full once a week, and a corrected rule of the importer reaches it even when its sender has no news.
 */
export function messageMark({
  message,
  receivedAt,
  findOffice,
  findAgent,
}: {
  message: FeedListing;
  receivedAt: Date;
  findOffice: (agentId: string) => number | undefined;
  findAgent: (search: { agent: FeedAgent; office: number }) => number | undefined;
}): string {
  const office = findOffice(message.agentID);
  const people = (message.listingAgents ?? []).map((agent) =>
    'removed' in agent || office === undefined ? null : findAgent({ agent, office }),
  );
  const week = Math.floor(receivedAt.getTime() / WEEK_MS);
  // Where in the file it stood does not matter.
  return hash('sha1', JSON.stringify([week, office, people, { ...message, line: 0 }]), 'base64url').slice(
    0,
    16,
  );
}

/**
 * The listings that stand as these messages would leave them, by feed key. `marks` by message; a listing is not among
 * them while it waits for pictures, since then its state carries no mark, nor once staff saved it: what they changed may
 * decide what the message means (the state decides the clock of inspections).
 */
export async function readUnchanged(
  payload: Payload,
  marks: ReadonlyMap<FeedListing, string>,
): Promise<Map<string, number>> {
  const sent = new Map([...marks].map(([{ agentID, uniqueID }, mark]) => [feedKey(agentID, uniqueID), mark]));
  if (sent.size === 0) return new Map();
  const keys = sql.join(
    [...marks.keys()].map(({ agentID, uniqueID }) => sql`(${agentID.toUpperCase()}, ${uniqueID})`),
    sql`, `,
  );
  const mark = isPostgres(payload)
    ? sql`feed_images->>'message'`
    : sql`json_extract(feed_images, '$.message')`;
  const rows = await query<Record<'id' | 'feed_agent_id' | 'feed_unique_id' | 'mark', unknown>>(
    payload,
    sql`select id, feed_agent_id, feed_unique_id, ${mark} as mark from listings
      where (feed_agent_id, feed_unique_id) in (values ${keys}) and saved_by = ${FEED_AUTHOR}`,
  );
  return new Map(
    rows.flatMap((row): [string, number][] => {
      const key = feedKey(String(row.feed_agent_id), String(row.feed_unique_id));
      return row.mark && sent.get(key) === row.mark ? [[key, Number(row.id)]] : [];
    }),
  );
}
