import { fileEnding } from '@frontage/forms';
import { pictureType, truthfulName } from './picture-type.ts';

/** How many of a file's first bytes {@link contentName} looks at. */
export const HEAD_BYTES = 16;

type Signature = (head: Uint8Array) => boolean;

const bytes =
  (wanted: readonly number[], at = 0): Signature =>
  (head) =>
    wanted.every((byte, index) => head[at + index] === byte);
const text = (wanted: string, at = 0): Signature =>
  bytes(
    [...wanted].map((letter) => letter.charCodeAt(0)),
    at,
  );
const anyOf =
  (...signatures: Signature[]): Signature =>
  (head) =>
    signatures.some((matches) => matches(head));

const zip = bytes([0x50, 0x4b, 0x03, 0x04]);
const office = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const isoMedia = text('ftyp', 4);
const mp3 = anyOf(text('ID3'), bytes([0xff, 0xfb]), bytes([0xff, 0xf3]), bytes([0xff, 0xf2]));
/** No control characters, which only binary files have. */
const letters: Signature = (head) => !head.some((byte) => byte < 9 || (byte > 13 && byte < 27));

/** What files begin with, by extension. Other types are never accepted: programs, web pages, drawings with scripts. */
const SIGNATURES: Readonly<Record<string, Signature>> = {
  jpg: (head) => pictureType(head) === 'jpeg',
  jpeg: (head) => pictureType(head) === 'jpeg',
  png: (head) => pictureType(head) === 'png',
  gif: text('GIF8'),
  webp: (head) => text('RIFF')(head) && text('WEBP', 8)(head),
  heic: isoMedia,
  pdf: text('%PDF-'),
  rtf: text('{\\rtf'),
  doc: anyOf(office, text('{\\rtf')),
  xls: office,
  ppt: office,
  docx: zip,
  xlsx: zip,
  pptx: zip,
  odt: zip,
  ods: zip,
  zip,
  txt: letters,
  csv: letters,
  ics: text('BEGIN:VCALENDAR'),
  mp3,
  m4a: isoMedia,
  wav: (head) => text('RIFF')(head) && text('WAVE', 8)(head),
  mp4: isoMedia,
  m4v: isoMedia,
  mov: anyOf(isoMedia, text('moov', 4), text('mdat', 4), text('wide', 4)),
  webm: bytes([0x1a, 0x45, 0xdf, 0xa3]),
};

/** The file types a contact form can ask for. */
export const KNOWN_ENDINGS: readonly string[] = Object.keys(SIGNATURES);

/**
 * The name of a received file with an extension that is true, since the validator checks extensions: a file that does
 * not begin like its type gets `.bin`. Pictures get the extension of their real type.
 */
export function contentName({ name, head }: { name: string; head: Uint8Array }): string {
  if (pictureType(head)) return truthfulName({ name, head });
  const ending = fileEnding(name);
  const matches = Object.hasOwn(SIGNATURES, ending) ? SIGNATURES[ending] : undefined;
  return matches?.(head) ? name : `${name}.bin`;
}
