// Control characters, lone surrogates, zero-width spaces and direction marks: nobody types them, and they can disguise text in an email.
const invisible =
  '\\p{Cc}\\p{Cs}\\u061C\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF';
const invisibleCharacters = new RegExp(`[${invisible}]`, 'gu');
const invisibleButLineEnds = new RegExp(`(?!\\n)[${invisible}]`, 'gu');
const lineEnds = /\r\n?|[\n\u0085\u2028\u2029]/g;

// Invisible characters: spaces, joiners, fillers. Text made only of these counts as empty.
const visible = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

// More accents than this on one character are unreadable, and NFC sorts them in quadratic time.
const heapedAccents = /(\p{M}{30})\p{M}+/gu;

/** One line of text: line ends and tabs become spaces, invisible characters are removed, NFC, trimmed. '' for anything that is not text. */
export const cleanLine = (raw: unknown): string =>
  said(plain(firstText(raw).replace(lineEnds, ' ').replace(/\t/g, ' ').replace(invisibleCharacters, '')));

/**
 * {@link cleanLine} with the digits and signs of other keyboards as ours: Arabic (٠١٢) and Persian digits, the wide ones
 * of Chinese keyboards (０１２＋＠), and the dashes that websites set in phone numbers.
 */
export const cleanFigures = (raw: unknown): string =>
  cleanLine(raw)
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, '-');

/** Text of several lines: line ends become `\n`, otherwise as {@link cleanLine}. */
export const cleanLines = (raw: unknown): string =>
  said(plain(firstText(raw).replace(lineEnds, '\n').replace(/\t/g, ' ').replace(invisibleButLineEnds, '')));

/** As {@link cleanLine} but with spaces kept: they are part of a password. */
export const cleanSecret = (raw: unknown): string => plain(firstText(raw).replace(invisibleCharacters, ''));

/** All texts in a value that may be a list, each a clean line; empty ones are dropped. */
export const cleanList = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw : [raw]).map(cleanLine).filter(Boolean);

const said = (text: string): string => (visible.test(text) ? text.trim() : '');

/** The first text that is not empty, for a name sent several times. */
const firstText = (raw: unknown): string => {
  if (!Array.isArray(raw)) return asText(raw);
  const texts = raw.map(asText);
  return texts.find((text) => visible.test(text)) ?? texts[0] ?? '';
};

const asText = (item: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof item) ? String(item) : '';

const onlyAscii = /^[\0-\x7f]*$/;

/** NFC with accents bounded, which ASCII is as it is. Runs after stripping, since a stripped character may be between a letter and its accent. */
const plain = (text: string): string =>
  // Twice, since NFC splits some letters into a letter and an accent.
  onlyAscii.test(text)
    ? text
    : text.replace(heapedAccents, '$1').normalize('NFC').replace(heapedAccents, '$1');
