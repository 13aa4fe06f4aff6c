import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { cardOf } from './card-of.ts';
import type { Channel, ListingCard } from './public-listing.ts';
import { hasAgent, onceEach } from './public-rows.ts';

/** Whose listings: those that an agent, or any of several, looks after, or those of an office. */
export type Owner = { agent: number } | { agents: readonly number[] } | { office: number };

export type OwnedPage = { cards: ListingCard[]; total: number; page: number; pages: number };

/** The newest few of each search page's listings, with how many there are. Empty ones are left out. One query. */
export async function listingsByChannel(
  payload: Payload,
  { owner, each }: { owner: Owner; each: number },
): Promise<Map<Channel, { cards: ListingCard[]; total: number }>> {
  const rows = await query<{ channel: Channel; total: number | string; card: unknown }>(
    payload,
    sql`select best.channel, best.total, cast(public_listings.card as text) as card from (
        select id, channel, sorted_at,
          row_number() over (partition by channel order by sorted_at desc, id desc) as place,
          count(*) over (partition by channel) as total
        from public_listings where ${ownedBy(owner)}
      ) as best join public_listings on public_listings.id = best.id
      where best.place <= ${each} order by best.channel, best.place`,
  );
  const found = new Map<Channel, { cards: ListingCard[]; total: number }>();
  for (const row of rows) {
    const group = found.get(row.channel) ?? { cards: [], total: Number(row.total) };
    group.cards.push(cardOf(row.card));
    found.set(row.channel, group);
  }
  return found;
}

/** One page of an owner's listings of one kind or of several, newest first; a page past the end is the last one. */
export async function listingsOf(
  payload: Payload,
  {
    owner,
    channel,
    page,
    size,
  }: { owner: Owner; channel: Channel | readonly Channel[]; page: number; size: number },
): Promise<OwnedPage> {
  const where = sql`${ownedBy(owner)} and channel in (${sqlList([channel].flat())}) and ${onceEach([channel].flat())}`;
  const [counted] = await query<{ n: number | string }>(
    payload,
    sql`select count(*) as n from public_listings where ${where}`,
  );
  const total = Number(counted?.n ?? 0);
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, pages);
  const rows = await query<{ card: unknown }>(
    payload,
    sql`select cast(card as text) as card from public_listings where ${where}
      order by sorted_at desc, id desc limit ${size} offset ${(shown - 1) * size}`,
  );
  return { cards: rows.map((row) => cardOf(row.card)), total, page: shown, pages };
}

/** The listings of an owner, as a condition of a row. */
export function ownedBy(owner: Owner): SQL {
  if ('office' in owner) return sql`office = ${owner.office}`;
  const agents = 'agents' in owner ? owner.agents : [owner.agent];
  if (agents.length === 0) return sql`1 = 0`;
  return hasAgent(sql`in (${sqlList(agents)})`);
}
