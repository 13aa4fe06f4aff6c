import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type BackupReport,
  isBackupDue,
  isCopyDue,
  lastBackup,
  noteBackup,
  removeOldBackups,
} from './backup-folder.ts';

it('removes all but the newest backups, and nothing that is not one', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'frontage-backups-'));
  const backup = (day: string, end = '') => `frontage-2026-03-${day}T15-00-00Z.zip${end}`;
  const others = ['frontage-before-the-move.zip', 'notes.txt'];
  for (const name of [backup('01'), backup('02', '.age'), backup('03'), backup('04', '.age'), ...others])
    await writeFile(join(dir, name), '');
  expect(await removeOldBackups({ dir, keep: 2, made: backup('04', '.age') })).toEqual([
    backup('02', '.age'),
    backup('01'),
  ]);
  expect((await readdir(dir)).sort()).toEqual([backup('03'), backup('04', '.age'), ...others].sort());
  await rm(dir, { recursive: true });
});

it('never removes the one just made, also where the clock was ahead when others were', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'frontage-backups-'));
  const backup = (day: string) => `frontage-2026-03-${day}T15-00-00Z.zip`;
  for (const day of ['01', '02', '03', '20', '21']) await writeFile(join(dir, backup(day)), '');
  expect(await removeOldBackups({ dir, keep: 4, made: backup('03') })).toEqual([backup('20')]);
  expect(await removeOldBackups({ dir, keep: 1, made: backup('03') })).toHaveLength(3);
  expect(await readdir(dir)).toEqual([backup('03')]);
  await rm(dir, { recursive: true });
});

it('is due once a night, when there was none for long, and an hour after a failure', () => {
  const due = (last: { at: string; failure?: string } | undefined, now: string) =>
    isBackupDue({ last, now: new Date(now) });
  expect(due(undefined, '2026-07-02T03:00:00Z')).toBe(true);
  // Two at night in Sydney is 16:00 UTC in winter and 15:00 in summer.
  expect(due({ at: '2026-07-01T16:00:00Z' }, '2026-07-02T12:00:00Z')).toBe(false);
  expect(due({ at: '2026-07-01T16:00:00Z' }, '2026-07-02T15:00:00Z')).toBe(true);
  expect(due({ at: '2026-01-01T15:00:00Z' }, '2026-01-02T14:00:00Z')).toBe(true);
  expect(due({ at: '2026-07-01T02:00:00Z' }, '2026-07-02T02:00:00Z')).toBe(false);
  expect(due({ at: '2026-07-01T02:00:00Z' }, '2026-07-02T14:00:00Z')).toBe(true);
  // The clock was a year ahead.
  expect(due({ at: '2027-07-01T02:00:00Z' }, '2026-07-02T02:00:00Z')).toBe(true);
  expect(due({ at: '2026-07-01T02:00:00Z', failure: 'full' }, '2026-07-01T02:30:00Z')).toBe(false);
  expect(due({ at: '2026-07-01T02:00:00Z', failure: 'full' }, '2026-07-01T03:00:00Z')).toBe(true);
});

it('is copied an hour after that failed, or was not tried for want of a bucket', () => {
  const made = { path: '/b/a.zip', size: 7, encrypted: false };
  const copy = { at: '2026-07-01T16:00:00Z', bucket: 'b' };
  const due = (last: Parameters<typeof isCopyDue>[0]['last'], now: string) =>
    isCopyDue({ last, now: new Date(now) });
  const last = { at: copy.at, made, copy: { ...copy, failure: 'away' } };
  expect(due(last, '2026-07-01T16:30:00Z')).toBe(false);
  expect(due(last, '2026-07-01T17:00:00Z')).toBe(true);
  expect(due({ ...last, copy }, '2026-07-01T17:00:00Z')).toBe(false);
  expect(due({ at: copy.at, made }, '2026-07-01T16:30:00Z')).toBe(false);
  expect(due({ at: copy.at, made }, '2026-07-02T02:00:00Z')).toBe(true);
  expect(due({ at: copy.at, failure: 'full' }, '2026-07-01T17:00:00Z')).toBe(false);
});

it('remembers how the last one ended, and when one was last made and copied', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'frontage-backups-'));
  expect(await lastBackup(dir)).toBeUndefined();
  const [first, second, third] = ['2026-07-01T16:00:00Z', '2026-07-02T16:00:00Z', '2026-07-03T16:00:00Z'];
  const made = { path: '/b/a.zip', size: 7, encrypted: false };
  const noted = async (report: BackupReport) => {
    await noteBackup(dir, report);
    return lastBackup(dir);
  };
  expect(await noted({ at: first, made })).toEqual({ at: first, made, madeAt: first });
  const copy = { at: first, bucket: 'b' };
  expect(await noted({ at: first, made, copy })).toMatchObject({ madeAt: first, copiedAt: first });
  const away = { at: second, bucket: 'b', failure: 'away' };
  expect(await noted({ at: second, made, copy: away })).toMatchObject({ madeAt: second, copiedAt: first });
  expect(await noted({ at: third, failure: 'full' })).toEqual({
    at: third,
    failure: 'full',
    madeAt: second,
    copiedAt: first,
  });
  await rm(dir, { recursive: true });
});
