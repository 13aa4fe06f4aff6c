import { describe, expect, it } from 'vitest';
import { EMBED_PROVIDERS, type EmbedProviderKey, embedOf } from './embeds.ts';

const everything = {
  providers: Object.keys(EMBED_PROVIDERS) as EmbedProviderKey[],
  domains: ['booking.example.com', '*.tours.example'],
};
const srcOf = (text: string) => {
  const found = embedOf(text, everything);
  return 'src' in found ? found.src : found.problem;
};

describe('embedOf', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3',
    ],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['https://vimeo.com/123456789/0a1b2c3d4e', 'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1'],
    ['https://my.matterport.com/show/?m=abc123', 'https://my.matterport.com/show/?m=abc123'],
    [
      'https://www.google.com/maps/place/1+Main+St,+Leura/@-33,150,17z',
      'https://www.google.com/maps?q=1%20Main%20St%2C%20Leura&output=embed',
    ],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2sx" width="600"></iframe>',
      'https://www.google.com/maps/embed?pb=!1m18!2sx',
    ],
    [
      'https://calendly.com/vale/appraisal',
      'https://calendly.com/vale/appraisal?hide_gdpr_banner=1&embed_type=Inline',
    ],
    ['https://www.instagram.com/vale/reel/AbC-1/?igsh=1', 'https://www.instagram.com/reel/AbC-1/embed/'],
    ['https://abc.elf.site/reviews?a=1', 'https://abc.elf.site/reviews?a=1'],
    ['https://booking.example.com/a?b=c', 'https://booking.example.com/a?b=c'],
    ['https://one.tours.example/x', 'https://one.tours.example/x'],
  ])('frames %s', (link, src) => expect(srcOf(link)).toBe(src));

  it.each([
    ['http://booking.example.com', /starts with https/],
    ['javascript:alert(1)', /starts with https/],
    ['https://user@booking.example.com', /starts with https/],
    ['https://elsewhere.example/', /elsewhere\.example is not allowed/],
    ['https://evil-booking.example.com/', /not allowed/],
    ['https://tours.example.evil.example/', /not allowed/],
    ['https://www.google.com/search?q=a', /cannot be embedded/],
    ['https://www.youtube.com/feed', /cannot be embedded/],
  ])('refuses %s', (link, problem) => expect(srcOf(link)).toMatch(problem));

  it('frames only what administrators allow', () => {
    expect(embedOf('https://calendly.com/vale', { providers: ['youtube'], domains: [] })).toEqual({
      problem: 'Calendly is not allowed. An admin can allow it in the site settings.',
    });
    expect(embedOf('https://calendly.com/vale', { providers: [], domains: ['calendly.com'] })).toMatchObject({
      src: 'https://calendly.com/vale',
    });
  });

  it('says which website the page’s policy names', () => {
    expect(embedOf('https://youtu.be/dQw4w9WgXcQ', everything)).toMatchObject({
      origin: 'https://www.youtube-nocookie.com',
      name: 'YouTube',
      tracks: true,
    });
  });
});
