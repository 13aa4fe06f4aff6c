import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, isPostgres, query, type Statement } from '#site/server/database.ts';

/** How many ids are wanted, and the ids. */
export type TakeIds = (wanted: {
  listings?: number;
  versions?: number;
}) => Promise<{ ids: number[]; versionIds: number[] }>;

/** From its second chunk on, an import takes the ids of so many chunks at once. */
const CHUNKS_AHEAD = 16;

/**
 * Ids for one import, taken ahead: on SQLite the counters wait for whatever is being stored, so each chunk would be
 * worked out only after the chunks before it were stored. What is left at the end of an import stays unused.
 */
export function idsAhead(payload: Payload): TakeIds {
  const ids: number[] = [];
  const versionIds: number[] = [];
  let isFirst = true;
  let filling: Promise<void> | undefined;
  const fill = (listings: number, versions: number): Promise<void> => {
    filling ??= freeIds({ payload, listings, versions })
      .then((free) => {
        ids.push(...free.ids);
        versionIds.push(...free.versionIds);
      })
      .finally(() => {
        filling = undefined;
      });
    return filling;
  };
  return async ({ listings = 0, versions = 0 }) => {
    // A file of few listings leaves no gaps.
    const chunks = isFirst ? 1 : CHUNKS_AHEAD;
    isFirst = false;
    const has = (times: number) => ids.length >= listings * times && versionIds.length >= versions * times;
    while (!has(1)) await fill(listings * chunks, versions * chunks);
    const taken = { ids: ids.splice(0, listings), versionIds: versionIds.splice(0, versions) };
    // When this fails, the next chunk that is short of ids asks again and fails with the reason.
    if (chunks > 1 && !has(chunks / 2)) fill(listings * chunks, versions * chunks).catch(() => undefined);
    return taken;
  };
}

/**
 * Ids for new rows, so that one transaction can write a row and all that belongs to it. They come from the database's
 * own counters, which move on in the same step: they are never given out again.
 */
export async function freeIds({
  payload,
  listings = 0,
  versions = 0,
}: {
  payload: Payload;
} & Parameters<TakeIds>[0]): ReturnType<TakeIds> {
  const wanted = [
    { table: 'listings', count: listings },
    { table: '_listings_v', count: versions },
  ];
  const [ids = [], versionIds = []] = await (isPostgres(payload) ? fromSequences : fromCounters)(
    payload,
    wanted,
  );
  return { ids, versionIds };
}

type Wanted = { table: string; count: number }[];

const fromSequences = (payload: Payload, wanted: Wanted): Promise<number[][]> =>
  Promise.all(
    wanted.map(async ({ table, count }) => {
      if (count === 0) return [];
      const rows = await query<{ id: unknown }>(
        payload,
        sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${sql.raw(String(count))})`,
      );
      return rows.map((row) => Number(row.id));
    }),
  );

async function fromCounters(payload: Payload, wanted: Wanted): Promise<number[][]> {
  const needed = wanted.filter(({ count }) => count > 0);
  const answers = await atomically(
    payload,
    needed.flatMap(({ table, count }): Statement[] => [
      // The counter has a row of its own once the table has had one.
      sql`insert into sqlite_sequence (name, seq)
        select ${table}, 0 where not exists (select 1 from sqlite_sequence where name = ${table})`,
      sql`update sqlite_sequence
        set seq = max(seq, (select coalesce(max(id), 0) from ${sql.identifier(table)})) + ${count}
        where name = ${table} returning seq`,
    ]),
  );
  return wanted.map((each) => {
    const place = needed.indexOf(each);
    if (place < 0) return [];
    const last = Number(answers[2 * place + 1]?.[0]?.seq);
    return Array.from({ length: each.count }, (_, index) => last - each.count + index + 1);
  });
}
