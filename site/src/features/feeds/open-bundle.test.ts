import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathParts } from './feed-bundle.ts';
import { openBundle } from './open-bundle.ts';
import { openZip, ZIP_LIMITS } from './open-zip.ts';
import { zipOf } from './testing/zip.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'frontage-bundle-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const XML = '<propertyList/>';

async function zipped(entries: Record<string, string>): Promise<string> {
  const path = join(dir, `${Math.random().toString(36).slice(2)}.zip`);
  await writeFile(path, zipOf(entries));
  return path;
}

describe('a zip', () => {
  it('gives its feeds and, in any letter case, the pictures beside them or anywhere', async () => {
    const path = await zipped({
      'feeds/Today.XML': XML,
      'feeds/photos/A.JPG': 'beside',
      'elsewhere/b.jpg': 'anywhere',
      '__MACOSX/feeds/._Today.XML': 'rubbish',
      'junk.txt': 'junk',
    });
    const { files, close } = await openBundle({ path });
    expect(files.map(({ name }) => name.split('/').slice(1).join('/'))).toEqual(['feeds/Today.XML']);
    const [feed] = files;
    expect(String(await feed?.picture('Photos/a.jpg'))).toBe('beside');
    expect(String(await feed?.picture('B.jpg'))).toBe('anywhere');
    expect(await feed?.picture('../feeds/photos/A.JPG')).toBeUndefined();
    expect(await feed?.picture('missing.jpg')).toBeUndefined();
    await close();
  });

  it('is known by its bytes, whatever it is called', async () => {
    const path = join(dir, 'feed.xml');
    await writeFile(path, zipOf({ 'a.xml': XML }));
    const { files, close } = await openBundle({ path });
    expect(files).toHaveLength(1);
    await close();
  });

  it.each([
    ['holds nothing but a file that leads out of it', { '../evil.xml': XML }, /holds no \.xml.*leads out/],
    ['holds no feed', { 'a.jpg': 'x' }, /holds no \.xml/],
    ['holds too many files', { 'a.xml': XML, 'b.xml': XML, 'c.xml': XML }, /more than 2 files/],
    ['holds too much', { 'a.xml': 'x'.repeat(5001) }, /too large/],
    ['unfolds beyond measure', { 'a.xml': ' '.repeat(2_000_000) }, /holds no \.xml.*times its size/],
  ])('that %s is refused', async (what, entries, reason) => {
    const path = await zipped(entries);
    const maxTotalBytes = what.includes('too much') ? 5000 : ZIP_LIMITS.maxTotalBytes;
    const limits = { maxEntries: 2, maxTotalBytes, maxRatio: 100 };
    await expect(openZip({ path, name: 'today.zip', limits })).rejects.toThrow(reason);
  });

  it('with one bad entry gives the rest, and says what was left out', async () => {
    const path = await zipped({ '../evil.xml': XML, 'good.xml': XML, 'inner.zip': 'PK' });
    const { files, close } = await openBundle({ path, name: 'today.zip' });
    expect(files.map(({ name }) => name)).toEqual(['today.zip/good.xml']);
    expect(files[0]?.warnings).toEqual([
      '“../evil.xml” in the zip was skipped: its name leads out of the archive.',
      '“inner.zip” in the zip was skipped: a zip inside a zip is not opened. Send it by itself.',
    ]);
    await close();
  });

  it('cut short is refused', async () => {
    const path = join(dir, 'cut.zip');
    const whole = zipOf({ 'a.xml': XML });
    await writeFile(path, whole.subarray(0, whole.length - 10));
    await expect(openBundle({ path })).rejects.toThrow(/refused/);
  });
});

describe('a folder', () => {
  it('gives its feeds and those in its zips, without rubbish', async () => {
    const folder = join(dir, 'inbox');
    await mkdir(join(folder, 'sub'), { recursive: true });
    await writeFile(join(folder, 'a.xml'), XML);
    await writeFile(join(folder, 'sub/b.XML'), XML);
    await writeFile(join(folder, '._a.xml'), 'rubbish');
    await writeFile(join(folder, 'c.zip'), zipOf({ 'c.xml': XML }));
    const { files, close } = await openBundle({ path: folder });
    expect(files.map(({ name }) => name).sort()).toEqual(['a.xml', 'c.zip/c.xml', 'sub/b.XML']);
    await close();
  });

  it('with one bad zip gives the rest, and says which was refused', async () => {
    const folder = join(dir, 'mixed');
    await mkdir(folder);
    await writeFile(join(folder, 'a.xml'), XML);
    await writeFile(join(folder, 'cut.zip'), zipOf({ 'b.xml': XML }).subarray(0, 60));
    const { files, refused, close } = await openBundle({ path: folder });
    expect(files.map(({ name }) => name)).toEqual(['a.xml']);
    expect(refused).toMatchObject([{ name: 'cut.zip', message: expect.stringMatching(/refused/) }]);
    await close();
  });

  it('can be one of several things opened together', async () => {
    const one = join(dir, 'one.xml');
    await writeFile(one, XML);
    const missing = join(dir, 'missing.xml');
    const { files, refused, close } = await openBundle({ sources: [{ path: one }, { path: missing }] });
    expect(files.map(({ name }) => name)).toEqual(['one.xml']);
    expect(refused).toMatchObject([{ name: 'missing.xml' }]);
    await close();
  });

  it('without a feed, or missing, says so', async () => {
    const empty = join(dir, 'empty');
    await mkdir(empty);
    await expect(openBundle({ path: empty })).rejects.toThrow(/no \.xml, \.csv or \.zip/);
    await expect(openBundle({ path: join(dir, 'nowhere') })).rejects.toThrow(/Check the path/);
  });
});

describe('pathParts', () => {
  it.each([
    ['a/b.jpg', ['a', 'b.jpg']],
    ['a\\b.jpg', ['a', 'b.jpg']],
    ['./a//b.jpg', ['a', 'b.jpg']],
    ['/a.jpg', ['a.jpg']],
    ['../a.jpg', undefined],
    ['a/../../b.jpg', undefined],
    ['C:\\a.jpg', undefined],
    ['a\0.jpg', undefined],
  ])('%j → %j', (path, parts) => {
    expect(pathParts(path)).toEqual(parts);
  });
});
