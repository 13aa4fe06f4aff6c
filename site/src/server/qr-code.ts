/** Too long for the codes that are made here. */
export class QrTooLongError extends Error {
  override name = 'QrTooLongError';
}

/** By version from 1: error correction bytes of a block, and how many blocks; level M, which stands a fifth of damage. */
const BLOCKS: readonly (readonly [ecc: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
];

/** Bits of level M in the format information. */
const LEVEL_M = 0;

type Grid = { size: number; dark: boolean[][]; fixed: boolean[][] };

/**
 * The QR code of a text (ISO/IEC 18004, bytes as UTF-8, error correction level M): rows of cells, true for dark, without
 * the quiet zone. Throws {@link QrTooLongError} beyond 287 bytes.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const codewords = withCorrection(dataOf({ bytes, version }), version);
  const grid = emptyGrid(version);
  placeData(grid, codewords);
  const masked = MASKS.map((mask, number) => {
    const dark = grid.dark.map((row, y) =>
      row.map((cell, x) => (grid.fixed[y]?.[x] ? cell : cell !== mask(x, y))),
    );
    placeFormat({ ...grid, dark }, number);
    return dark;
  });
  return masked.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** The code as an SVG image with its quiet zone, dark on white. `label` is its accessible name. */
export function qrSvg({ text, label }: { text: string; label: string }): string {
  const cells = qrCode(text);
  const size = cells.length + 8;
  const path = cells
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : [])))
    .join('');
  const name = label.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" aria-label="${name}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Cells that hold data, error correction included, in bits. */
function rawBits(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const bits = (16 * version + 128) * version + 64;
  if (version === 1) return bits;
  return bits - ((25 * alignments - 10) * alignments - 55) - (version >= 7 ? 36 : 0);
}

function dataBytes(version: number): number {
  const [ecc, blocks] = BLOCKS[version - 1] as (typeof BLOCKS)[number];
  return Math.floor(rawBits(version) / 8) - ecc * blocks;
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function versionFor(length: number): number {
  const found = BLOCKS.findIndex(
    (_, index) => 4 + lengthBits(index + 1) + 8 * length <= 8 * dataBytes(index + 1),
  );
  if (found < 0) throw new QrTooLongError(`A QR code of ${length} bytes is too long. Shorten the address.`);
  return found + 1;
}

/** Mode, length, bytes, terminator and padding. */
function dataOf({ bytes, version }: { bytes: number[]; version: number }): number[] {
  const bits: number[] = [];
  const add = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  add(0b0100, 4);
  add(bytes.length, lengthBits(version));
  for (const byte of bytes) add(byte, 8);
  const room = 8 * dataBytes(version);
  add(0, Math.min(4, room - bits.length));
  add(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) add(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(8 * index, 8 * index + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** The product in the field of 256 elements that Reed–Solomon codes of QR are made over. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1)
      result[index] = times(result[index] ?? 0, root) ^ (result[index + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    for (const [index, part] of divisor.entries()) result[index] = (result[index] ?? 0) ^ times(part, factor);
  }
  return result;
}

/** Blocks with their error correction, a byte of each in turn. The last blocks may be one byte longer. */
function withCorrection(data: number[], version: number): number[] {
  const [ecc, count] = BLOCKS[version - 1] as (typeof BLOCKS)[number];
  const total = Math.floor(rawBits(version) / 8);
  const short = Math.floor(total / count) - ecc;
  const shortBlocks = count - (total % count);
  const divisor = generator(ecc);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const part = data.slice(at, at + short + (index < shortBlocks ? 0 : 1));
    at += part.length;
    return { part, correction: remainder(part, divisor) };
  });
  const inTurn = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) =>
      lists.flatMap((list) => (index < list.length ? [list[index] as number] : [])),
    ).flat();
  return [...inTurn(blocks.map(({ part }) => part)), ...inTurn(blocks.map(({ correction }) => correction))];
}

function set({ dark, fixed }: Grid, x: number, y: number, isDark: boolean): void {
  const [row, fixedRow] = [dark[y], fixed[y]];
  if (!row || !fixedRow || x < 0 || x >= row.length) return;
  row[x] = isDark;
  fixedRow[x] = true;
}

/** Finders, timing, alignment, version, and room for the format. */
function emptyGrid(version: number): Grid {
  const size = 17 + 4 * version;
  const rows = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const grid: Grid = { size, dark: rows(), fixed: rows() };
  for (let at = 0; at < size; at += 1) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  const rings = (x: number, y: number, radius: number, isLight: (ring: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1)
        set(grid, x + dx, y + dy, !isLight(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  const end = size - 4;
  for (const [x, y] of [
    [3, 3],
    [end, 3],
    [3, end],
  ] as const)
    rings(x, y, 4, (ring) => ring === 2 || ring === 4);
  const centres = alignmentCentres(version, size);
  const last = centres.length - 1;
  for (const [row, y] of centres.entries())
    for (const [column, x] of centres.entries()) {
      const isFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isFinder) rings(x, y, 2, (ring) => ring === 1);
    }
  placeFormat(grid, 0);
  if (version >= 7) placeVersion(grid, version);
  return grid;
}

function alignmentCentres(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - step * (count - 2 - index))];
}

/** Appends check bits of a BCH code. */
function checked(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let bit = 0; bit < bits; bit += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

function placeFormat(grid: Grid, mask: number): void {
  const bits = checked((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (index: number) => ((bits >> index) & 1) === 1;
  const { size } = grid;
  for (let index = 0; index <= 5; index += 1) set(grid, 8, index, bit(index));
  set(grid, 8, 7, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 7, 8, bit(8));
  for (let index = 9; index < 15; index += 1) set(grid, 14 - index, 8, bit(index));
  for (let index = 0; index < 8; index += 1) set(grid, size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index += 1) set(grid, 8, size - 15 + index, bit(index));
  set(grid, 8, size - 8, true);
}

function placeVersion(grid: Grid, version: number): void {
  const bits = checked(version, 12, 0x1f25);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >> index) & 1) === 1;
    const [far, near] = [grid.size - 11 + (index % 3), Math.floor(index / 3)];
    set(grid, far, near, isDark);
    set(grid, near, far, isDark);
  }
}

/** Two columns at a time from the right, up and down in turn, around what is fixed. */
function placeData({ size, dark, fixed }: Grid, codewords: readonly number[]): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        row[x] = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a code is to read, as the standard counts it: runs, blocks, patterns like a finder, and uneven darkness. */
function penalty(cells: boolean[][]): number {
  const size = cells.length;
  const columns = cells.map((_, x) => cells.map((row) => row[x] ?? false));
  const lines = [...cells, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  const runs = lines
    .flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
    .reduce((sum, { length }) => sum + length - 2, 0);
  const finders = lines.flatMap((line) => line.match(/(?=00001011101|10111010000)/g) ?? []).length * 40;
  let blocks = 0;
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const cell = cells[y]?.[x];
      if (cell === cells[y]?.[x - 1] && cell === cells[y - 1]?.[x] && cell === cells[y - 1]?.[x - 1])
        blocks += 3;
    }
  const share = (100 * cells.flat().filter(Boolean).length) / (size * size);
  return runs + finders + blocks + Math.floor(Math.abs(share - 50) / 5) * 10;
}
