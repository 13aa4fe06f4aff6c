const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

/** UTF-8 where it is UTF-8, Windows-1252 for each byte that is not; and which of the two there was, beside ASCII. */
export function decodeMixed(bytes: Uint8Array): { text: string; utf8: boolean; windows: boolean } {
  let text = '';
  let from = 0;
  let at = 0;
  let isUtf8 = false;
  let isWindows = false;
  while (at < bytes.length) {
    const length = sequenceLength({ bytes, at });
    if (length > 0) {
      isUtf8 ||= length > 1;
      at += length;
      continue;
    }
    isWindows = true;
    text += utf8.decode(bytes.subarray(from, at)) + windows1252.decode(bytes.subarray(at, at + 1));
    at += 1;
    from = at;
  }
  return { text: text + utf8.decode(bytes.subarray(from)), utf8: isUtf8, windows: isWindows };
}

/** How many bytes can be decoded now: without a character at the end whose last bytes are still to come. */
export function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return expectedLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Bytes of the well-formed UTF-8 sequence at a place (RFC 3629, section 4); 0 = none. */
function sequenceLength({ bytes, at }: { bytes: Uint8Array; at: number }): number {
  const lead = bytes[at] ?? 0;
  const length = expectedLength(lead);
  if (length === 0 || at + length > bytes.length) return 0;
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index] ?? 0;
    const { low = 0x80, high = 0xbf } = (index === 1 && SECOND_BYTES[lead]) || {};
    if (byte < low || byte > high) return 0;
  }
  return length;
}

/** Leads after which the second byte has a narrower range: the rest is overlong, a surrogate or beyond Unicode. */
const SECOND_BYTES: Readonly<Record<number, { low?: number; high?: number }>> = {
  224: { low: 0xa0 },
  237: { high: 0x9f },
  240: { low: 0x90 },
  244: { high: 0x8f },
};

function expectedLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}
