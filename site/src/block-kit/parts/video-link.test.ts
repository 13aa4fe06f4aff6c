import { expect, it } from 'vitest';
import { videoId, videoKind } from './video-link.ts';

it.each([
  ['https://vimeo.com/123456789', 'vimeo', '123456789'],
  ['https://player.vimeo.com/video/123456789', 'vimeo', '123456789'],
  ['https://vimeo.com/123456789/0a1b2c3d4e', 'vimeo', '123456789?h=0a1b2c3d4e'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/about', 'youtube', null],
  ['/media/street.mp4', 'hosted', null],
  ['https://notvimeo.com/123456789', 'hosted', null],
  ['https://files.example/vimeo.com/1.mp4', 'hosted', null],
  ['https://my.matterport.com/show/?m=abcdefgh', 'hosted', null],
  ['not a link', 'hosted', null],
  ['', 'hosted', null],
])('%s is played by %s', (link, kind, id) => {
  expect(videoKind(link)).toBe(kind);
  expect(videoId(link)).toBe(id);
});
