import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { HOLDERS } from '#site/features/pages/places-of-block.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { trueLiteral } from '#site/server/design-pictures.ts';
import { env } from '#site/server/env.ts';
import { blockService } from '../block-service.ts';
import { alivePaths } from './alive-paths.ts';
import { type DeadLink, deadLinks, pathsOf } from './dead-links.ts';
import { type DesignLinks, type FoundLink, linksIn } from './links-in.ts';

/** A place of the website with links, and where staff change them. */
type LinkPlace = { name: string; path: string; links: FoundLink[]; page?: DesignLinks };

/** A place with the links in it that lead nowhere, each with the name of its block. */
export type DeadLinksOfPlace = { name: string; path: string; dead: (DeadLink & { block?: string })[] };

/** Every link that leads nowhere: in the newest drafts of everything built with blocks, in menus and redirects. */
export async function loadDeadLinks(payload: Payload): Promise<DeadLinksOfPlace[]> {
  const places = (
    await Promise.all([...HOLDERS.map((holder) => designPlaces({ payload, holder })), menuPlaces(payload)])
  ).flat();
  return judged({ payload, places });
}

/** The links of one design that lead nowhere, in its order: for the check before publishing. */
export async function deadLinksOfDesign({
  payload,
  design,
  isWhole,
}: {
  payload: Payload;
  design: unknown;
  /** A page: hashes of a section or template belong to the page around it. */
  isWhole: boolean;
}): Promise<DeadLinksOfPlace['dead']> {
  const { links, ...rest } = linksIn(design);
  const page = isWhole ? { links, ...rest } : undefined;
  const [place] = await judged({ payload, places: [{ name: '', path: '', links, page }] });
  return place?.dead ?? [];
}

async function judged({
  payload,
  places,
}: {
  payload: Payload;
  places: readonly LinkPlace[];
}): Promise<DeadLinksOfPlace[]> {
  const { siteUrl } = env();
  const paths = pathsOf(
    places.flatMap(({ links }) => links),
    siteUrl,
  );
  const alive = await alivePaths({ payload, paths });
  const labels = new Map(blockService().list.map(({ name, label }) => [name, label]));
  return places.flatMap(({ name, path, links, page }) => {
    const dead = deadLinks({ links, alive, page, siteUrl }).map((link) => ({
      ...link,
      ...(link.blockType ? { block: labels.get(link.blockType) ?? link.blockType } : {}),
    }));
    return dead.length > 0 ? [{ name, path, dead }] : [];
  });
}

async function designPlaces({
  payload,
  holder: { table, name, called },
}: {
  payload: Payload;
  holder: (typeof HOLDERS)[number];
}): Promise<LinkPlace[]> {
  const rows = await query<{ id: unknown; name: unknown; design: unknown }>(
    payload,
    sql`select parent_id as id, ${sql.identifier(`version_${name}`)} as name, version_design as design
      from ${sql.identifier(`_${table}_v`)}
      where latest = ${trueLiteral(payload)} and version_deleted_at is null and parent_id is not null
      order by parent_id`,
  );
  return rows.map((row) => {
    const page = linksIn(jsonOf(row.design));
    return {
      name: `${called} “${row.name || 'Untitled'}”`,
      path: `/admin/builder/${table.replaceAll('_', '-')}/${row.id}`,
      links: page.links,
      // Hashes of a section or template belong to the page around it.
      ...(table === 'pages' ? { page } : {}),
    };
  });
}

async function menuPlaces(payload: Payload): Promise<LinkPlace[]> {
  const [header, footer, redirects] = await Promise.all([
    payload.findGlobal({ slug: 'header', depth: 0 }),
    payload.findGlobal({ slug: 'footer', depth: 0 }),
    query<{ id: unknown; from: string; to: string | null }>(
      payload,
      sql`select id, "from", "to" from redirects where kind <> '410' and deleted_at is null order by "from"`,
    ),
  ]);
  return [
    { name: 'the header', path: '/admin/globals/header', links: urlsIn(header) },
    { name: 'the footer', path: '/admin/globals/footer', links: urlsIn(footer) },
    ...redirects.map(({ id, from, to }) => ({
      name: `the redirect from ${from}`,
      path: `/admin/collections/redirects/${id}`,
      links: to ? [{ href: to }] : [],
    })),
  ];
}

/** Every address that a menu names, at any depth. */
function urlsIn(part: unknown): FoundLink[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' && /^(url|buttonUrl)$/.test(name) && value ? [{ href: value }] : urlsIn(value),
  );
}
