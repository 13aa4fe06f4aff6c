import type { FeedAgent } from '@frontage/reaxml';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

/** Offices and people of the website, as a feed names them. */
export type FeedPeople = {
  /** The office one of whose agency codes this is, in any letter case. */
  findOffice: (agentId: string) => number | undefined;
  /** By email, then by the sender's id, then by the exact name within the office. */
  findAgent: (search: { agent: FeedAgent; office: number }) => number | undefined;
  /** Everything that decides both answers, to tell whether it changed. */
  known: unknown;
};

/** Offices and published people, looked up once for a whole import. */
export async function loadFeedPeople(payload: Payload): Promise<FeedPeople> {
  const codes = await query<{ code: unknown; office: unknown }>(
    payload,
    sql`select text as code, parent_id as office from offices_texts where path = 'feedAgentIds' order by parent_id desc`,
  );
  const offices = new Map(codes.map((row) => [key(String(row.code)), Number(row.office)]));
  const people = await query<Record<'id' | 'name' | 'email' | 'feed_id' | 'office_id', unknown>>(
    payload,
    sql`select id, name, email, feed_id, office_id from agents where _status = 'published' order by id desc`,
  );
  const by = (name: (person: (typeof people)[number]) => unknown) =>
    new Map(
      people.flatMap((person) => (name(person) ? [[key(String(name(person))), Number(person.id)]] : [])),
    );
  const byEmail = by(({ email }) => email);
  const byFeedId = by(({ feed_id }) => feed_id);
  const byName = by(({ name, office_id }) => name && office_id && `${office_id} ${name}`);
  return {
    known: [codes, people],
    findOffice: (agentId) => offices.get(key(agentId)),
    findAgent({ agent, office }) {
      const known =
        firstOf(agent.emails ?? [], byEmail) ?? firstOf([agent.uniqueListingAgentID, agent.crmID], byFeedId);
      // A colleague of another office may share the name of one of ours.
      if (known !== undefined || !agent.name || agent.agentID) return known;
      return byName.get(key(`${office} ${agent.name}`));
    },
  };
}

const key = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

function firstOf(names: (string | null | undefined)[], known: Map<string, number>): number | undefined {
  for (const name of names) {
    const found = name ? known.get(key(name)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
