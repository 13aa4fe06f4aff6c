import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { tryDatabaseLock } from '../database-lock.ts';
import { type BackupSettings, distDir } from '../env.ts';
import { log } from '../log.ts';
import { repeat } from '../repeat.ts';
import { isBackupDue, isCopyDue, lastBackup } from './backup-folder.ts';

const LOOK_MS = 10 * 60 * 1000;
/** After the start there is other work. */
const FIRST_MS = 2 * 60 * 1000;
/** Held by the instance that makes a backup. */
const LOCK = 'frontage:backup';

type Nightly = {
  payload: Payload;
  dataDir: string;
  backups: BackupSettings;
  /** Makes the backup. */
  run?: (args: string[]) => Promise<unknown>;
  now?: () => Date;
};

/** Makes a backup each night in the folder of BACKUP_DIR, if there is one; returns a function that stops it. */
export function startNightlyBackups(nightly: Nightly): () => Promise<void> {
  if (!nightly.backups.dir) return async () => undefined;
  return repeat({
    work: () => backUpWhenDue(nightly),
    failure: 'the backup failed: will retry in an hour',
    firstMs: FIRST_MS,
    everyMs: LOOK_MS,
  });
}

/** Makes a backup if one is due and no other instance does, or copies the last one to the bucket again. */
export async function backUpWhenDue({
  payload,
  dataDir,
  backups,
  run = runProgram,
  now = () => new Date(),
}: Nightly): Promise<void> {
  const argsOfDue = async (): Promise<string[] | undefined> => {
    const last = await lastBackup(dataDir);
    if (backups.dir && isBackupDue({ last, now: now() }))
      return [backups.dir, '--keep', String(backups.keep)];
    return backups.bucket && last?.made && isCopyDue({ last, now: now() })
      ? ['--copy', last.made.path]
      : undefined;
  };
  if (!backups.dir || !(await argsOfDue())) return;
  const release = await tryDatabaseLock(payload, LOCK);
  if (!release) return;
  try {
    // Another instance may have made it since.
    const args = await argsOfDue();
    if (!args) return;
    await run(args);
    log.info({ folder: backups.dir }, args[0] === '--copy' ? 'backup copied' : 'backup made');
  } finally {
    release();
  }
}

/** In a process of its own: copying and checking a large database takes longer than visitors may wait. */
const runProgram = (args: string[]) =>
  promisify(execFile)(process.execPath, [join(process.cwd(), distDir, 'server/backup.js'), ...args]);
