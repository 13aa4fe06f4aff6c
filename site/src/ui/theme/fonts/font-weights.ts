type Axis = { tag: string; min: number; normal: number; max: number };
type Three = [number, number, number];

/** How much wider a glyph is at a weight than by default. */
export function advanceVariations(table: (tag: string) => Buffer) {
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

/** Where a value is between an axis's ends (-1 to 1), bent as the font asks. */
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

/** How much of a region's change holds where all axes but one are at their defaults. */
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
