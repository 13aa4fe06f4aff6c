/** The number of first bytes needed to detect a video's type. */
export const VIDEO_HEAD_BYTES = 64;

/** Videos that browsers play, and one type that many cameras record and few browsers play. */
export type VideoType = 'mp4' | 'webm' | 'quicktime';

/** The brands in an MP4 file's first box. Pictures of phones have such a box with other brands. */
const MP4_RULES = /^(iso[m2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV|f4v |F4V |mmp4)$/;

/** The video type of these first bytes, regardless of name and declared type; null for none. */
export function videoTypeOf(head: Uint8Array): VideoType | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.slice(4, 8) === 'ftyp') {
    const rules = text.slice(8, 12);
    if (rules === 'qt  ') return 'quicktime';
    return MP4_RULES.test(rules) ? 'mp4' : null;
  }
  return text.startsWith('\x1a\x45\xdf\xa3') && /\x42\x82.webm/s.test(text) ? 'webm' : null;
}
