import { describe, expect, it } from 'vitest';
import { videoSource } from './video-source.ts';

describe('videoSource', () => {
  it.each([
    [
      'https://youtu.be/dQw4w9WgXcQ',
      'frame',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    ],
    ['https://vimeo.com/123456789', 'frame', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
    [
      'https://my.matterport.com/show/?m=aBcDeFgHiJk',
      'frame',
      'https://my.matterport.com/show/?m=aBcDeFgHiJk&play=1',
    ],
    ['/media/tour.mp4', 'file', '/media/tour.mp4'],
    ['https://films.example.com/tour.WEBM?v=2', 'elsewhere', 'https://films.example.com/tour.WEBM?v=2'],
  ])('%s is %s', (link, kind, src) => expect(videoSource({ link })).toMatchObject({ kind, src }));

  it.each([
    'https://www.youtube.com/@agency',
    'https://vimeo.com/about',
    'https://example.com/our-film',
    'http://films.example.com/tour.mp4',
    '//films.example.com/tour.mp4',
    'javascript:alert(1)//.mp4',
    'data:video/mp4,x.mp4',
    '',
  ])('%s is none', (link) => expect(videoSource({ link })).toBeNull());

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', '&start=90'],
    ['https://vimeo.com/123456789', '#t=90s'],
    ['/media/tour.mp4#t=3', '/media/tour.mp4#t=90'],
  ])('%s begins at 90 seconds', (link, end) => {
    expect(videoSource({ link, start: 90 })?.src.endsWith(end)).toBe(true);
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=43', 0, '&start=43'],
    ['https://youtu.be/dQw4w9WgXcQ?t=43', 90, '&rel=0&start=90'],
    ['https://vimeo.com/123456789#t=43s', 0, '#t=43s'],
    ['https://vimeo.com/123456789#t=43s', 90, '&dnt=1#t=90s'],
  ])('%s with a start time of %d begins as %s says', (link, start, end) => {
    expect(videoSource({ link, start })?.src.endsWith(end)).toBe(true);
  });

  it('says who is told about the visit', () => {
    const provider = (link: string) => videoSource({ link })?.provider;
    expect(provider('https://vimeo.com/123456789')).toBe('Vimeo');
    expect(provider('https://films.example.com/a.mp4')).toBe('films.example.com');
    expect(provider('/media/a.mp4')).toBeNull();
  });
});
