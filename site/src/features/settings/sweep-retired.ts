import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { log } from '#site/server/log.ts';
import { removeAbandonedMailPictures } from '#site/server/mail-picture.ts';
import { everyDay } from '#site/server/repeat.ts';
import { sweepRetired } from '#site/server/retired-files.ts';
import { MEDIA_WIDTHS } from './media-widths.ts';

/** Removes the files of pictures and videos that were replaced or deleted long enough ago. */
export async function sweepRetiredFiles({
  payload,
  now,
}: {
  payload: Payload;
  /** Epoch ms. */
  now: number;
}): Promise<void> {
  const files = siteFiles();
  const removed = [
    ...(await sweepRetired({
      files,
      folder: 'media',
      now,
      isNamed: (file) =>
        isNamed({
          payload,
          table: 'media',
          columns: ['filename', ...MEDIA_WIDTHS.map((width) => `sizes_w${width}_filename`)],
          file,
        }),
    })),
    ...(await sweepRetired({
      files,
      folder: 'media/videos',
      now,
      isNamed: (file) => isNamed({ payload, table: 'videos', columns: ['filename'], file }),
    })),
    ...(await sweepRetired({
      files,
      folder: 'media/documents',
      now,
      isNamed: (file) => isNamed({ payload, table: 'downloads', columns: ['filename'], file }),
    })),
    ...(await sweepRetired({
      files,
      folder: 'documents',
      now,
      isNamed: (file) => isNamed({ payload, table: 'property_documents', columns: ['filename'], file }),
    })),
  ];
  await removeAbandonedMailPictures(files);
  await files.removeOldCopies(now);
  if (removed.length > 0) log.info({ files: removed.length }, 'replaced and deleted files were removed');
}

/** Sweeps now and once a day, until it is stopped. */
export function startRetiredSweep(about: { payload: Payload }): () => Promise<void> {
  return everyDay({
    work: () => sweepRetiredFiles({ ...about, now: Date.now() }),
    failure: 'replaced and deleted files could not be removed: will retry tomorrow',
  });
}

async function isNamed({
  payload,
  table,
  columns,
  file,
}: {
  payload: Payload;
  table: string;
  columns: string[];
  file: string;
}): Promise<boolean> {
  const names = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = ${file}`),
    sql` or `,
  );
  return (
    (await query(payload, sql`select id from ${sql.identifier(table)} where ${names} limit 1`)).length > 0
  );
}
