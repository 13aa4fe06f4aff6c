/** The encodings CSV files come in. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The file is no text; the message says what to do. */
export class CsvFileError extends Error {
  override name = 'CsvFileError';
  /** 1-based line, where one is known. */
  readonly line: number | undefined;
  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/**
 * The encoding of a file: by its mark, by where its NUL bytes stand, else UTF-8 when all of it is, else Windows-1252.
 * Throws {@link CsvFileError} when it is no text.
 */
export async function encodingOf(pieces: AsyncIterable<Uint8Array>): Promise<CsvEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head: Uint8Array | undefined;
  let isUtf8 = true;
  for await (const piece of pieces) {
    if (!head && piece.length > 0) {
      head = piece.subarray(0, 4096);
      const wide = wideEncoding(head);
      if (wide) return wide;
      if (startsWith(head, 'PK\u0003\u0004') || startsWith(head, '\u00d0\u00cf\u0011\u00e0'))
        throw new CsvFileError(IS_WORKBOOK);
      if (/^\s*(\u00ef\u00bb\u00bf)?\s*<(\?xml|!doctype|html|propertylist)/i.test(latin1(head)))
        throw new CsvFileError(IS_MARKUP);
    }
    if (piece.includes(0)) throw new CsvFileError(NOT_TEXT);
    if (!isUtf8) continue;
    try {
      decoder.decode(piece, { stream: true });
    } catch {
      isUtf8 = false;
    }
  }
  if (!head) throw new CsvFileError('The file is empty. Nothing was changed. Send it again.');
  try {
    if (isUtf8) decoder.decode();
  } catch {
    isUtf8 = false;
  }
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

/** The text of a file, without its mark. Throws {@link CsvFileError} at a NUL character. */
export async function* textOf(
  pieces: AsyncIterable<Uint8Array>,
  encoding: CsvEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true });
    if (text.includes('\0')) throw new CsvFileError(NOT_TEXT);
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

/** UTF-16 has a mark, or a NUL at every second place of English text. */
function wideEncoding(head: Uint8Array): CsvEncoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const nuls = (odd: number) => head.filter((byte, at) => at % 2 === odd && byte === 0).length;
  const [even, odd] = [nuls(0), nuls(1)];
  const many = head.length * 0.4;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 200)).toString('latin1');
const startsWith = (bytes: Uint8Array, text: string): boolean => latin1(bytes).startsWith(text);

const NOT_TEXT =
  'This is not a text file, so it cannot be a CSV file. Nothing was changed. Export the listings as CSV and send that file.';
const IS_WORKBOOK =
  'This is an Excel workbook or an archive and not a CSV file. Nothing was changed. In Excel choose Save as, then “CSV UTF-8”, and send that file.';
const IS_MARKUP =
  'This is a web page or an XML file and not a CSV file. Nothing was changed. A REAXML file needs a name that ends in .xml.';
