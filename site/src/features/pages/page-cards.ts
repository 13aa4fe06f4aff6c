import { sql } from 'drizzle-orm';
import { query } from '#site/server/database.ts';
import { imagesById, type SizedImage } from '#site/server/images.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';

/** A published page as lists show it. */
export type PageCard = {
  id: number;
  path: string;
  title: string;
  /** '' where nobody wrote one. */
  description: string;
  image: SizedImage | null;
  /** ISO instant of its last change. */
  updatedAt: string;
};

/** The published pages that search engines may index, by title. An agency has dozens, so they are cached. */
export const loadPageCards = keepUntilPurged({
  tags: ['pages'],
  read: async (payload): Promise<PageCard[]> => {
    const rows = await query<Record<string, unknown>>(
      payload,
      sql`select id, title, path, seo_description, seo_image_id, updated_at from pages
        where _status = 'published' and coalesce(seo_noindex, false) = false order by title, id`,
    );
    const images = await imagesById(
      payload,
      rows.flatMap(({ seo_image_id: id }) => (id ? [Number(id)] : [])),
    );
    return rows.map((row) => ({
      id: Number(row.id),
      path: String(row.path),
      title: String(row.title ?? ''),
      description: String(row.seo_description ?? ''),
      image: images.get(Number(row.seo_image_id)) ?? null,
      updatedAt: new Date(String(row.updated_at)).toISOString(),
    }));
  },
});
