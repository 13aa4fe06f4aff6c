// Controls, lone surrogates, zero-width blanks and direction marks: nothing a person types, and able to disguise text in an e-mail.
const invisible =
  '\\p{Cc}\\p{Cs}\\u061C\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF';
const invisibleCharacters = new RegExp(`[${invisible}]`, 'gu');
const invisibleButLineEnds = new RegExp(`(?!\\n)[${invisible}]`, 'gu');
const lineEnds = /\r\n?|[\n\u0085\u2028\u2029]/g;

// Beyond this many accents on one character nobody can read it, and NFC takes quadratic time to sort them.
const heapedAccents = /(\p{M}{30})\p{M}+/gu;

/** One line of text: line ends and tabs become blanks, the invisible goes, NFC, trimmed. '' for what is not text. */
export const cleanLine = (raw: unknown): string =>
  plain(firstText(raw).replace(lineEnds, ' ').replace(/\t/g, ' ').replace(invisibleCharacters, '')).trim();

/** Text of several lines: line ends become `\n`, otherwise as {@link cleanLine}. */
export const cleanLines = (raw: unknown): string =>
  plain(firstText(raw).replace(lineEnds, '\n').replace(/\t/g, ' ').replace(invisibleButLineEnds, '')).trim();

/** As {@link cleanLine} but with blanks kept: they are part of a password. */
export const cleanSecret = (raw: unknown): string => plain(firstText(raw).replace(invisibleCharacters, ''));

/** All texts in a value that may be a list, each a clean line, blanks dropped. */
export const cleanList = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw : [raw]).map(cleanLine).filter(Boolean);

const firstText = (raw: unknown): string => {
  const first: unknown = Array.isArray(raw) ? raw[0] : raw;
  if (typeof first === 'string') return first;
  return typeof first === 'number' || typeof first === 'boolean' ? String(first) : '';
};

/** NFC with accents bounded. Comes after stripping: what is stripped may stand between a letter and its accent. */
const plain = (text: string): string =>
  // Twice, since NFC takes some letters apart into a letter and an accent.
  text.replace(heapedAccents, '$1').normalize('NFC').replace(heapedAccents, '$1');
