/** How many of a film's first bytes tell what it is. */
export const VIDEO_HEAD_BYTES = 64;

/** Films that browsers play, and one kind that many cameras make and few browsers play. */
export type VideoType = 'mp4' | 'webm' | 'quicktime';

/** An MP4 file's first box says by whose rules it is made. Pictures of phones have such a box too, and other rules. */
const MP4_RULES = /^(iso[m2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV|f4v |F4V |mmp4)$/;

/** What kind of film these first bytes begin, told by themselves and not by what anybody calls them; null for none. */
export function videoTypeOf(head: Uint8Array): VideoType | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.slice(4, 8) === 'ftyp') {
    const rules = text.slice(8, 12);
    if (rules === 'qt  ') return 'quicktime';
    return MP4_RULES.test(rules) ? 'mp4' : null;
  }
  return text.startsWith('\x1a\x45\xdf\xa3') && /\x42\x82.webm/s.test(text) ? 'webm' : null;
}
