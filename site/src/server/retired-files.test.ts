import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GRACE_MS, retiredPath, retireFiles, sweepRetired } from './retired-files.ts';

const NOW = Date.UTC(2026, 10, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'frontage-retired-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (file: string, text = file) => writeFile(join(dir, file), text);
const sweep = (now: number, named: string[] = []) =>
  sweepRetired({ dir, now, isNamed: async (file) => named.includes(file) });

describe('a retired file', () => {
  it('can be fetched after the file itself is gone', async () => {
    await put('a.webp');
    await retireFiles({ dir, files: ['a.webp'], now: NOW });
    await rm(join(dir, 'a.webp'));
    expect(await readFile(retiredPath(join(dir, 'a.webp')), 'utf8')).toBe('a.webp');
  });

  it('that was not there is no error', async () => {
    await retireFiles({ dir, files: ['none.webp'], now: NOW });
    expect(await readdir(join(dir, 'retired'))).toEqual([]);
  });

  it('never reaches outside its folder', async () => {
    await put('a.webp');
    await retireFiles({ dir, files: ['../../a.webp'], now: NOW });
    expect(await readdir(join(dir, 'retired'))).toEqual(['a.webp']);
  });

  it('is removed after 90 days, not a day before', async () => {
    await put('a.webp');
    await retireFiles({ dir, files: ['a.webp'], now: NOW });
    await rm(join(dir, 'a.webp'));
    expect(await sweep(NOW + GRACE_MS - DAY_MS)).toEqual([]);
    expect(await sweep(NOW + GRACE_MS)).toEqual(['a.webp']);
    expect(await readdir(join(dir, 'retired'))).toEqual([]);
  });

  it('returns to its place when a record still names it', async () => {
    await put('a.webp');
    await retireFiles({ dir, files: ['a.webp'], now: NOW });
    await rm(join(dir, 'a.webp'));
    expect(await sweep(NOW + GRACE_MS, ['a.webp'])).toEqual([]);
    expect(await readdir(dir)).toContain('a.webp');
  });

  it('leaves the live file alone', async () => {
    await put('a.webp');
    await retireFiles({ dir, files: ['a.webp'], now: NOW });
    expect(await sweep(NOW + GRACE_MS)).toEqual([]);
    expect(await readdir(dir)).toContain('a.webp');
  });
});
