import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { wordsOf } from '../public/listing-text.ts';
import type { ListingCard } from '../public/public-listing.ts';
import { type ExcerptPart, excerptOf } from './excerpt.ts';
import { isListed } from './search.ts';

/** Where the keywords stand in the texts of these listings, by the listing's id. One query. */
export async function loadExcerpts(
  payload: Payload,
  { cards, keywords }: { cards: readonly ListingCard[]; keywords: readonly string[] },
): Promise<Record<number, ExcerptPart[]>> {
  const words = keywords.flatMap(wordsOf);
  if (words.length === 0 || cards.length === 0) return {};
  const rows = await query<{ listing: unknown; description: string | null; features: string }>(
    payload,
    sql`select listing, page ->> 'description' as description, features from public_listings
      where ${isListed(cards.map(({ id }) => id))}`,
  );
  const headlines = new Map(cards.map(({ id, headline }) => [id, headline ?? '']));
  return Object.fromEntries(
    rows.flatMap(({ listing, description, features }) => {
      const names = features
        .split('|')
        .filter(Boolean)
        .map((slug) => slug.replaceAll('-', ' '));
      const texts = [description ?? '', headlines.get(Number(listing)) ?? '', names.join(', ')];
      const found = texts.map((text) => excerptOf({ text, words })).find((parts) => parts);
      return found ? [[Number(listing), found]] : [];
    }),
  );
}
