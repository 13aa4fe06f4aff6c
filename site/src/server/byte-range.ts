/** The requested range of a file in bytes, inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header for a file of this size. Undefined: send the whole file, since there is no valid single
 * range. 'outside': beyond the end of the file.
 */
export function byteRange({
  header,
  size,
}: {
  header: string | undefined;
  size: number;
}): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first)
    return Number(last) > 0 && size > 0
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : 'outside';
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'outside';
}
