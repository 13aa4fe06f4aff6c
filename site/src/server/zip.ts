import { crc32 } from 'node:zlib';

/** A file of a zip archive; its bytes are read when its turn comes. `name` in ASCII, with `/` between folders. */
export type ZipEntry = { name: string; bytes: () => Promise<Uint8Array> };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 2.0: folders are known. */
const VERSION = 20;
/** 1 January 1980, the first day the format can say: when the archive was made says nothing. */
const FIRST_DAY = 0x21;

/**
 * The bytes of a zip archive, one file in memory at a time. Nothing is compressed: pictures are already. For less than
 * 65,536 files and 4 GB, which the format needs no extension for; beyond that it throws.
 */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const listed: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const content = await bytes();
    const path = Buffer.from(name, 'ascii');
    const facts = factsOf({ content, path });
    const head = Buffer.concat([uint32(LOCAL), facts, path]);
    listed.push(
      Buffer.concat([uint32(CENTRAL), uint16(VERSION), facts, Buffer.alloc(10), uint32(offset), path]),
    );
    offset += head.length + content.length;
    if (listed.length > 0xffff || offset > 0xffffffff) throw new Error('Too much for one zip archive.');
    yield head;
    yield content;
  }
  const list = Buffer.concat(listed);
  const count = uint16(listed.length);
  yield list;
  yield Buffer.concat([
    uint32(END),
    Buffer.alloc(4),
    count,
    count,
    uint32(list.length),
    uint32(offset),
    Buffer.alloc(2),
  ]);
}

/** What a file's own header and its line in the list at the end both say. */
function factsOf({ content, path }: { content: Uint8Array; path: Buffer }): Buffer {
  const size = uint32(content.length);
  // Flags and method 0: neither encrypted nor compressed.
  const how = Buffer.alloc(4);
  const when = Buffer.concat([uint16(0), uint16(FIRST_DAY)]);
  const lengths = Buffer.concat([uint16(path.length), uint16(0)]);
  return Buffer.concat([uint16(VERSION), how, when, uint32(crc32(content)), size, size, lengths]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
