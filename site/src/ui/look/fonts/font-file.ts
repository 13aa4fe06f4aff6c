import { brotliDecompressSync } from 'node:zlib';

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
type Axis = { tag: string; min: number; normal: number; max: number };
type Three = [number, number, number];

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

/** Widths as drawn by default. WOFF2 leaves out what stands between them, behind one byte of flags. */
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

/** How much wider a glyph is at a weight than by default. */
function advanceVariations(table: (tag: string) => Buffer) {
  const hvar = table('HVAR');
  const axes = axesOf(table('fvar'));
  const at = axes.findIndex(({ tag }) => tag === 'wght');
  const axis = axes[at];
  const store = hvar.subarray(hvar.readUInt32BE(4));
  const regions = store.subarray(store.readUInt32BE(2));
  const mapping = hvar.readUInt32BE(8);
  return ({ glyph, weight }: { glyph: number; weight: number }): number => {
    if (!axis) return 0;
    const place = normalised({ axis, value: weight, map: table('avar'), at });
    const { outer, inner } = mapping
      ? mappedIndex(hvar.subarray(mapping), glyph)
      : { outer: 0, inner: glyph };
    return deltaOf({ store, regions, outer, inner, place, at });
  };
}

function axesOf(fvar: Buffer): Axis[] {
  const first = fvar.readUInt16BE(4);
  const size = fvar.readUInt16BE(10);
  return Array.from({ length: fvar.readUInt16BE(8) }, (_, index) => {
    const from = first + index * size;
    const [min, normal, max] = [4, 8, 12].map((offset) => fvar.readInt32BE(from + offset) / 65536) as Three;
    return { tag: fvar.toString('latin1', from, from + 4), min, normal, max };
  });
}

/** Where a value stands between an axis's ends (-1 to 1), bent as the font asks. */
function normalised({
  axis: { min, normal, max },
  value,
  map,
  at,
}: {
  axis: Axis;
  value: number;
  map: Buffer;
  at: number;
}): number {
  const held = Math.min(max, Math.max(min, value));
  const plain = held < normal ? (held - normal) / (normal - min) : (held - normal) / (max - normal || 1);
  if (map.length === 0) return plain;
  let from = 8;
  for (let axis = 0; axis < at; axis++) from += 2 + map.readUInt16BE(from) * 4;
  const points = Array.from({ length: map.readUInt16BE(from) }, (_, index) => ({
    x: map.readInt16BE(from + 2 + index * 4) / 16384,
    y: map.readInt16BE(from + 4 + index * 4) / 16384,
  }));
  const next = points.findIndex(({ x }) => x >= plain);
  const [before, after] = [points[next - 1], points[next]];
  if (!before || !after) return after?.y ?? plain;
  return before.y + ((plain - before.x) / (after.x - before.x)) * (after.y - before.y);
}

function mappedIndex(map: Buffer, glyph: number): { outer: number; inner: number } {
  const isLong = map.readUInt8(0) === 1;
  const count = isLong ? map.readUInt32BE(2) : map.readUInt16BE(2);
  const format = map.readUInt8(1);
  const size = ((format >> 4) & 3) + 1;
  const entry = map.readUIntBE((isLong ? 6 : 4) + Math.min(glyph, count - 1) * size, size);
  const bits = (format & 15) + 1;
  return { outer: Math.floor(entry / 2 ** bits), inner: entry % 2 ** bits };
}

function deltaOf({
  store,
  regions,
  outer,
  inner,
  place,
  at,
}: {
  store: Buffer;
  regions: Buffer;
  outer: number;
  inner: number;
  place: number;
  at: number;
}): number {
  const data = store.subarray(store.readUInt32BE(8 + outer * 4));
  const words = data.readUInt16BE(2) & 0x7fff;
  const [wide, narrow]: [number, number] = data.readUInt16BE(2) & 0x8000 ? [4, 2] : [2, 1];
  const count = data.readUInt16BE(4);
  const row = 6 + count * 2 + inner * (words * wide + (count - words) * narrow);
  let delta = 0;
  for (let index = 0; index < count; index++) {
    const isWord = index < words;
    const from = row + (isWord ? index * wide : words * wide + (index - words) * narrow);
    const value = data.readIntBE(from, isWord ? wide : narrow);
    delta += value * weightOf({ regions, region: data.readUInt16BE(6 + index * 2), place, at });
  }
  return delta;
}

/** How much of a region's change holds where all axes but one stand at their defaults. */
function weightOf({
  regions,
  region,
  place,
  at,
}: {
  regions: Buffer;
  region: number;
  place: number;
  at: number;
}): number {
  const axes = regions.readUInt16BE(0);
  let weight = 1;
  for (let axis = 0; axis < axes; axis++) {
    const [start, peak, end] = [0, 2, 4].map(
      (offset) => regions.readInt16BE(4 + (region * axes + axis) * 6 + offset) / 16384,
    ) as Three;
    if (peak === 0) continue;
    const value = axis === at ? place : 0;
    if (value <= start || value >= end) return value === peak ? weight : 0;
    weight *= value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak || 1);
  }
  return weight;
}
