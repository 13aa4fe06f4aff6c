import { sql } from 'drizzle-orm';
import type { CollectionConfig, Payload } from 'payload';
import { nobody, staffOnly } from '#site/server/access.ts';
import { query } from '#site/server/database.ts';
import { everyDay } from '#site/server/repeat.ts';
import { dayInSydney, daysBefore } from '#site/server/sydney-day.ts';

/** How long they are stored, in days. */
const KEEP_DAYS = 400;
/** How many different searches of one day are stored. */
const MOST_A_DAY = 500;
const LONGEST = 200;
/** How long the first deletion waits after a start, in ms: requests of visitors go first. */
const SWEEP_FIRST_MS = 150_000;

/** What visitors searched for and did not find, by day. Anonymous: nothing about the visitor is stored. */
export const emptySearches: CollectionConfig = {
  slug: 'empty-searches',
  labels: { singular: 'Search without results', plural: 'Searches without results' },
  // Performance shows them.
  admin: { hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  disableDuplicate: true,
  indexes: [{ fields: ['day', 'path'], unique: true }],
  fields: [
    // The address of the search, by which the same search is known.
    { name: 'path', type: 'text', required: true },
    // As visitors read it.
    { name: 'label', type: 'text', required: true },
    // ISO day in Sydney.
    { name: 'day', type: 'text', required: true },
    { name: 'searches', type: 'number', required: true },
  ],
};

/** Counts a search that found nothing. `now` is epoch ms. */
export async function noteEmptySearch({
  payload,
  path,
  label,
  now,
}: {
  payload: Payload;
  path: string;
  label: string;
  now: number;
}): Promise<void> {
  if (path.length > LONGEST) return;
  const day = dayInSydney(now);
  await query(
    payload,
    sql`insert into empty_searches (path, label, day, searches)
      select ${path}, ${label.slice(0, LONGEST)}, ${day}, 1
        where (select count(*) from empty_searches where day = ${day}) < ${MOST_A_DAY}
          or exists (select 1 from empty_searches where day = ${day} and path = ${path})
      on conflict (day, path) do update set searches = empty_searches.searches + 1`,
  );
}

/** Deletes those of more than {@link KEEP_DAYS} days ago. `now` is epoch ms. */
export async function deleteOldEmptySearches({
  payload,
  now,
}: {
  payload: Payload;
  now: number;
}): Promise<void> {
  const first = daysBefore(dayInSydney(now), KEEP_DAYS);
  await query(payload, sql`delete from empty_searches where day < ${first}`);
}

/** Deletes old ones once a day. Returns a function that stops it. */
export const startEmptySearchSweep = ({ payload }: { payload: Payload }): (() => Promise<void>) =>
  everyDay({
    firstMs: SWEEP_FIRST_MS,
    work: () => deleteOldEmptySearches({ payload, now: Date.now() }),
    failure: 'old searches without results could not be deleted; trying again tomorrow',
  });

/** What was searched for in vain since a day (ISO), the most frequent first. */
export async function loadEmptySearches({
  payload,
  from,
  limit,
}: {
  payload: Payload;
  from: string;
  limit: number;
}): Promise<{ label: string; path: string; count: number }[]> {
  const rows = await query(
    payload,
    sql`select path, max(label) as label, sum(searches) as count from empty_searches
      where day >= ${from} group by path order by count desc, path limit ${limit}`,
  );
  return rows.map(({ path, label, count }) => ({
    path: String(path),
    label: String(label),
    count: Number(count),
  }));
}
