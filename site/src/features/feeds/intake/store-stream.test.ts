import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeStream } from './store-stream.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** From now on files take half of what one write is given, as a disk with little room left does. */
async function shortWrites() {
  const handle = await open(join(folder, 'any'), 'w');
  const files = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const write = files.write as (bytes: Uint8Array) => Promise<unknown>;
  vi.spyOn(files, 'write').mockImplementation(function (this: FileHandle, bytes: unknown) {
    const given = bytes as Uint8Array;
    return write.call(this, given.subarray(0, given.length / 2));
  } as never);
}

it('never says that a file is stored of which the disk took a part', async () => {
  await shortWrites();
  const path = join(folder, 'feed.xml');
  const stored = await storeStream({
    pieces: pieces('<propertyList>', '</propertyList>'),
    path,
    maxBytes: 100,
  });
  expect(readFileSync(path, 'utf8')).toBe('<propertyList></propertyList>');
  expect(stored.bytes).toBe(29);
});

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
