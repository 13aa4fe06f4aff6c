import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { section } from './section.tsx';

/** A section with a video of this link behind it. */
function draw({ href, editing }: { href: string; editing: boolean }): string {
  const { View, defaults } = section;
  return renderToStaticMarkup(
    View({
      id: 'one',
      props: {
        ...defaults,
        background: 'video',
        video: {
          ...defaults.video,
          link: { href },
          start: 4,
          end: 9.5,
          playOnce: true,
          playOnMobile: true,
          privacyMode: true,
        },
      },
      data: null,
      now: 0,
      editing,
      slot: () => null,
      picture: () => null,
    }),
  );
}

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/123456789', 'vimeo', '123456789'],
  ['/media/videos/0123456789abcdef.mp4', 'hosted', '/media/videos/0123456789abcdef.mp4'],
])('%s plays behind a section as it is set', (href, kind, video) => {
  const html = draw({ href, editing: false });
  expect(html).toContain('data-behaviour="background-video"');
  expect(html).toContain(
    `data-background-video="${kind}" data-video="${video}" data-start="4" data-end="9.5" data-once="true" data-on-mobile="true" data-privacy="true"`,
  );
  // Nothing is asked for before its script finds it near.
  expect(html).not.toMatch(/<(iframe|video|link)/);
  expect(draw({ href, editing: true })).not.toContain('can’t play');
});

it.each([
  'https://elsewhere.example/a.mp4',
  'https://www.youtube.com/about',
  'https://example.com/',
  '//evil.example/a.mp4',
])('%s plays nothing, and staff are told so', (href) => {
  expect(draw({ href, editing: false })).not.toMatch(/background-video|cannot play/);
  expect(draw({ href, editing: true })).toContain('This link can’t play as a background video.');
});
