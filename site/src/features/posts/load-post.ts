import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { draftOrVersion } from '#site/features/pages/history.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { imagesById } from '#site/server/images.ts';
import { cardsOf, POST_COLUMNS, type PostRow } from './find-posts.ts';
import { categoryPath, type PostCard, postPath } from './post-card.ts';

/** A published post as its address shows it. */
export type StoredPost = PostCard & {
  /** As stored, in the version of the blocks it was saved with. */
  design: unknown;
  /** ISO instant of the last change. */
  updatedAt: string;
  seo: { title: string | null; description: string | null; imageId: number | null; noindex: boolean };
};

type Row = Record<
  'design' | 'updated_at' | 'seo_title' | 'seo_description' | 'seo_image_id' | 'seo_noindex',
  unknown
>;

/** The published post with this slug, or undefined. */
export async function loadPost({
  payload,
  slug,
  now,
}: {
  payload: Payload;
  slug: string;
  /** Epoch ms. */
  now: number;
}): Promise<StoredPost | undefined> {
  const own = sql`where posts.slug = ${slug} and posts._status = 'published'
    and posts.published_at <= ${new Date(now).toISOString()}`;
  const [rows, [row]] = await Promise.all([
    query<PostRow>(payload, sql`${POST_COLUMNS} ${own}`),
    query<Row>(
      payload,
      sql`select design, updated_at, seo_title, seo_description, seo_image_id, seo_noindex from posts ${own}`,
    ),
  ]);
  const [card] = await cardsOf({ payload, rows });
  if (!card || !row) return undefined;
  const text = (value: unknown) => (value ? String(value) : null);
  return {
    ...card,
    design: row.design ? jsonOf(row.design) : null,
    updatedAt: new Date(String(row.updated_at)).toISOString(),
    seo: {
      title: text(row.seo_title),
      description: text(row.seo_description),
      imageId: row.seo_image_id ? Number(row.seo_image_id) : null,
      noindex: Boolean(row.seo_noindex),
    },
  };
}

/** The posts of the sitemap: those that search engines may index, newest first. */
export async function sitemapPosts({
  payload,
  now,
}: {
  payload: Payload;
  now: number;
}): Promise<{ path: string; lastmod: string }[]> {
  const rows = await query<{ slug: string; updated_at: unknown }>(
    payload,
    sql`select slug, updated_at from posts
      where _status = 'published' and published_at <= ${new Date(now).toISOString()}
        and coalesce(seo_noindex, false) = false and slug is not null
      order by published_at desc, id desc`,
  );
  return rows.map(({ slug, updated_at }) => ({
    path: postPath(slug),
    lastmod: new Date(String(updated_at)).toISOString(),
  }));
}

/** The newest draft of a post, or an older version of it, as its preview shows it. */
export async function draftPost({
  payload,
  id,
  version,
  now,
}: {
  payload: Payload;
  id: number;
  /** '' for the newest draft. */
  version: string;
  /** Epoch ms: the date of one that has none yet. */
  now: number;
}): Promise<StoredPost | undefined> {
  const doc = await draftOrVersion({ payload, collection: 'posts', id, version, depth: 1 });
  if (!doc) return undefined;
  const { title, excerpt, slug, picture, author, categories, publishedAt, design, updatedAt, seo } = doc;
  const found = typeof picture === 'object' && picture ? picture : undefined;
  const sized = found && (await imagesById(payload, [found.id])).get(found.id);
  return {
    id,
    slug: slug ?? '',
    path: postPath(slug ?? ''),
    title: title || 'Untitled',
    excerpt: excerpt ?? '',
    picture: sized ? { ...sized, alt: found.alt ?? '' } : null,
    categories: (categories ?? []).flatMap((one) =>
      typeof one === 'object' && one.slug
        ? [{ id: one.id, slug: one.slug, name: one.name, path: categoryPath(one.slug) }]
        : [],
    ),
    author:
      typeof author === 'object' && author
        ? { id: author.id, name: author.name, path: `/agents/${author.slug}` }
        : null,
    publishedAt: publishedAt ?? new Date(now).toISOString(),
    design: design ?? null,
    updatedAt,
    seo: {
      title: seo?.title || null,
      description: seo?.description || null,
      imageId: typeof seo?.image === 'object' ? (seo.image?.id ?? null) : (seo?.image ?? null),
      noindex: true,
    },
  };
}

/** What was built in a published post, by its id. */
export async function loadPostDesign({
  payload,
  id,
  now,
}: {
  payload: Payload;
  id: number;
  now: number;
}): Promise<{ path: string; design: unknown; author?: number } | undefined> {
  const [row] = await query<Record<'slug' | 'design' | 'author_id', unknown>>(
    payload,
    sql`select slug, design, author_id from posts where id = ${id} and _status = 'published'
      and published_at <= ${new Date(now).toISOString()}`,
  );
  return (
    row && {
      path: postPath(String(row.slug)),
      design: row.design ? jsonOf(row.design) : null,
      author: row.author_id ? Number(row.author_id) : undefined,
    }
  );
}
