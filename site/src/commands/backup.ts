import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyToBucket } from '#site/server/backup/backup-bucket.ts';
import { BackupError } from '#site/server/backup/backup-error.ts';
import {
  type BackupReport,
  isBackupName,
  lastBackup,
  noteBackup,
  removeOldBackups,
} from '#site/server/backup/backup-folder.ts';
import { makeBackup } from '#site/server/backup/make-backup.ts';
import { counted } from '#site/server/counted.ts';
import { env } from '#site/server/env.ts';
import { exists } from '#site/server/exists.ts';
import { failureText } from '#site/server/failure-text.ts';
import { createS3Store } from '#site/server/files/s3/s3-store.ts';

/**
 * `npm run backup [-- folder or file.zip] [--keep 14]`: one archive of everything, while the server runs; encrypted for
 * BACKUP_RECIPIENTS, and copied to the bucket of BACKUP_S3_BUCKET. With `--keep`, all but the newest backups of the folder
 * are removed afterwards. `--copy file.zip` only copies one that was made.
 */
async function main(args: string[]): Promise<void> {
  process.umask(0o077);
  const { target, keep, copy } = readArguments(args);
  const { dataDir, backups } = env();
  if (copy !== undefined) return copyAgain(copy);
  const at = new Date();
  let report: BackupReport = { at: at.toISOString() };
  try {
    const path = await backUp({ target, at });
    const { size } = await stat(path);
    report = { ...report, made: { path, size, encrypted: backups.recipients.length > 0 } };
    await noteBackup(dataDir, report);
    const old = keep ? await removeOldBackups({ dir: dirname(path), keep, made: basename(path) }) : [];
    if (old.length > 0)
      console.log(`Removed ${counted(old.length, 'older backup')}. Kept: the newest ${keep}.`);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    // The error itself is what to report, not a folder that cannot be written to either.
    await noteBackup(dataDir, { at: at.toISOString(), failure }).catch(() => undefined);
    throw error;
  }
  if (report.made) await copyNoted({ report, path: report.made.path });
}

/** Copies a backup that was made before. */
async function copyAgain(path: string): Promise<void> {
  if (!env().backups.bucket)
    throw new BackupError('Set BACKUP_S3_BUCKET to the bucket that backups are copied to.');
  const last = await lastBackup(env().dataDir);
  const report = last?.made?.path === path ? last : undefined;
  // That the last one is gone is noted like any other reason.
  if (!report && !(isBackupName(basename(path)) && (await exists(path))))
    throw new BackupError(`There is no backup ${path}.`);
  await copyNoted({ report, path });
}

/** Copies a backup to the bucket, if there is one, and notes how that ended where it is the last one. */
async function copyNoted({
  report,
  path,
}: {
  report: BackupReport | undefined;
  path: string;
}): Promise<void> {
  const { dataDir, backups } = env();
  if (!backups.bucket) return;
  const bucket = backups.bucket.name;
  const note = async (failure?: string) => {
    const copy = { at: new Date().toISOString(), bucket, ...(failure ? { failure } : {}) };
    if (report) await noteBackup(dataDir, { ...report, copy });
  };
  try {
    if (!(await exists(path))) throw new BackupError(`${path} is gone.`);
    const { removed, stays } = await copyToBucket({
      store: createS3Store(backups.bucket),
      path,
      // One that is copied by hand may be older than those that stay.
      ...(report ? { keep: backups.keep } : {}),
    });
    await note();
    console.log(`Copied to the bucket ${bucket}.`);
    if (removed.length > 0) console.log(`Removed ${counted(removed.length, 'older backup')} there.`);
    if (stays) console.log(`Older ones stay in the bucket: ${stays}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await note(reason).catch(() => undefined);
    throw new BackupError(`The backup was made, but not copied to the bucket ${bucket}: ${reason}`);
  }
}

function readArguments(args: string[]): { target?: string; keep?: number; copy?: string } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: 'string' }, copy: { type: 'string' } },
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (positionals.length > 1) throw new BackupError('Name one folder or file to back up to.');
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new BackupError(`--keep is "${values.keep}": say how many backups to keep, 1 or more.`);
  if (keep !== undefined && positionals[0]?.includes('.zip'))
    throw new BackupError('--keep needs a folder to back up to, not a file.');
  if (values.copy !== undefined && (positionals.length > 0 || keep !== undefined))
    throw new BackupError('--copy takes the backup to copy, and nothing else.');
  return { target: positionals[0], keep, copy: values.copy };
}

/** Makes the backup and says what is in it; returns its path. */
async function backUp({ target, at }: { target: string | undefined; at: Date }): Promise<string> {
  const { dataDir, databaseUrl, backups, bucket } = env();
  const { version } = JSON.parse(await readFile(join(process.cwd(), 'package.json'), 'utf8'));
  const { path, manifest, gone } = await makeBackup({
    dataDir,
    databaseUrl,
    target,
    recipients: backups.recipients,
    ...(bucket ? { bucket: bucket.url } : {}),
    version,
    now: at,
  });
  const { rows, files } = manifest;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const stored = files.filter((file) => file.path.startsWith('data/')).length;
  console.log(`Backed up to ${path}`);
  console.log(
    `${counted(rows.leads ?? 0, 'lead')}, ${counted(rows.listings ?? 0, 'listing')}, ${counted(stored, 'file')}; ${(size / 1e6).toFixed(1)} MB before compression; checked; ${((Date.now() - at.getTime()) / 1000).toFixed(1)} s.`,
  );
  if (bucket)
    console.log(
      `Images, documents and attachments that are in the bucket ${bucket.name} are not in it. Have versions of its files kept there.`,
    );
  if (gone > 0) console.log(`${counted(gone, 'file')} deleted while the backup was made: not in it.`);
  console.log(
    backups.recipients.length > 0
      ? 'It is encrypted: only the private key opens it. Keep that key on another machine.'
      : 'It holds personal data, passwords as hashes and the secrets of this install: keep it where nobody else can read it, and a copy on another machine.',
  );
  return path;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BackupError ? error.message : failureText(error));
  process.exit(1);
});
