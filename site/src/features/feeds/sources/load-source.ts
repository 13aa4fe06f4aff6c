import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { type CsvMapping, savedMapping } from '../csv/csv-mapping.ts';
import type { HarmLimits } from '../harm.ts';

/** How its files arrive. */
export type SourceKind = 'https' | 'ftp' | 'folder' | 'pull';

/** What an import must know of the source its file came from. */
export type Source = {
  id: number;
  key: string;
  name: string;
  kind: SourceKind;
  enabled: boolean;
  testMode: boolean;
  /** Agency codes it may speak for, in capital letters; undefined when it may for every office here. */
  agencyIds?: ReadonlySet<string>;
  /** Each file holds all listings: what is missing is off the market. */
  isSnapshot: boolean;
  pictures: boolean;
  /** What becomes of people of its listings who have no profile here. */
  profiles: 'off' | 'draft' | 'published';
  /** A listing that is new to it is the one here with the same address. */
  takesOver: boolean;
  /** Its own limits, where it has some. */
  limits: Partial<HarmLimits>;
  /** How the columns of its CSV files are matched, where they are. */
  csv?: CsvMapping;
  tokenHash?: string;
};

/** A source by its key or id, or undefined. */
export async function loadSource(
  payload: Payload,
  by: { key: string } | { id: number },
): Promise<Source | undefined> {
  const [row] = await query<Record<string, unknown>>(
    payload,
    'key' in by
      ? sql`select * from feed_sources where key = ${by.key}`
      : sql`select * from feed_sources where id = ${by.id}`,
  );
  if (!row) return undefined;
  const id = Number(row.id);
  const codes = await query<{ code: unknown }>(
    payload,
    sql`select text as code from feed_sources_texts where parent_id = ${id} and path = 'agencyIds'
      union select t.text as code from feed_sources_rels r
        join offices_texts t on t.parent_id = r.offices_id and t.path = 'feedAgentIds'
        where r.parent_id = ${id} and r.path = 'offices'`,
  );
  // An office that was chosen and has no codes allows nothing; it does not allow everything.
  const [chosen] = await query<{ n: unknown }>(
    payload,
    sql`select count(*) as n from feed_sources_rels where parent_id = ${id} and path = 'offices'`,
  );
  const isLimited = codes.length > 0 || Number(chosen?.n) > 0;
  const number = (value: unknown) => (value === null || value === undefined ? undefined : Number(value));
  const csv = savedMapping(jsonOf<unknown>(row.csv_columns));
  const percent = number(row.hold_percent);
  const listings = number(row.hold_listings);
  return {
    id,
    key: String(row.key),
    name: String(row.name),
    kind: row.kind as SourceKind,
    enabled: Boolean(row.enabled),
    testMode: Boolean(row.test_mode),
    ...(isLimited ? { agencyIds: new Set(codes.map(({ code }) => normalCode(String(code)))) } : {}),
    isSnapshot: row.missing === 'withdraw',
    pictures: Boolean(row.pictures ?? true),
    profiles: (row.profiles ?? 'off') as Source['profiles'],
    takesOver: Boolean(row.takes_over),
    limits: {
      ...(percent === undefined ? {} : { percent }),
      ...(listings === undefined ? {} : { listings }),
    },
    ...(csv ? { csv } : {}),
    ...(row.token_hash ? { tokenHash: String(row.token_hash) } : {}),
  };
}

/** Agency codes are the same in any letter case. */
export const normalCode = (code: string): string => code.trim().replace(/\s+/g, ' ').toUpperCase();
