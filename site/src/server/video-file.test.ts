import { expect, it } from 'vitest';
import { videoTypeOf } from './video-file.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['an MP4 file', '\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'mp4'],
  ['an MP4 file of a phone', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'mp4'],
  ['a WebM file', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm\x42\x87\x81\x04', 'webm'],
  ['a QuickTime file', '\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'quicktime'],
  ['a Matroska file', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska', null],
  ['a picture of a phone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', null],
  ['a web page', '<!doctype html><script>ftypisom</script>', null],
  ['nothing', '', null],
])('%s is told by its first bytes', (_what, head, type) => expect(videoTypeOf(bytes(head))).toBe(type));
