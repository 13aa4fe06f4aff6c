import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchFromBucket, IN_BUCKET } from '#site/server/backup/backup-bucket.ts';
import { BackupError } from '#site/server/backup/backup-error.ts';
import { type Restored, restoreBackup } from '#site/server/backup/restore-backup.ts';
import { counted } from '#site/server/counted.ts';
import { makeDataDir } from '#site/server/data-dir.ts';
import { env } from '#site/server/env.ts';
import { failureText } from '#site/server/failure-text.ts';
import { createS3Store } from '#site/server/files/s3/s3-store.ts';
import type { Migration } from '#site/server/upgrade/run-migrations.ts';

/**
 * `npm run restore -- backup.zip [--replace]`: puts a backup in place. The server must be stopped. One that is encrypted
 * (`….zip.age`) needs `--identity` with the file of the private key. `bucket:newest`, or `bucket:` and a name, takes it from
 * the bucket of BACKUP_S3_BUCKET.
 */
async function main(args: string[]): Promise<void> {
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, identity: { type: 'string' } },
  });
  const [archive, ...more] = positionals;
  if (!archive || more.length > 0)
    throw new BackupError('Name the backup to restore: npm run restore -- /path/to/backup.zip [--replace]');
  const { dataDir, databaseUrl } = env();
  const { migrations } = databaseUrl
    ? await import('#site/migrations/postgres/index.ts')
    : await import('#site/migrations/sqlite/index.ts');
  const fetched = archive.startsWith(IN_BUCKET)
    ? await fetchArchive(archive.slice(IN_BUCKET.length))
    : undefined;
  try {
    const restored = await restoreBackup({
      dataDir,
      databaseUrl,
      archive: fetched ?? archive,
      replace: values.replace,
      identityFile: values.identity,
      migrations: migrations as Migration[],
    });
    for (const line of report(restored, dataDir)) console.log(line);
  } finally {
    if (fetched) await rm(fetched, { force: true });
  }
}

async function fetchArchive(name: string): Promise<string> {
  const { dataDir, backups } = env();
  if (!backups.bucket)
    throw new BackupError('Set BACKUP_S3_BUCKET and its key to restore a backup of that bucket.');
  makeDataDir(dataDir);
  const store = createS3Store(backups.bucket);
  const path = await fetchFromBucket({ store, name, folder: dataDir });
  console.log(`Fetched ${basename(path).replace('.restore-', '')} from the bucket ${backups.bucket.name}.`);
  return path;
}

function report({ manifest, keptFiles, keptSchema, leadsSince }: Restored, dataDir: string): string[] {
  const { rows, madeAt, bucket } = manifest;
  const leads = leadsSince === undefined ? 'leads' : `${counted(leadsSince, 'lead')}`;
  return [
    `Restored ${dataDir} as it was at ${madeAt}: ${counted(rows.leads ?? 0, 'lead')}, ${counted(rows.listings ?? 0, 'listing')}. All checked.`,
    `Not included, because it is newer: ${leads}, and any listings, edits and pictures.`,
    ...(bucket
      ? [
          `Images, documents and attachments that were in the bucket ${bucket} are not in the backup. Start with its S3_… settings.`,
        ]
      : []),
    'Emails queued at that time are sent when the server starts, even if they were sent since.',
    ...(keptFiles
      ? [`What was there before is kept in ${keptFiles}; delete it when you no longer need it.`]
      : []),
    ...(keptSchema ? [`The tables that were there before are kept in the schema ${keptSchema}.`] : []),
    'Start the server with: npm start',
  ];
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BackupError ? error.message : failureText(error));
  process.exit(1);
});
