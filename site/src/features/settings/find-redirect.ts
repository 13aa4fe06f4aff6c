import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { normalisePath } from './redirects.ts';

/** Where an old address leads, or that it is gone for good. */
export type Redirect = { to: string; status: 301 | 302 } | { gone: true };

/** How far a chain of redirects is followed to see that it does not run in a circle. */
const MAX_STEPS = 10;

type Row = { from: string; to: string | null; kind: string };

/**
 * What staff have said about an address that leads nowhere; undefined when nothing. `path` is as the browser sent it.
 * One hop at a time, since an address on the way may be a page by now; a chain that comes back to itself counts as
 * nothing said, so that no browser runs in a circle.
 */
export async function findRedirect(payload: Payload, path: string): Promise<Redirect | undefined> {
  const first = await findRow(payload, path);
  if (!first) return undefined;
  if (first.kind === '410') return { gone: true };
  if (!first.to || (await isCircle(payload, first))) return undefined;
  return { to: first.to, status: first.kind === '302' ? 302 : 301 };
}

/** The forms in which an address may have been written down: decoded, in lowercase, as it came. */
export function spellings(path: string): string[] {
  const plain = normalisePath(path);
  const decoded = decode(plain);
  return [...new Set([decoded, plain, decoded.toLowerCase()])];
}

async function isCircle(payload: Payload, first: Row): Promise<boolean> {
  const seen = new Set([first.from]);
  let row: Row | undefined = first;
  for (let step = 0; step < MAX_STEPS; step++) {
    if (!row?.to?.startsWith('/')) return false;
    row = await findRow(payload, row.to);
    if (!row || row.kind === '410') return false;
    if (seen.has(row.from)) return true;
    seen.add(row.from);
  }
  return true;
}

async function findRow(payload: Payload, path: string): Promise<Row | undefined> {
  const wanted = spellings(path);
  const rows = await query<Row>(
    payload,
    sql`select "from", "to", kind from redirects where "from" in (${sqlList(wanted)})`,
  );
  return wanted.flatMap((spelling) => rows.find(({ from }) => from === spelling) ?? [])[0];
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
