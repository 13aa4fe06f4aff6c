import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from './database.ts';

/** A stored picture as `<img>` needs it, without its alt text. */
export type SizedImage = { src: string; srcset: string; width: number; height: number };

/** In pixels: what `src` names for those who read no `srcset`, such as readers of feeds. */
const MIDDLE_WIDTH = 768;

type MediaRow = Record<string, unknown> & { id: number };

/** The stored pictures with these ids, by id. Missing ones and those in the trash are left out. One query whatever the number. */
export async function imagesById(payload: Payload, ids: number[]): Promise<Map<number, SizedImage>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await query<MediaRow>(
    payload,
    sql`select * from media where deleted_at is null and id in (${sql.join(wanted, sql`, `)})`,
  );
  return new Map(rows.flatMap((row) => (sized(row) ? [[Number(row.id), sized(row) as SizedImage]] : [])));
}

/** Every width of a picture from its database row; undefined when its file is missing. */
function sized(row: MediaRow): SizedImage | undefined {
  if (!row.filename || !row.width || !row.height) return undefined;
  const full = { file: String(row.filename), width: Number(row.width) };
  const smaller = Object.keys(row)
    .flatMap((column) => /^sizes_(w\d+)_filename$/.exec(column)?.[1] ?? [])
    .flatMap((name) => {
      const file = row[`sizes_${name}_filename`];
      const width = Number(row[`sizes_${name}_width`]);
      return file && width && width < full.width ? [{ file: String(file), width }] : [];
    })
    .sort((a, b) => a.width - b.width);
  const sizes = [...smaller, full];
  const url = (file: string) => `/media/${encodeURIComponent(file)}`;
  const middle = sizes.find(({ width }) => width >= MIDDLE_WIDTH) ?? full;
  return {
    src: url(middle.file),
    srcset: sizes.length > 1 ? sizes.map(({ file, width }) => `${url(file)} ${width}w`).join(', ') : '',
    width: full.width,
    height: Number(row.height),
  };
}
