import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

/** Listing ids in one file of the sitemap. By id, so that a listing stays in its file however many come and go. */
const SITEMAP_SPAN = 10_000;

/**
 * Paths may hold nothing that has a meaning in XML; `lastmod` is an ISO instant, `images` paths of pictures, `translated`
 * whether the page exists in every language of the website.
 */
export type SitemapEntry = { path: string; lastmod?: string; images?: string[]; translated?: boolean };

/** The numbers of the sitemap's listing files that have something in them, ascending. */
export async function sitemapParts(payload: Payload): Promise<number[]> {
  const rows = await query<{ part: number | string }>(
    payload,
    sql`select distinct ${partOf('listing')} as part from public_listings where listing > 0 order by part`,
  );
  return rows.map(({ part }) => Number(part));
}

/** The public listings of one file. Their paths come from the read model; from the listing only when it last changed. */
export async function sitemapListings(payload: Payload, part: number): Promise<SitemapEntry[]> {
  const rows = await query<{ path: string; images: unknown; updated_at: string | Date | null }>(
    payload,
    sql`select public_listings.card ->> 'path' as path, cast(public_listings.card -> 'images' as text) as images,
        listings.updated_at
      from public_listings left join listings on listings.id = public_listings.listing
      where public_listings.listing > ${(part - 1) * SITEMAP_SPAN}
        and public_listings.listing <= ${part * SITEMAP_SPAN}
      order by public_listings.listing`,
  );
  return rows.map(({ path, images, updated_at }) => ({
    path,
    translated: true,
    images: (images ? (JSON.parse(String(images)) as { src: string }[]) : []).map(({ src }) => src),
    ...(updated_at ? { lastmod: new Date(updated_at).toISOString() } : {}),
  }));
}

const partOf = (column: string) => sql.raw(`(cast(${column} as integer) - 1) / ${SITEMAP_SPAN} + 1`);
