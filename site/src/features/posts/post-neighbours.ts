import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { type PostCard, postPath } from './post-card.ts';

/** A post as a link. */
export type PostLink = { title: string; path: string };

/** The posts published just before and just after one. */
export type PostNeighbours = {
  newer: PostLink | null;
  older: PostLink | null;
  /** Epoch ms at which the next post becomes visible; undefined if none is scheduled. */
  expiresAt?: number;
};

/** The neighbours of a post among all that visitors see, by date. */
export async function postNeighbours({
  payload,
  post: { id, publishedAt },
  now,
}: {
  payload: Payload;
  post: Pick<PostCard, 'id' | 'publishedAt'>;
  /** Epoch ms. */
  now: number;
}): Promise<PostNeighbours> {
  const at = new Date(now).toISOString();
  const visible = sql`_status = 'published' and slug is not null and published_at <= ${at} and id <> ${id}`;
  const one = async (which: SQL): Promise<PostLink | null> => {
    const [row] = await query<{ title: string; slug: string }>(
      payload,
      sql`select title, slug from posts where ${visible} and ${which} limit 1`,
    );
    return row ? { title: String(row.title ?? ''), path: postPath(row.slug) } : null;
  };
  const [newer, older, [next]] = await Promise.all([
    one(sql`(published_at > ${publishedAt} or (published_at = ${publishedAt} and id > ${id}))
      order by published_at asc, id asc`),
    one(sql`(published_at < ${publishedAt} or (published_at = ${publishedAt} and id < ${id}))
      order by published_at desc, id desc`),
    query<{ next: unknown }>(
      payload,
      sql`select min(published_at) as next from posts where _status = 'published' and published_at > ${at}`,
    ),
  ]);
  return { newer, older, expiresAt: next?.next ? new Date(String(next.next)).getTime() : undefined };
}
