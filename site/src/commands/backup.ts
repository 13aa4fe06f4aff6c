import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '#site/server/backup/backup-error.ts';
import { noteBackup, removeOldBackups } from '#site/server/backup/backup-folder.ts';
import { makeBackup } from '#site/server/backup/make-backup.ts';
import { counted } from '#site/server/counted.ts';
import { env } from '#site/server/env.ts';
import { failureText } from '#site/server/failure-text.ts';

/**
 * `npm run backup [-- folder or file.zip] [--keep 14]`: one archive of everything, while the server runs; encrypted for
 * BACKUP_RECIPIENTS. With `--keep`, all but the newest backups of the folder are removed afterwards.
 */
async function main(args: string[]): Promise<void> {
  process.umask(0o077);
  const { target, keep } = readArguments(args);
  const { dataDir, backups } = env();
  const at = new Date();
  try {
    const path = await backUp({ target, at });
    const { size } = await stat(path);
    await noteBackup(dataDir, {
      at: at.toISOString(),
      made: { path, size, encrypted: backups.recipients.length > 0 },
    });
    const old = keep ? await removeOldBackups({ dir: dirname(path), keep, made: basename(path) }) : [];
    if (old.length > 0)
      console.log(`Removed ${counted(old.length, 'older backup')}. Kept: the newest ${keep}.`);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    // The error itself is what to report, not a folder that cannot be written to either.
    await noteBackup(dataDir, { at: at.toISOString(), failure }).catch(() => undefined);
    throw error;
  }
}

function readArguments(args: string[]): { target: string | undefined; keep: number | undefined } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (positionals.length > 1) throw new BackupError('Name one folder or file to back up to.');
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new BackupError(`--keep is "${values.keep}": say how many backups to keep, 1 or more.`);
  if (keep !== undefined && positionals[0]?.includes('.zip'))
    throw new BackupError('--keep needs a folder to back up to, not a file.');
  return { target: positionals[0], keep };
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
