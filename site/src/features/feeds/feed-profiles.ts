import type { FeedAgent, FeedListing } from '@frontage/reaxml';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import type { FeedPeople } from './feed-people.ts';
import type { RunBook } from './feed-run.ts';
import type { Source } from './sources/load-source.ts';
import { readSpool } from './spool.ts';

/** A person of a feed as their profile begins. */
export type NewPerson = {
  /** What tells them again: email, else the sender's number, else office and name. */
  key: string;
  agent: FeedAgent;
  office: number;
};

/** People a profile was made for, by {@link NewPerson.key}, and the profile's id. */
type MadeProfiles = Record<string, number>;

/**
 * Creates profiles for the people of a spooled file who have none here, as its source says. Each person gets one once:
 * a profile is never changed by a feed, and one that staff delete does not come again. Answers whether one was published.
 */
export async function makeProfiles({
  payload,
  source,
  path,
  people,
  book,
}: {
  payload: Payload;
  source: Source;
  /** The spool. */
  path: string;
  people: FeedPeople;
  book: RunBook;
}): Promise<boolean> {
  if (source.profiles === 'off') return false;
  const wanted = new Map<string, NewPerson>();
  for await (const item of readSpool(path)) {
    if (item.kind !== 'listing') continue;
    for (const person of peopleOf({ listing: item.listing, findOffice: people.findOffice }))
      if (!wanted.has(person.key) && people.findProfile(person) === undefined) wanted.set(person.key, person);
  }
  if (wanted.size === 0) return false;
  const made = await loadMadeProfiles(payload, source.id);
  let isPublished = false;
  for (const person of wanted.values()) {
    if (person.key in made) continue;
    const isPublic = source.profiles === 'published' && isReachable(person.agent);
    try {
      made[person.key] = await createProfile({ payload, person, isPublic });
      isPublished ||= isPublic;
    } catch (error) {
      log.warn({ err: error, source: source.id }, 'a profile of a feed could not be created');
      book.note({
        code: 'profile-not-made',
        severity: 'warning',
        text: person.agent.name ?? '',
        message: 'No profile could be created for this agent. Create it under Agents.',
      });
    }
  }
  await query(
    payload,
    sql`update feed_sources set made_profiles = ${JSON.stringify(made)} where id = ${source.id}`,
  );
  return isPublished;
}

/** The people a message names who may have a profile here: not those of other agencies, nor those who want none. */
function peopleOf({
  listing: { agentID, listingAgents },
  findOffice,
}: {
  listing: Pick<FeedListing, 'agentID' | 'listingAgents'>;
  findOffice: FeedPeople['findOffice'];
}): NewPerson[] {
  const office = findOffice(agentID);
  if (office === undefined) return [];
  return (listingAgents ?? []).flatMap((agent) => {
    if ('removed' in agent || !agent.name || agent.agentID || agent.displayProfile === false) return [];
    const key = agent.emails?.[0] ?? agent.uniqueListingAgentID ?? agent.crmID ?? `${office} ${agent.name}`;
    return [{ key: key.toLowerCase(), agent, office }];
  });
}

/** What a page of an agent must have (team/people-gaps.ts). */
const isReachable = ({ emails, telephones }: FeedAgent): boolean =>
  Boolean(emails?.length || telephones?.length);

async function createProfile({
  payload,
  person: { agent, office },
  isPublic,
}: {
  payload: Payload;
  person: NewPerson;
  isPublic: boolean;
}): Promise<number> {
  const { id } = await payload.create({
    collection: 'agents',
    draft: !isPublic,
    data: { ...profileOf(agent), office, _status: isPublic ? 'published' : 'draft' },
    depth: 0,
  });
  return Number(id);
}

/** A profile's fields from what a feed says of a person. */
function profileOf(agent: FeedAgent) {
  const numbers = agent.telephones ?? [];
  const mobile = numbers.find(({ type }) => type === 'mobile')?.number;
  const others = numbers.filter(({ type }) => type !== 'mobile');
  const phone = (others.find(({ type }) => type === 'BH') ?? others[0])?.number;
  const feedId = agent.uniqueListingAgentID ?? agent.crmID;
  return {
    name: agent.name ?? '',
    ...(agent.emails?.[0] ? { email: agent.emails[0] } : {}),
    ...(mobile ? { mobile } : {}),
    ...(phone ? { phone } : {}),
    ...(feedId ? { feedId } : {}),
  };
}

async function loadMadeProfiles(payload: Payload, source: number): Promise<MadeProfiles> {
  const [row] = await query<{ made_profiles: unknown }>(
    payload,
    sql`select made_profiles from feed_sources where id = ${source}`,
  );
  return jsonOf<MadeProfiles | null>(row?.made_profiles) ?? {};
}

/** A profile that a source's feed began, as it stands now. */
export type MadeProfile = { id: number; name: string; isDraft: boolean };

/** The profiles that were made from a source's feed and still exist; drafts first, then by name. */
export async function madeProfiles(payload: Payload, source: number): Promise<MadeProfile[]> {
  const ids = Object.values(await loadMadeProfiles(payload, source));
  if (ids.length === 0) return [];
  const rows = await query<Record<'id' | 'name' | '_status', unknown>>(
    payload,
    sql`select id, name, _status from agents where id in (${sql.join(ids, sql`, `)}) order by name`,
  );
  return rows
    .map((row) => ({ id: Number(row.id), name: String(row.name), isDraft: row._status === 'draft' }))
    .sort((a, b) => Number(b.isDraft) - Number(a.isDraft));
}
