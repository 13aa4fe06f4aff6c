import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { FEED_PATH } from './news-feed.ts';
import { categoryPath, postPath } from './post-card.ts';

const FEED = /^\/(?:feed|rss|feed\/rss2|category\/.+\/feed)\/*$/;
const CATEGORY = /^\/category\/(?:[\w-]+\/){0,4}?([\w-]{1,120})(?:\/page\/(\d{1,5}))?\/*$/;
/** A post alone, below `/blog`, or below the day or month it was written in. */
const POST = /^\/(?:blog\/|\d{4}\/\d{2}\/(?:\d{2}\/)?)?([\w-]{1,120})\/*$/;

/**
 * The new address of news at this address of the old website: its feed, categories and posts. Undefined
 * if there is no such post or category.
 */
export async function oldNewsAddress({
  payload,
  pathname,
}: {
  payload: Payload;
  pathname: string;
}): Promise<string | undefined> {
  if (FEED.test(pathname)) return FEED_PATH;
  const [, category, page] = CATEGORY.exec(pathname) ?? [];
  if (category) {
    const slug = category.toLowerCase();
    const [row] = await query(payload, sql`select 1 from post_categories where slug = ${slug}`);
    return row && categoryPath(slug) + (Number(page) > 1 ? `?page=${Number(page)}` : '');
  }
  const slug = POST.exec(pathname)?.[1]?.toLowerCase();
  if (!slug) return undefined;
  const [row] = await query(
    payload,
    sql`select 1 from posts where slug = ${slug} and _status = 'published'
      and published_at <= ${new Date().toISOString()}`,
  );
  return row && postPath(slug);
}
