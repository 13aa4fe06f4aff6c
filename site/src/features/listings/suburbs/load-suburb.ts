import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { SizedImage } from '#site/server/images.ts';
import { cardOf } from '../public/card-of.ts';
import { loadSuburbCentres, nearestTo } from '../public/nearby-suburbs.ts';
import type { Channel, ListingCard } from '../public/public-listing.ts';
import { suburbPath } from '../public/suburb-path.ts';
import { suburbPosition } from '../public/suburb-position.ts';
import { type Occasion, upcomingOpenHomes } from '../public/upcoming.ts';
import { countTerms } from '../search/listing-terms.ts';
import { loadSearchOptions } from '../search/search-options.ts';
import { factsOfSuburb, type SuburbFacts } from '../search/suburb-facts.ts';
import type { Suburb } from '../search/suburbs.ts';
import { freshText } from '../terms/fresh-text.ts';
import { loadSuburbTexts } from './load-suburb-texts.ts';

/** Listings of each kind that a suburb's page shows. */
const SHOWN: Readonly<Record<Channel, number>> = { buy: 6, rent: 3, sold: 8, leased: 5 };
const OPEN_HOMES = 8;
const DAYS_AHEAD = 7;
const AGENTS = 8;
const NEIGHBOURS = 12;
/** Suburbs further away than this are no neighbours. */
const NEIGHBOURS_KM = 25;

/** A neighbouring suburb with listings. */
export type SuburbLink = { label: string; href: string; count: number };

/** All that the page of a suburb shows of its listings: plain data, made of what visitors may see. */
export type SuburbStock = {
  suburb: Suburb;
  /** The address of its page. */
  path: string;
  /** What staff wrote, in paragraphs divided by empty lines. */
  text: string;
  picture: SizedImage | null;
  cards: Record<Channel, ListingCard[]>;
  /** What is open within a week. */
  open: Occasion[];
  facts: SuburbFacts;
  /** The ids of the agents with most listings for sale and sales there, who may have no profile any more. */
  agentIds: number[];
  around: SuburbLink[];
  /** Where it lies; null where nobody knows. */
  position: { latitude: number; longitude: number } | null;
  fresh: string | null;
};

/** What a suburb's page shows. `now`: epoch ms. Null for a suburb without listings. */
export async function loadSuburb(
  payload: Payload,
  { key, now }: { key: string; now: number },
): Promise<SuburbStock | null> {
  const [options, facts] = await Promise.all([loadSearchOptions(payload), factsOfSuburb(payload, key)]);
  const path = facts && suburbPath(facts.suburb);
  if (!facts || !path) return null;
  const { suburb } = facts;
  const [cards, open, agents, centres, texts] = await Promise.all([
    newestIn(payload, suburb),
    openHomesIn(payload, { suburb, now }),
    sellersIn(payload, suburb),
    loadSuburbCentres(payload),
    loadSuburbTexts(payload),
  ]);
  const position = centres.get(key) ?? suburbPosition(key) ?? null;
  const { text = '', picture = null } = texts.get(key) ?? {};
  return {
    suburb,
    path,
    text,
    picture,
    cards,
    open,
    facts,
    agentIds: agents,
    around: position
      ? suburbLinks({ keys: nearestTo({ centres, position, km: NEIGHBOURS_KM }), except: key, options })
      : [],
    position: position && { latitude: position.latitude, longitude: position.longitude },
    fresh: freshText(options.updatedAt),
  };
}

/** Links to the pages of the suburbs with listings that lie nearest to a position. */
export async function suburbsNear(
  payload: Payload,
  position: { latitude: number; longitude: number },
): Promise<SuburbLink[]> {
  const [options, centres] = await Promise.all([loadSearchOptions(payload), loadSuburbCentres(payload)]);
  return suburbLinks({ keys: nearestTo({ centres, position, km: Number.POSITIVE_INFINITY }), options });
}

function suburbLinks({
  keys,
  except,
  options: { byKey },
}: {
  keys: readonly string[];
  except?: string;
  options: { byKey: ReadonlyMap<string, Suburb> };
}): SuburbLink[] {
  return keys
    .flatMap((key): SuburbLink[] => {
      const suburb = key === except ? undefined : byKey.get(key);
      const href = suburb && suburbPath(suburb);
      return suburb && href
        ? [{ label: suburb.name, href, count: suburb.counts.buy + suburb.counts.rent }]
        : [];
    })
    .slice(0, NEIGHBOURS);
}

/** The newest listings of each kind. Walks an index for each. */
async function newestIn(payload: Payload, { key, counts }: Suburb): Promise<Record<Channel, ListingCard[]>> {
  const cards: Record<Channel, ListingCard[]> = { buy: [], rent: [], sold: [], leased: [] };
  const channels = (Object.keys(cards) as Channel[]).filter((channel) => counts[channel] > 0);
  if (channels.length === 0) return cards;
  const newest = channels.map(
    (channel) => sql`select * from (select id, channel, sorted_at from public_listings
      where channel = ${channel} and suburb_key = ${key}
      order by sorted_at desc, id desc limit ${SHOWN[channel]}) as newest_${sql.raw(channel)}`,
  );
  const rows = await query<{ channel: Channel; card: unknown }>(
    payload,
    sql`select best.channel, cast(public_listings.card as text) as card
      from (${sql.join(newest, sql` union all `)}) as best
      join public_listings on public_listings.id = best.id
      order by best.sorted_at desc, best.id desc`,
  );
  for (const { channel, card } of rows) cards[channel].push(cardOf(card));
  return cards;
}

async function openHomesIn(
  payload: Payload,
  { suburb: { key, counts }, now }: { suburb: Suburb; now: number },
): Promise<Occasion[]> {
  if (counts.buy + counts.rent === 0) return [];
  return upcomingOpenHomes(payload, {
    channels: ['buy', 'rent'],
    suburb: key,
    days: DAYS_AHEAD,
    count: OPEN_HOMES,
    now,
  });
}

/** The ids of those who sell there, the busiest first. */
async function sellersIn(payload: Payload, { key, counts }: Suburb): Promise<number[]> {
  if (counts.buy + counts.sold === 0) return [];
  const listings = await countTerms(payload, {
    where: sql`channel in ('buy', 'sold') and suburb_key = ${key}`,
    taxonomy: 'agent',
  });
  return [...listings]
    .sort(([idA, a], [idB, b]) => b - a || Number(idA) - Number(idB))
    .slice(0, AGENTS)
    .map(([id]) => Number(id));
}
