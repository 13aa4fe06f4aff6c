import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { fillTarget, isPattern, normalisePath, patternsOf, splitQuery } from './redirect-path.ts';

/** Where an old address leads, or that it is gone for good. */
export type Redirect = { id: number } & (
  | {
      to: string;
      status: 301 | 302;
      /** Whether it is about a query, which then does not go along. */
      takesQuery: boolean;
    }
  | { gone: true }
);

/** How far a chain of redirects is followed to see that it does not run in a circle. */
const MAX_STEPS = 10;

type Row = { id: unknown; from: string; to: string | null; kind: string };

/**
 * What staff have said about an address that leads nowhere; undefined when nothing. `path` is as the browser sent it.
 * One hop at a time, since an address on the way may be a page by now; a chain that comes back to itself counts as
 * nothing said, so that no browser runs in a circle.
 */
export async function findRedirect(payload: Payload, path: string): Promise<Redirect | undefined> {
  const first = await findRow(payload, path);
  if (!first) return undefined;
  const id = Number(first.id);
  if (first.kind === '410') return { id, gone: true };
  if (!first.to || (await isCircle({ payload, first, path }))) return undefined;
  const takesQuery = first.from.includes('?');
  const to = targetOf(first, path);
  return { id, to, status: first.kind === '302' ? 302 : 301, takesQuery };
}

/** Counts that a visitor followed a redirect. `now` is epoch ms. */
export async function countRedirect({
  payload,
  id,
  now,
}: {
  payload: Payload;
  id: number;
  now: number;
}): Promise<void> {
  await query(
    payload,
    sql`update redirects set hits = coalesce(hits, 0) + 1, last_hit_at = ${new Date(now).toISOString()} where id = ${id}`,
  );
}

/** The forms in which a path may have been written down: decoded, in lowercase, as it came. */
export function spellings(path: string): string[] {
  const [plain] = splitQuery(normalisePath(path));
  const decoded = decode(plain);
  return [...new Set([decoded, plain, decoded.toLowerCase()])];
}

async function isCircle({
  payload,
  first,
  path,
}: {
  payload: Payload;
  first: Row;
  path: string;
}): Promise<boolean> {
  const seen = new Set([first.from]);
  let row: Row | undefined = first;
  let address = path;
  for (let step = 0; step < MAX_STEPS; step++) {
    if (!row?.to?.startsWith('/')) return false;
    address = targetOf(row, address);
    row = await findRow(payload, address);
    if (!row || row.kind === '410') return false;
    if (seen.has(row.from)) return true;
    seen.add(row.from);
  }
  return true;
}

/** Where a redirect leads for this address. */
const targetOf = ({ from, to }: Row, address: string): string =>
  fillTarget({ from, to: to ?? '', path: splitQuery(normalisePath(address))[0] });

/**
 * The redirect for an address: one whose whole query the address has before one without a query, and that before the
 * longest pattern.
 */
async function findRow(payload: Payload, address: string): Promise<Row | undefined> {
  const wanted = spellings(address);
  const patterns = [...new Set(wanted.flatMap(patternsOf))];
  const [, asked] = splitQuery(normalisePath(address));
  const withQuery = asked
    ? sql` or ${sql.join(
        wanted.map((path) => sql`substr("from", 1, ${path.length + 1}) = ${`${path}?`}`),
        sql` or `,
      )}`
    : sql``;
  const rows = await query<Row>(
    payload,
    sql`select id, "from", "to", kind from redirects
      where deleted_at is null and ("from" in (${sqlList([...wanted, ...patterns])})${withQuery}) order by id`,
  );
  const given = new URLSearchParams(asked);
  const fitting = rows
    .filter(({ from }) => !isPattern(from))
    .map((row) => ({ row, params: [...new URLSearchParams(splitQuery(row.from)[1])] }))
    .filter(({ params }) => params.every(([name, value]) => given.getAll(name).includes(value)))
    .sort((one, other) => other.params.length - one.params.length);
  const most = fitting[0]?.params.length;
  const best = fitting.filter(({ params }) => params.length === most).map(({ row }) => row);
  const exact = wanted.flatMap((path) => best.find(({ from }) => splitQuery(from)[0] === path) ?? [])[0];
  if (exact) return exact;
  return rows
    .filter(({ from }) => isPattern(from))
    .sort((one, other) => other.from.length - one.from.length)[0];
}

function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    // PostgreSQL takes no NUL in a text.
    return decoded.includes('\0') ? path : decoded;
  } catch {
    return path;
  }
}
