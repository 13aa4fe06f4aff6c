import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const padded = (length: number): number => (length + 3) & ~3;

/** The TrueType font in a WOFF file (version 1): its tables, uncompressed. Throws for anything else. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This font file is not WOFF 1.0.');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * count - (16 << power), 10);
  let offset = head.length;
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + ENTRY * index;
    const [from = 0, packed = 0, length = 0] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(from, from + packed);
    const entry = 12 + 16 * index;
    woff.copy(head, entry, at, at + 4);
    woff.copy(head, entry + 4, at + 16, at + 20);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    offset += padded(length);
    const table = Buffer.alloc(padded(length));
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    return table;
  });
  return Buffer.concat([head, ...tables]);
}
