import { brotliDecompressSync } from 'node:zlib';
import { advanceVariations } from './font-weights.ts';

/** The tags that WOFF2 writes as a number. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.split(
    ' ',
  );

export type Font = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** In units. */
  width: (glyph: { character: string; weight?: number }) => number;
};

type Tables = Map<string, { bytes: Buffer; isTransformed: boolean }>;

/**
 * What a typeface says of its sizes, read from a WOFF2 or TrueType file: units in an em, how far lines reach up and
 * down, and how wide a character is (at a weight, where the file holds many).
 */
export function readFont(bytes: Buffer): Font {
  const tables = bytes.toString('latin1', 0, 4) === 'wOF2' ? woff2Tables(bytes) : sfntTables(bytes);
  const table = (tag: string) => tables.get(tag)?.bytes ?? Buffer.alloc(0);
  const hhea = table('hhea');
  const glyphOf = characterMap(table('cmap'));
  const widthOf = advances({
    hmtx: table('hmtx'),
    isPacked: tables.get('hmtx')?.isTransformed,
    count: hhea.readUInt16BE(34),
  });
  const varied = tables.has('HVAR') ? advanceVariations(table) : undefined;
  return {
    unitsPerEm: table('head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    width({ character, weight = 400 }) {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      return widthOf(glyph) + (varied ? varied({ glyph, weight }) : 0);
    },
  };
}

function woff2Tables(bytes: Buffer): Tables {
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const flags = bytes.readUInt8(at++);
    let tag = TAGS[flags & 63]?.replace('_', ' ') ?? '';
    if ((flags & 63) === 63) {
      tag = bytes.toString('latin1', at, at + 4);
      at += 4;
    }
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    const length = base128();
    return { tag, isTransformed, length: isTransformed ? base128() : length };
  });
  const data = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  let from = 0;
  return new Map(
    entries.map(({ tag, isTransformed, length }) => {
      const found = { isTransformed, bytes: data.subarray(from, from + length) };
      from += length;
      return [tag, found];
    }),
  );
}

function sfntTables(bytes: Buffer): Tables {
  return new Map(
    Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const start = bytes.readUInt32BE(at + 8);
      const table = bytes.subarray(start, start + bytes.readUInt32BE(at + 12));
      return [bytes.toString('latin1', at, at + 4), { isTransformed: false, bytes: table }];
    }),
  );
}

/** Glyph numbers of characters, from the table's part for the basic plane. */
function characterMap(cmap: Buffer): (character: number) => number {
  const parts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const part = parts.find((each) => each.readUInt16BE(0) === 4);
  if (!part) throw new Error('The typeface lists no characters of the basic plane.');
  const segments = part.readUInt16BE(6) / 2;
  const word = (list: number, index: number) => 14 + (list * segments + index) * 2 + (list > 0 ? 2 : 0);
  return (character) => {
    for (let index = 0; index < segments; index++) {
      if (character > part.readUInt16BE(word(0, index))) continue;
      const start = part.readUInt16BE(word(1, index));
      if (character < start) return 0;
      const delta = part.readUInt16BE(word(2, index));
      const offset = part.readUInt16BE(word(3, index));
      if (offset === 0) return (character + delta) % 65536;
      const glyph = part.readUInt16BE(word(3, index) + offset + (character - start) * 2);
      return glyph && (glyph + delta) % 65536;
    }
    return 0;
  };
}

/** Widths as drawn by default. WOFF2 leaves out what is between them, behind one byte of flags. */
function advances({
  hmtx,
  isPacked,
  count,
}: {
  hmtx: Buffer;
  isPacked?: boolean;
  count: number;
}): (glyph: number) => number {
  return (glyph) => {
    const index = Math.min(glyph, count - 1);
    return hmtx.readUInt16BE(isPacked ? 1 + index * 2 : index * 4);
  };
}
