import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Backups as they are named by themselves, so that nothing else in the folder is ever deleted. */
const NAMED = /^frontage-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip(\.age)?$/;

export const isBackupName = (name: string): boolean => NAMED.test(name);

/**
 * The backups of these names that are not among the newest `keep`, of which `made` is the newest. Those named after a
 * later moment were made while the clock was wrong, and go first.
 */
export function outdatedBackups({
  names,
  keep,
  made,
}: {
  names: readonly string[];
  keep: number;
  /** The name of the backup that was just made. */
  made: string;
}): string[] {
  const others = names.filter((name) => isBackupName(name) && name !== made);
  const [later, earlier] = [others.filter((name) => name > made), others.filter((name) => name < made)];
  return [...earlier.sort().reverse(), ...later.sort().reverse()].slice(keep - 1);
}

/** Removes the backups of a folder that are outdated by one that was just made; returns their names. */
export async function removeOldBackups({
  dir,
  keep,
  made,
}: {
  dir: string;
  keep: number;
  made: string;
}): Promise<string[]> {
  const old = outdatedBackups({ names: await readdir(dir), keep, made });
  for (const name of old) await rm(join(dir, name), { force: true });
  return old;
}

/** How the last backup of an install ended. */
export type BackupReport = {
  /** ISO instant. */
  at: string;
  /** The archive, and its size in bytes; undefined when it failed. */
  made?: { path: string; size: number; encrypted: boolean };
  /** Why it failed. */
  failure?: string;
  /** How copying it to the bucket ended, where there is one for backups. */
  copy?: {
    /** ISO instant. */
    at: string;
    bucket: string;
    failure?: string;
  };
};

/** How the last backup ended, and when the last one succeeded, which may be an earlier one. ISO instants. */
export type LastBackup = BackupReport & { madeAt?: string; copiedAt?: string };

/** In DATA_DIR; the dot keeps it out of backups. */
const REPORT = '.last-backup.json';

/** Notes how a backup ended, for the status page, the metrics and the next run. */
export async function noteBackup(dataDir: string, report: BackupReport): Promise<void> {
  const { madeAt, copiedAt } = { ...(await lastBackup(dataDir)), ...succeeded(report) };
  await writeFile(join(dataDir, REPORT), JSON.stringify({ ...report, madeAt, copiedAt }), { mode: 0o600 });
}

/** How the last backup ended; undefined when none was ever made. */
export async function lastBackup(dataDir: string): Promise<LastBackup | undefined> {
  try {
    const report = JSON.parse(await readFile(join(dataDir, REPORT), 'utf8')) as LastBackup;
    // Reports of earlier versions name the last backup alone.
    return { ...succeeded(report), ...report };
  } catch {
    return undefined;
  }
}

/** When a backup was made and copied, as far as it was. */
const succeeded = ({ at, made, failure, copy }: BackupReport): Pick<LastBackup, 'madeAt' | 'copiedAt'> => ({
  ...(made && !failure ? { madeAt: at } : {}),
  ...(copy && !copy.failure ? { copiedAt: copy.at } : {}),
});

const HOUR_MS = 60 * 60 * 1000;

/**
 * Whether a backup is to be made now: once a night between one and five, at any hour when there was none for a day and a
 * half, and an hour after one that failed.
 */
export function isBackupDue({ last, now }: { last: BackupReport | undefined; now: Date }): boolean {
  if (!last) return true;
  const age = now.getTime() - new Date(last.at).getTime();
  // Made while the clock was wrong: it would be new until the clock is there.
  if (age < -HOUR_MS) return true;
  if (last.failure) return age >= HOUR_MS;
  return age >= 36 * HOUR_MS || (age >= 20 * HOUR_MS && isNight(now));
}

/** Whether the last backup is to be copied to the bucket: an hour after that failed, or was not tried for want of a bucket. */
export function isCopyDue({ last, now }: { last: BackupReport | undefined; now: Date }): boolean {
  if (!last?.made || (last.copy && !last.copy.failure)) return false;
  return Math.abs(now.getTime() - new Date(last.copy?.at ?? last.at).getTime()) >= HOUR_MS;
}

function isNight(now: Date): boolean {
  const hour = Number(
    now.toLocaleString('en-AU', { timeZone: 'Australia/Sydney', hour: '2-digit', hourCycle: 'h23' }),
  );
  return hour >= 1 && hour < 5;
}
