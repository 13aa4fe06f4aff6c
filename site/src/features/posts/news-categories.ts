import { sql } from 'drizzle-orm';
import { query } from '#site/server/database.ts';
import { conditions, type PostQuery } from './find-posts.ts';
import { type Category, categoryPath } from './post-card.ts';

/** The categories of visible posts among those that match, by name, with the number of posts. One query. */
export async function newsCategories({
  payload,
  categories = [],
  author,
  ids,
  now = Date.now(),
}: Pick<PostQuery, 'payload' | 'categories' | 'author' | 'ids' | 'now'>): Promise<
  (Category & { count: number })[]
> {
  const rows = await query<{ id: unknown; slug: string; name: string; count: unknown }>(
    payload,
    sql`select post_categories.id, post_categories.slug, post_categories.name, count(*) as count
      from post_categories
        join posts_rels on posts_rels.post_categories_id = post_categories.id and posts_rels.path = 'categories'
        join posts on posts.id = posts_rels.parent_id
      where ${conditions({ categories, author, ids })} and posts.published_at <= ${new Date(now).toISOString()}
      group by post_categories.id, post_categories.slug, post_categories.name
      order by lower(post_categories.name), post_categories.id`,
  );
  return rows.map(({ id, slug, name, count }) => ({
    id: Number(id),
    slug,
    name,
    path: categoryPath(slug),
    count: Number(count),
  }));
}
