import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  contentName,
  firstBytes,
  removeAbandonedUploads,
  uploadedSize,
  uploadingDir,
} from './uploaded-file.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('an uploaded file', () => {
  const text = 'A video, as it were. '.repeat(10_000);

  it('is the same in memory and in a temporary file', async () => {
    const tempFilePath = join(dataDir, 'tmp-1');
    await writeFile(tempFilePath, text);
    const inFile = { data: Buffer.alloc(0), tempFilePath };
    const inMemory = { data: Buffer.from(text) };
    for (const file of [inFile, inMemory]) {
      expect(await uploadedSize(file)).toBe(text.length);
      expect((await firstBytes({ file, count: 6 })).toString()).toBe('A vide');
      expect((await firstBytes({ file, count: 1e9 })).length).toBe(text.length);
    }
    expect(await contentName(inFile)).toMatch(/^[0-9a-f]{16}$/);
    expect(await contentName(inFile)).toBe(await contentName(inMemory));
    expect(await contentName({ data: Buffer.from('another') })).not.toBe(await contentName(inFile));
  });
});

describe('what a process left behind that ended during an upload', () => {
  it('goes after a day', async () => {
    const now = Date.parse('2026-11-21T00:00:00Z');
    await removeAbandonedUploads({ dataDir, now });
    await mkdir(uploadingDir(dataDir));
    for (const [name, hours] of [
      ['old', 25],
      ['new', 23],
    ] as const) {
      const path = join(uploadingDir(dataDir), name);
      await writeFile(path, 'x');
      await utimes(path, new Date(now), new Date(now - hours * 60 * 60 * 1000));
    }
    await removeAbandonedUploads({ dataDir, now });
    expect(await readdir(uploadingDir(dataDir))).toEqual(['new']);
  });
});
