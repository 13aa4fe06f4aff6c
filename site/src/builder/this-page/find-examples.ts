import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { listingsById } from '#site/features/listings/public/listings-by-id.ts';
import type { PublicListing } from '#site/features/listings/public/public-listing.ts';
import { suburbPath } from '#site/features/listings/public/suburb-path.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { type Suburb, suburbLabel } from '#site/features/listings/search/suburbs.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import {
  isFor,
  type TemplateConditions,
  type TemplateFacts,
} from '#site/features/pages/templates/template-conditions.ts';
import { findPosts } from '#site/features/posts/find-posts.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { query } from '#site/server/database.ts';
import { factsOfAgent, factsOfListing, factsOfOffice, factsOfPost, factsOfSuburb } from './template-facts.ts';

/** A page that a template can be shown with. `key`: the id of its listing, agent, office or post, or the suburb’s key. */
export type Example = {
  key: string;
  label: string;
  /** Whether the template is for it. */
  fits: boolean;
};

/** The most listings that are looked through, from the newest. */
const LISTINGS_SEARCHED = 300;
/** The same of posts. */
const POSTS_SEARCHED = 100;
const MOST = 20;

/**
 * The pages that a template of this kind can be shown with: those that its conditions fit first, then the newest listing,
 * the first agent or office of the team page, the suburb with most listings, the newest post. None for kinds that have one
 * page, or all.
 */
export async function findExamples({
  payload,
  kind,
  conditions,
  text = '',
}: {
  payload: Payload;
  kind: TemplateKind;
  conditions: TemplateConditions | null;
  /** What must be in its name; '' for any. */
  text?: string;
}): Promise<Example[]> {
  const wanted = text.trim().toLowerCase();
  const all = await candidates({ payload, kind, wanted });
  return all
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ facts, ...example }) => ({ ...example, fits: isFor({ conditions, facts }) }))
    .sort((one, other) => Number(other.fits) - Number(one.fits))
    .slice(0, MOST);
}

type Candidate = Omit<Example, 'fits'> & { facts: TemplateFacts };

async function candidates({
  payload,
  kind,
  wanted,
}: {
  payload: Payload;
  kind: TemplateKind;
  wanted: string;
}): Promise<Candidate[]> {
  switch (kind) {
    case 'listing':
      return (await newestListings(payload, wanted)).map((listing) => ({
        key: String(listing.id),
        label: listing.address.full,
        facts: factsOfListing(listing),
      }));
    case 'agent':
      return (await loadPeople(payload)).agents.map((agent) => ({
        key: String(agent.id),
        label: agent.name,
        facts: factsOfAgent(agent),
      }));
    case 'office':
      return (await loadPeople(payload)).offices.map((office) => ({
        key: String(office.id),
        label: office.name,
        facts: factsOfOffice(office),
      }));
    case 'suburb':
      return [...(await loadSearchOptions(payload)).suburbs]
        .filter((suburb) => suburbPath(suburb) !== null)
        .sort((one, other) => total(other) - total(one))
        .map((suburb) => ({ key: suburb.key, label: suburbLabel(suburb), facts: factsOfSuburb(suburb) }));
    case 'post':
      return newestPosts(payload, wanted);
    default:
      return [];
  }
}

async function newestPosts(payload: Payload, wanted: string): Promise<Candidate[]> {
  const [{ posts }, { agentById }] = await Promise.all([
    findPosts({ payload, titled: wanted, order: 'newest', page: 1, perPage: POSTS_SEARCHED }),
    loadPeople(payload),
  ]);
  return posts.map((post) => ({
    key: String(post.id),
    label: post.title,
    facts: factsOfPost({ post, officeId: agentById.get(post.author?.id ?? 0)?.officeId ?? null }),
  }));
}

/** Those for sale first, each kind from the newest. The address is among what a card says, with this text in it. */
async function newestListings(payload: Payload, wanted: string): Promise<PublicListing[]> {
  const named = wanted ? sql`where lower(cast(card as text)) like ${`%${wanted}%`}` : sql``;
  const rows = await query<{ listing: number | string }>(
    payload,
    sql`select listing from public_listings ${named}
      order by case when channel = 'buy' then 0 else 1 end, sorted_at desc, id desc limit ${LISTINGS_SEARCHED}`,
  );
  const ids = rows.map(({ listing }) => Number(listing));
  const found = await listingsById(payload, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

const total = ({ counts: { buy, rent, sold, leased } }: Suburb): number => buy + rent + sold + leased;
