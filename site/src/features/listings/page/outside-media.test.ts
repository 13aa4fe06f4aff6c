import { describe, expect, it } from 'vitest';
import { embedOf } from './outside-media.ts';

describe('embedOf', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=10',
    ],
    [
      'https://youtu.be/dQw4w9WgXcQ?si=x',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    ],
    [
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    ],
    [
      'https://vimeo.com/channels/staff/123456789',
      'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1',
    ],
    ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
    ...[
      'https://vimeo.com/123456789/0a1b2c3d4e?share=copy',
      'https://vimeo.com/manage/videos/123456789/0a1b2c3d4e',
      'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&title=0',
    ].map((unlisted) => [unlisted, 'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&autoplay=1&dnt=1']),
    [
      'https://vimeo.com/showcase/7654321/video/123456789',
      'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1',
    ],
    [
      'https://vimeo.com/manage/videos/123456789/privacy?h=%22x',
      'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1',
    ],
    ['https://my.matterport.com/show/?m=aBcDeFgHiJk', 'https://my.matterport.com/show/?m=aBcDeFgHiJk&play=1'],
  ])('%s plays from %s', (address, src) => {
    expect(embedOf(address)?.src).toBe(src);
  });

  it.each([
    'https://example.com/tour.html',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://vimeo.com/about',
    'https://my.matterport.com/show/?m=../../x',
    'javascript:alert(1)',
    'not an address',
  ])('%s is only a link', (address) => {
    expect(embedOf(address)).toBeNull();
  });
});
