import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { imagesById } from '#site/server/images.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { type Category, type CategoryRule, categoryPath, type PostCard, postPath } from './post-card.ts';

export type PostOrder = 'newest' | 'oldest' | 'title';

export type PostQuery = {
  payload: Payload;
  /** Several rules must all match. */
  categories?: CategoryRule | readonly CategoryRule[];
  /** Only these; an empty list finds nothing. */
  ids?: readonly number[];
  exclude?: readonly number[];
  author?: number;
  /** What must be in the title, in lowercase. */
  titled?: string;
  order: PostOrder;
  /** From 1; one past the end is the last one. */
  page: number;
  perPage: number;
  /** How many of the first posts to skip. */
  offset?: number;
  /** Epoch ms: posts with a later date are not visible yet. */
  now?: number;
};

export type FoundPosts = {
  posts: PostCard[];
  /** Number of posts on all pages. */
  total: number;
  /** The page shown. */
  page: number;
  pages: number;
  /** Epoch ms at which the next post becomes visible; undefined if none is scheduled. */
  expiresAt?: number;
};

/** The most posts on one page. */
const MAX_PER_PAGE = 100;

const ORDERS: Record<PostOrder, SQL> = {
  // The last key breaks ties, so that no post is on two pages.
  newest: sql.raw('posts.published_at desc, posts.id desc'),
  oldest: sql.raw('posts.published_at asc, posts.id asc'),
  title: sql.raw('lower(posts.title) asc, posts.id asc'),
};

/** One page of published posts: a query that counts, one for the page, one for its pictures. */
export async function findPosts({
  payload,
  order,
  page,
  perPage,
  offset = 0,
  now = Date.now(),
  ...asked
}: PostQuery): Promise<FoundPosts> {
  const where = conditions(asked);
  const at = new Date(now).toISOString();
  const size = Math.min(MAX_PER_PAGE, Math.max(1, Math.trunc(perPage) || 1));
  const [counted] = await query<{ total: unknown; next: unknown }>(
    payload,
    sql`select sum(case when published_at <= ${at} then 1 else 0 end) as total,
        min(case when published_at > ${at} then published_at end) as next
      from posts where ${where}`,
  );
  const total = Math.max(0, Number(counted?.total ?? 0) - offset);
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const rows = total
    ? await query<PostRow>(
        payload,
        sql`${POST_COLUMNS} where ${where} and published_at <= ${at}
          order by ${ORDERS[order]} limit ${size} offset ${offset + (shown - 1) * size}`,
      )
    : [];
  return {
    posts: await cardsOf({ payload, rows }),
    total,
    page: shown,
    pages,
    expiresAt: counted?.next ? new Date(String(counted.next)).getTime() : undefined,
  };
}

/** The columns and tables of a card; comes before `where`. */
export const POST_COLUMNS = sql`select posts.id, posts.slug, posts.title, posts.excerpt, posts.published_at,
    posts.picture_id, media.alt as picture_alt,
    agents.id as author_id, agents.name as author_name, agents.slug as author_slug,
    (select string_agg(post_categories.id || ' ' || post_categories.slug || ' ' || post_categories.name, ${'\n'} order by posts_rels."order")
      from posts_rels join post_categories on post_categories.id = posts_rels.post_categories_id
      where posts_rels.parent_id = posts.id and posts_rels.path = 'categories') as categories
  from posts
    left join media on media.id = posts.picture_id
    left join agents on agents.id = posts.author_id and agents._status = 'published'`;

export type PostRow = Record<
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'published_at'
  | 'picture_id'
  | 'picture_alt'
  | 'author_id'
  | 'author_name'
  | 'author_slug'
  | 'categories',
  unknown
>;

/** Cards of rows, with their pictures. */
export async function cardsOf({
  payload,
  rows,
}: {
  payload: Payload;
  rows: readonly PostRow[];
}): Promise<PostCard[]> {
  const pictures = await imagesById(
    payload,
    rows.flatMap(({ picture_id }) => (picture_id ? Number(picture_id) : [])),
  );
  return rows.map((row) => {
    const picture = row.picture_id ? pictures.get(Number(row.picture_id)) : undefined;
    const slug = String(row.slug);
    return {
      id: Number(row.id),
      slug,
      path: postPath(slug),
      title: String(row.title ?? ''),
      excerpt: String(row.excerpt ?? ''),
      picture: picture ? { ...picture, alt: String(row.picture_alt ?? '') } : null,
      categories: categoriesIn(row.categories),
      author: row.author_id
        ? { id: Number(row.author_id), name: String(row.author_name), path: `/agents/${row.author_slug}` }
        : null,
      publishedAt: new Date(String(row.published_at)).toISOString(),
    };
  });
}

function categoriesIn(text: unknown): Category[] {
  const lines = text ? String(text).split('\n') : [];
  return lines.map((line) => {
    const [id = '', slug = '', ...name] = line.split(' ');
    return { id: Number(id), slug, name: name.join(' '), path: categoryPath(slug) };
  });
}

/** Which posts match, whatever their date. */
export function conditions({
  categories = [],
  ids,
  exclude = [],
  author,
  titled,
}: Pick<PostQuery, 'categories' | 'ids' | 'exclude' | 'author' | 'titled'>): SQL {
  const rules = 'operator' in categories ? [categories] : categories;
  const parts: SQL[] = [sql`posts._status = 'published'`, sql`posts.slug is not null`];
  if (ids) parts.push(ids.length ? sql`posts.id in (${sqlList(ids)})` : sql`1 = 0`);
  if (exclude.length) parts.push(sql`posts.id not in (${sqlList(exclude)})`);
  if (author !== undefined) parts.push(sql`posts.author_id = ${author}`);
  if (titled) parts.push(sql`lower(posts.title) like ${`%${titled}%`}`);
  return sql.join([...parts, ...rules.flatMap(ruleParts)], sql` and `);
}

function ruleParts({ slugs, operator }: CategoryRule): SQL[] {
  if (slugs.length === 0) return [];
  if (operator === 'AND') return slugs.map((slug) => sql`posts.id in (${postsIn([slug])})`);
  return [
    operator === 'IN' ? sql`posts.id in (${postsIn(slugs)})` : sql`posts.id not in (${postsIn(slugs)})`,
  ];
}

const postsIn = (slugs: readonly string[]): SQL =>
  sql`select posts_rels.parent_id from posts_rels
    join post_categories on post_categories.id = posts_rels.post_categories_id
    where posts_rels.path = 'categories' and post_categories.slug in (${sqlList(slugs)})`;
