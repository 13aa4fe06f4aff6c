import { type SQL, sql } from 'drizzle-orm';
import { SEARCH_FEATURES } from './search-features.ts';

/** Words of one keyword that are looked for. */
const MOST_WORDS = 8;

/** What a search asks of the text of a listing: its features, and keywords. */
export function textConditions({
  features,
  keywords,
}: {
  features: readonly string[];
  keywords: readonly string[];
}): SQL[] {
  return [
    ...features.flatMap((name) => hasFeature(name) ?? []),
    ...keywords.flatMap(wordsOf).map((word) => sql`${TEXT} like ${containing(word)} escape '!'`),
  ];
}

function hasFeature(name: string): SQL | undefined {
  const feature = SEARCH_FEATURES[name];
  if (!feature) return undefined;
  const { slugs, fact, text } = feature;
  const said = [
    // Stored as `|pool|ducted-heating|`: between hyphens each word of it is found.
    ...slugs.map((slug) => sql`replace(features, '|', '-') like ${`%-${slug}-%`}`),
    ...(fact ? [sql`page ->> 'facts' like ${`%"${fact}"%`}`] : []),
    ...(text ? [sql`lower(page ->> 'description') like ${`%${text}%`}`] : []),
  ];
  return sql`(${sql.join(said, sql` or `)})`;
}

/** Headline, address, description and features of a listing, in lowercase. */
const TEXT =
  sql.raw(`lower(coalesce(card ->> 'headline', '') || ' ' || coalesce(card -> 'address' ->> 'full', '')
  || ' ' || coalesce(page ->> 'description', '') || ' ' || replace(replace(features, '-', ' '), '|', ' '))`);

const wordsOf = (keyword: string): string[] =>
  keyword
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);

const containing = (word: string): string => `%${word.replace(/[!%_]/g, '!$&')}%`;
