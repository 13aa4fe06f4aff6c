import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of these files, by path. */
export function zipOf(entries: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(centrals.length, 4);
  end.writeUInt16LE(centrals.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}
