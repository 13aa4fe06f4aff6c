import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteFiles, type SiteFiles } from './files/site-files.ts';
import { GRACE_MS, retiredPath, retireFiles, sweepRetired } from './retired-files.ts';

const NOW = Date.now();
const DAY_MS = 24 * 60 * 60 * 1000;

let dataDir: string;
let dir: string;
let files: SiteFiles;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'frontage-retired-'));
  dir = join(dataDir, 'media');
  await mkdir(dir);
  files = createSiteFiles({ dataDir });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const put = (file: string, text = file) => writeFile(join(dir, file), text);
const sweep = (now: number, named: string[] = []) =>
  sweepRetired({ files, folder: 'media', now, isNamed: async (file) => named.includes(file) });

describe('a retired file', () => {
  it('can be fetched after the file itself is gone', async () => {
    await put('a.webp');
    await retireFiles({ files, keys: ['media/a.webp'] });
    await rm(join(dir, 'a.webp'));
    expect(await readFile(retiredPath(join(dir, 'a.webp')), 'utf8')).toBe('a.webp');
  });

  it('that was not there is no error', async () => {
    await retireFiles({ files, keys: ['media/none.webp'] });
    expect(await readdir(dir)).toEqual([]);
  });

  it('never is one outside its folder', async () => {
    await expect(retireFiles({ files, keys: ['media/../../a.webp'] })).rejects.toThrow('Invalid file key');
  });

  it('can be retired again', async () => {
    await put('a.webp');
    for (const _ of [1, 2]) await retireFiles({ files, keys: ['media/a.webp'] });
    expect(await readdir(join(dir, 'retired'))).toEqual(['a.webp']);
  });

  it('is removed after 90 days, not a day before', async () => {
    await put('a.webp');
    await retireFiles({ files, keys: ['media/a.webp'] });
    await rm(join(dir, 'a.webp'));
    expect(await sweep(NOW + GRACE_MS - DAY_MS)).toEqual([]);
    expect(await sweep(NOW + GRACE_MS + DAY_MS)).toEqual(['a.webp']);
    expect(await readdir(join(dir, 'retired'))).toEqual([]);
  });

  it('returns to its place when a record still names it', async () => {
    await put('a.webp');
    await retireFiles({ files, keys: ['media/a.webp'] });
    await rm(join(dir, 'a.webp'));
    expect(await sweep(NOW + GRACE_MS + DAY_MS, ['a.webp'])).toEqual([]);
    expect(await readdir(dir)).toContain('a.webp');
  });

  it('leaves the live file alone', async () => {
    await put('a.webp');
    await retireFiles({ files, keys: ['media/a.webp'] });
    expect(await sweep(NOW + GRACE_MS + DAY_MS)).toEqual([]);
    expect(await readdir(dir)).toContain('a.webp');
  });
});
