import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { sameJson } from '#site/server/same-json.ts';

/** A published page as its address shows it. */
export type StoredPage = {
  id: number;
  title: string;
  path: string;
  /** As stored, in the version of the blocks it was saved with. */
  design: unknown;
  /** What of the website's frame it goes without. */
  without: { header: boolean; footer: boolean };
  seo: { title: string | null; description: string | null; imageId: number | null; noindex: boolean };
};

type PageRow = Record<
  | 'id'
  | 'title'
  | 'path'
  | 'design'
  | 'hide_header'
  | 'hide_footer'
  | 'seo_title'
  | 'seo_description'
  | 'seo_image_id'
  | 'seo_noindex',
  unknown
>;

/** The published page at this path, or undefined. One look-up by its address. */
export async function loadPage(payload: Payload, path: string): Promise<StoredPage | undefined> {
  const [row] = await query<PageRow>(
    payload,
    sql`select id, title, path, cast(design as text) as design, hide_header, hide_footer, seo_title, seo_description, seo_image_id, seo_noindex from pages
      where path = ${path} and _status = 'published'`,
  );
  return row && pageOf(row);
}

/** What was built in a published page, by its id, with its address. */
export async function loadPageDesign(
  payload: Payload,
  id: number,
): Promise<{ path: string; design: unknown } | undefined> {
  const [row] = await query<Record<'path' | 'design', unknown>>(
    payload,
    sql`select path, design from pages where id = ${id} and _status = 'published'`,
  );
  return row && { path: String(row.path), design: row.design ? jsonOf(row.design) : null };
}

/** The id of the published page at this path. */
export async function pageIdAt(payload: Payload, path: string): Promise<number | undefined> {
  const [row] = await query<{ id: unknown }>(
    payload,
    sql`select id from pages where path = ${path} and _status = 'published'`,
  );
  return row && Number(row.id);
}

/** Published pages for the sitemap: those that search engines may index. */
export async function publicPages(payload: Payload): Promise<{ path: string; lastmod: string }[]> {
  const rows = await query<{ path: string; updated_at: unknown }>(
    payload,
    sql`select path, updated_at from pages where _status = 'published' and coalesce(seo_noindex, false) = false order by path`,
  );
  return rows.map(({ path, updated_at }) => ({
    path,
    lastmod: new Date(String(updated_at)).toISOString(),
  }));
}

const MOST_DESIGNS = 50;
const readDesign = sameJson<unknown>({ max: MOST_DESIGNS });

function pageOf(row: PageRow): StoredPage {
  const text = (value: unknown) => (value ? String(value) : null);
  return {
    id: Number(row.id),
    title: String(row.title ?? ''),
    path: String(row.path),
    design: row.design ? readDesign(String(row.design)) : null,
    without: { header: Boolean(row.hide_header), footer: Boolean(row.hide_footer) },
    seo: {
      title: text(row.seo_title),
      description: text(row.seo_description),
      imageId: row.seo_image_id ? Number(row.seo_image_id) : null,
      noindex: Boolean(row.seo_noindex),
    },
  };
}
