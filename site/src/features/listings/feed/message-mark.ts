import { hash } from 'node:crypto';
import type { FeedAgent, FeedListing, KnownListings } from '@frontage/reaxml';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from '#site/server/database.ts';
import { FEED_AUTHOR } from './listing-statements.ts';
import { feedKey, givenKeys } from './read-stored.ts';

const WEEK_MS = 7 * 86_400_000;
/** Goes up when the same message is to be worked out as something else, so that every listing is, with its next message. */
const VERSION = 1;

/** What tells a message again: the mark of what it says, and the mark of its text where that alone tells it. */
export type MessageMarks = { message: string; text?: string };

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
  const week = weekOf(receivedAt);
  // Where in the file it stood does not matter.
  return hash(
    'sha1',
    JSON.stringify([VERSION, week, office, people, { ...message, line: 0 }]),
    'base64url',
  ).slice(0, 16);
}

const weekOf = (at: Date): number => Math.floor(at.getTime() / WEEK_MS);

/**
 * The listings whose text was read before, so that a file's XML is only read where it is new. The mark of a text holds
 * all that a message would be worked out from beside it: `context` is what the offices, the people and the source say.
 */
export function knownListings({
  payload,
  receivedAt,
  context,
  isAgain = false,
}: {
  payload: Payload;
  receivedAt: Date;
  context: unknown;
  /** None counts as known: all are worked out again. */
  isAgain?: boolean | undefined;
}): KnownListings {
  const start = hash('sha1', JSON.stringify([VERSION, weekOf(receivedAt), context]), 'base64url');
  return {
    markOf: (text) => hash('sha1', start + text, 'base64url').slice(0, 16),
    async find(sent) {
      if (isAgain) return new Set<string>();
      const stored = await readMarks({ payload, keys: sent, kind: 'text' });
      const isKnown = ({ agentID, uniqueID, mark }: (typeof sent)[number]) =>
        stored.get(feedKey(agentID, uniqueID))?.mark === mark;
      return new Set(sent.filter(isKnown).map(({ mark }) => mark));
    },
  };
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
  const stored = await readMarks({ payload, keys: [...marks.keys()], kind: 'message' });
  return new Map(
    [...marks].flatMap(([{ agentID, uniqueID }, mark]): [string, number][] => {
      const key = feedKey(agentID, uniqueID);
      const known = stored.get(key);
      return known?.mark === mark ? [[key, known.id]] : [];
    }),
  );
}

/** The marks of listings that nobody but a feed saved, by feed key. */
async function readMarks({
  payload,
  keys,
  kind,
}: {
  payload: Payload;
  keys: { agentID: string; uniqueID: string }[];
  kind: keyof MessageMarks;
}): Promise<Map<string, { id: number; mark: string }>> {
  if (keys.length === 0) return new Map();
  const given = givenKeys(
    payload,
    keys.map(({ agentID, uniqueID }) => ({ agentId: agentID, uniqueId: uniqueID })),
  );
  const mark = isPostgres(payload)
    ? sql`feed_images->>${sql.raw(`'${kind}'`)}`
    : sql`json_extract(feed_images, ${sql.raw(`'$.${kind}'`)})`;
  const rows = await query<Record<'id' | 'feed_agent_id' | 'feed_unique_id' | 'mark', unknown>>(
    payload,
    sql`select id, feed_agent_id, feed_unique_id, ${mark} as mark from ${given} cross join listings
      where feed_agent_id = given.agent and feed_unique_id = given.number and saved_by = ${FEED_AUTHOR}`,
  );
  return new Map(
    rows.flatMap((row): [string, { id: number; mark: string }][] =>
      row.mark
        ? [
            [
              feedKey(String(row.feed_agent_id), String(row.feed_unique_id)),
              { id: Number(row.id), mark: String(row.mark) },
            ],
          ]
        : [],
    ),
  );
}
