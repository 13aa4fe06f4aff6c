import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { unzip } from './testing/unzip.ts';
import { type ZipEntry, zip } from './zip.ts';

const file = (name: string, text: string): ZipEntry => ({ name, bytes: async () => Buffer.from(text) });

describe('a zip archive', () => {
  it.each([
    ['of no file', []],
    ['of one', [file('person.json', '{"a":1}')]],
    [
      'of many, in folders, one of them empty',
      [file('FR-1/picture-1.jpg', 'one'), file('FR-1/empty', ''), file('z', 'last')],
    ],
  ])('%s is read by others', async (_, entries) => {
    const files = await unzip(await buffer(zip(entries)));
    const expected = await Promise.all(
      entries.map(async ({ name, bytes }) => [name, await bytes()] as const),
    );
    expect(files).toEqual(new Map(expected));
  });

  it('carries the sum of each file, which readers compare', async () => {
    const archive = await buffer(zip([file('a.txt', '123456789')]));
    // The check value that every description of CRC-32 names.
    expect(archive.readUInt32LE(14)).toBe(0xcbf43926);
  });

  it('reads a file only when the one before is written', async () => {
    const read: string[] = [];
    const noted = (name: string): ZipEntry => ({
      name,
      bytes: async () => {
        read.push(name);
        return Buffer.from(name);
      },
    });
    const archive = zip([noted('a'), noted('b')]);
    await archive.next();
    expect(read).toEqual(['a']);
    await buffer(archive);
    expect(read).toEqual(['a', 'b']);
  });
});
