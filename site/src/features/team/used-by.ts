import { sql } from 'drizzle-orm';
import type { CollectionConfig, Payload } from 'payload';
import { askBeforeTrash, placesEndpoint, usedInField } from '#site/features/settings/library-file.ts';
import type { FilePlace } from '#site/features/settings/library-places.ts';
import { query } from '#site/server/database.ts';
import { type Pointer, pointersTo } from '#site/server/pointers.ts';

/** What can name an agent or an office, by table: how it is counted in sentences, and its collection. */
const OWNERS: Record<string, { one: string; many: string; slug: string }> = {
  listings: { one: 'listing', many: 'listings', slug: 'listings' },
  leads: { one: 'lead', many: 'leads', slug: 'leads' },
  agents: { one: 'agent', many: 'agents', slug: 'agents' },
  users: { one: 'user', many: 'users', slug: 'users' },
  reviews: { one: 'review', many: 'reviews', slug: 'reviews' },
  posts: { one: 'news post', many: 'news posts', slug: 'posts' },
  feed_sources: { one: 'feed source', many: 'feed sources', slug: 'feed-sources' },
};

/** Settings that send leads to an office, by the first part of their tables. */
const SETTINGS = [
  { tables: 'lead_handling', name: 'the settings “Lead handling”', path: '/admin/globals/lead-handling' },
  {
    tables: 'lead_form_settings',
    name: 'the settings “Lead forms”',
    path: '/admin/globals/lead-form-settings',
  },
] as const;

type Person = { payload: Payload; table: 'agents' | 'offices'; id: number };

/** The listings, leads, users and so on that name an agent or an office: how many of each. */
async function usesOf({ payload, table, id }: Person): Promise<FilePlace[]> {
  const pointers = await pointersTo({ payload, table });
  /** How many records these columns name it in; `key` is the column with the record's id, by table. */
  const countIn = async (found: readonly Pointer[], key: (from: string) => string) => {
    if (found.length === 0) return 0;
    const records = found.map(
      ({ from, column }) =>
        sql`select cast(${sql.identifier(key(from))} as text) as id from ${sql.identifier(from)}
          where ${sql.identifier(column)} = ${id}`,
    );
    const [row] = await query(
      payload,
      sql`select count(*) as count from (${sql.join(records, sql` union `)}) as uses`,
    );
    return Number(row?.count ?? 0);
  };
  const found = await Promise.all([
    ...Object.entries(OWNERS).map(async ([owner, { one, many, slug }]) => {
      const own = pointers.filter(({ from }) => from === owner || from === `${owner}_rels`);
      const count = await countIn(own, (from) => (from === owner ? 'id' : 'parent_id'));
      const name = `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
      const field = fieldOf({ owner, table });
      const path = `/admin/collections/${slug}?where[or][0][and][0][${field}][in]=${id}`;
      return count > 0 ? [{ name, path }] : [];
    }),
    ...SETTINGS.map(async ({ tables, name, path }) => {
      const own = pointers.filter(({ from }) => from.startsWith(tables));
      return (await countIn(own, () => 'id')) > 0 ? [{ name, path }] : [];
    }),
  ]);
  return found.flat();
}

/** The field that names it, for the list that the count links to. */
function fieldOf({ owner, table }: { owner: string; table: Person['table'] }): string {
  if (table === 'offices') return owner === 'feed_sources' ? 'offices' : 'office';
  return owner === 'listings' ? 'agents' : owner === 'posts' ? 'author' : 'agent';
}

/**
 * Agents and offices that listings, leads or users name are deleted only after staff confirmed it: they would be without
 * an agent or office from then on.
 */
export function withUses(collection: CollectionConfig, { called }: { called: string }): CollectionConfig {
  const table = collection.slug as Person['table'];
  const placesOf = ({ payload, id }: { payload: Payload; id: number }) => usesOf({ payload, table, id });
  const askFirst = askBeforeTrash({ called, placesOf, nameOf: ({ name }) => String(name) });
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), placesEndpoint(collection.slug, { called, placesOf })],
    hooks: { ...collection.hooks, beforeChange: [askFirst, ...(collection.hooks?.beforeChange ?? [])] },
    fields: [...collection.fields, usedInField({ collection: collection.slug, called, hasTrash: true })],
  };
}
