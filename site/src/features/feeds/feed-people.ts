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
  /** The same among all profiles, drafts included. */
  findProfile: FeedPeople['findAgent'];
  /** Everything that decides the first two answers, to tell whether it changed. */
  known: unknown;
};

/** Offices and published people, looked up once for a whole import. */
export async function loadFeedPeople(payload: Payload): Promise<FeedPeople> {
  const codes = await query<{ code: unknown; office: unknown }>(
    payload,
    sql`select text as code, parent_id as office from offices_texts where path = 'feedAgentIds' order by parent_id desc`,
  );
  const offices = new Map(codes.map((row) => [key(String(row.code)), Number(row.office)]));
  const all = await query<Person>(
    payload,
    sql`select id, name, email, feed_id, office_id, _status from agents order by id desc`,
  );
  const people = all.filter(({ _status }) => _status === 'published');
  return {
    known: [codes, people],
    findOffice: (agentId) => offices.get(key(agentId)),
    findAgent: finder(people),
    findProfile: finder(all),
  };
}

type Person = Record<'id' | 'name' | 'email' | 'feed_id' | 'office_id' | '_status', unknown>;

function finder(people: Person[]): FeedPeople['findAgent'] {
  const by = (name: (person: Person) => unknown) =>
    new Map(
      people.flatMap((person) => (name(person) ? [[key(String(name(person))), Number(person.id)]] : [])),
    );
  const byEmail = by(({ email }) => email);
  const byFeedId = by(({ feed_id }) => feed_id);
  const byName = by(({ name, office_id }) => name && office_id && `${office_id} ${name}`);
  return ({ agent, office }) => {
    const known =
      firstOf(agent.emails ?? [], byEmail) ?? firstOf([agent.uniqueListingAgentID, agent.crmID], byFeedId);
    // A colleague of another office may share the name of one of ours.
    if (known !== undefined || !agent.name || agent.agentID) return known;
    return byName.get(key(`${office} ${agent.name}`));
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
