import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { loadContactForms } from '#site/features/contact-forms/definition/load-contact-forms.ts';
import { loadOfferedForms } from '#site/features/leads/forms/settings/offered-forms.ts';
import { suburbPath } from '#site/features/listings/public/suburb-path.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { isReserved } from '#site/features/pages/page-path.ts';
import { findRedirect } from '#site/features/settings/find-redirect.ts';
import { loadTrashedFiles } from '#site/features/settings/trashed-files.ts';
import { query } from '#site/server/database.ts';
import { isKey } from '#site/server/files/file-store.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { retiredPath } from '#site/server/retired-files.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { SYSTEM_PAGES } from './system-pages.ts';

type Asked = { payload: Payload; names: string[] };
type Kind = {
  /** Its addresses, with what identifies the record in a group. */
  pattern: RegExp;
  /** The names that visitors can open. */
  find: (asked: Asked) => Promise<Set<string>>;
};

const published = (table: string, column: string) => (asked: Asked) =>
  namesIn({
    ...asked,
    from: sql`select ${sql.identifier(column)} as name from ${sql.identifier(table)}
      where _status = 'published' and ${sql.identifier(column)} in (${sqlList(asked.names)})`,
  });

const numbered = (from: (ids: SQL) => SQL) => async (asked: Asked) => {
  const ids = asked.names.map(Number).filter(Number.isSafeInteger);
  return ids.length === 0 ? new Set<string>() : namesIn({ ...asked, from: from(sqlList(ids)) });
};

/** The addresses that records have. An address that fits a pattern is judged by it alone. */
const KINDS: readonly Kind[] = [
  {
    pattern: /^\/property\/[^/]+\/[^/]+\/(\d+)$/,
    find: numbered(
      (ids) => sql`select distinct listing as name from public_listings where listing in (${ids})`,
    ),
  },
  {
    pattern: /^\/popups\/(\d+)$/,
    find: numbered(
      (ids) => sql`select id as name from popups where _status = 'published' and id in (${ids})`,
    ),
  },
  { pattern: /^\/agents\/([^/]+)$/, find: published('agents', 'slug') },
  { pattern: /^\/offices\/([^/]+)$/, find: published('offices', 'slug') },
  {
    pattern: /^\/news\/category\/([^/]+)$/,
    find: (asked) =>
      namesIn({
        ...asked,
        from: sql`select slug as name from post_categories where slug in (${sqlList(asked.names)})`,
      }),
  },
  { pattern: /^\/news\/(?!feed$)([^/]+)$/, find: published('posts', 'slug') },
  {
    pattern: /^\/forms\/contact\/([^/]+)$/,
    find: async ({ payload }) =>
      new Set([...(await loadContactForms(payload)).values()].map(({ slug }) => slug)),
  },
  {
    pattern: /^\/forms\/([^/]+)$/,
    find: async ({ payload }) => new Set(await loadOfferedForms(payload)),
  },
  {
    pattern: /^\/suburbs\/([^/]+\/[^/]+)$/,
    find: async ({ payload }) => {
      const { suburbs } = await loadSearchOptions(payload);
      return new Set(suburbs.flatMap((suburb) => suburbPath(suburb)?.split('/').slice(2).join('/') ?? []));
    },
  },
  { pattern: /^\/media\/(.+)$/, find: storedFiles },
];

/** Files with an address that staff may link to. */
const FILES = ['/open-homes.ics', '/news/feed', '/sitemap.xml', '/llms.txt', '/listings.json'];

const FIXED: ReadonlySet<string> = new Set([...SYSTEM_PAGES.map(({ href }) => href), ...FILES]);

/** Everything below these is answered by the website itself, or refused. */
const OWN = /^\/(admin|api|_next|assets|embed|duty|shapes|wp-admin|wp-json|og|healthz|readyz|metrics)(\/|$)/;

type Question = {
  payload: Payload;
  /** As pathOf in dead-links.ts gives them. */
  paths: readonly string[];
};

/** Those of these paths where a page, record or file is: no redirect from there would ever be followed. */
export async function servedPaths({ payload, paths }: Question): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const served = new Set(paths.filter((path) => FIXED.has(path) || OWN.test(path)));
  const built = await namesIn({
    payload,
    names: [...paths],
    from: sql`select path as name from pages where _status = 'published' and path in (${sqlList(paths)})`,
  });
  for (const path of built) served.add(path);
  const rest = paths.filter((path) => !served.has(path));
  for (const { pattern, find } of KINDS) {
    const named = rest.flatMap((path) => {
      const name = pattern.exec(path)?.[1];
      return name ? [{ path, name }] : [];
    });
    if (named.length === 0) continue;
    const found = await find({ payload, names: [...new Set(named.map(({ name }) => name))] });
    for (const { path, name } of named) if (found.has(name)) served.add(path);
  }
  return served;
}

/** Those of these paths that the website answers with something else than “not found”. A few queries in all. */
export async function alivePaths({ payload, paths }: Question): Promise<Set<string>> {
  const alive = await servedPaths({ payload, paths });
  for (const path of paths)
    if (!alive.has(path) && (await isOtherwiseAlive({ payload, path }))) alive.add(path);
  return alive;
}

/** What staff redirect, and addresses of the website's own that no record stands behind. */
async function isOtherwiseAlive({ payload, path }: { payload: Payload; path: string }): Promise<boolean> {
  const redirect = await findRedirect(payload, path);
  if (redirect) return 'to' in redirect;
  return isReserved(path) && !KINDS.some(({ pattern }) => pattern.test(path));
}

async function namesIn({ payload, from }: Asked & { from: SQL }): Promise<Set<string>> {
  const rows = await query<{ name: unknown }>(payload, from);
  return new Set(rows.map(({ name }) => String(name)));
}

async function storedFiles({ payload, names }: Asked): Promise<Set<string>> {
  const files = siteFiles();
  const trashed = await loadTrashedFiles(payload);
  const stored = await Promise.all(
    names.map(async (name) => {
      const key = `media/${name}`;
      if (!isKey(key) || trashed.has(name)) return false;
      // While the bucket cannot be reached, no link is called dead.
      const isThere = async () => (await files.head(key)) ?? (await files.head(retiredPath(key)));
      return isThere().then(Boolean, () => true);
    }),
  );
  return new Set(names.filter((_, at) => stored[at]));
}
