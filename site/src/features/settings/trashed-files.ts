import { basename, dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { MEDIA_WIDTHS } from './media-widths.ts';

/** Purged with every change of a picture that exists. */
export const TRASHED_FILES = 'trashed-files';

const COLUMNS = ['filename', ...MEDIA_WIDTHS.map((width) => `sizes_w${width}_filename`)];

/** The names of the files of pictures in the trash, in all their widths. Cached until one goes there or leaves it. */
export const loadTrashedFiles = keepUntilPurged({ tags: [TRASHED_FILES], read: readTrashedFiles });

async function readTrashedFiles(payload: Payload): Promise<ReadonlySet<string>> {
  const columns = sql.join(
    COLUMNS.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const rows = await query<Record<string, unknown>>(
    payload,
    sql`select ${columns} from media where deleted_at is not null`,
  );
  return new Set(rows.flatMap((row) => COLUMNS.map((column) => row[column])).filter(isName));
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Tells by its key whether a public file belongs to a picture in the trash. While the database is away, it goes by what
 * was known last: the pages in the cache need their pictures.
 */
export function trashedFileCheck(payload: Payload): (key: string) => Promise<boolean> {
  let known: ReadonlySet<string> = new Set();
  return async (key) => {
    if (dirname(key) !== 'media') return false;
    known = await loadTrashedFiles(payload).catch(() => known);
    return known.has(basename(key));
  };
}
