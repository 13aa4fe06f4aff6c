/** Bytes of a protocol buffer, as vector tiles and PMTiles directories use them. */
export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** Negative numbers between the positive ones, so that small ones stay short. */
export const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);

export const numberField = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)];

/** A field with bytes: text, packed numbers or a message. */
export const bytesField = (field: number, bytes: readonly number[]): number[] => [
  ...varint(field * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];

export const textField = (field: number, text: string): number[] => bytesField(field, [...Buffer.from(text)]);
export const packedField = (field: number, values: readonly number[]): number[] =>
  bytesField(field, values.flatMap(varint));
