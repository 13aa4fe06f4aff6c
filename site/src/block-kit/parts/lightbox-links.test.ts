import { expect, it } from 'vitest';
import { mayOpenLightbox, withVideoLinks } from './lightbox-links.ts';

// “Lightbox applies only to image links (png, jpg, jpeg, gif, svg, webp) that are not downloads, or links marked for
// video or explicitly opted in”
it.each([
  ['<a href="/media/a.webp">x</a>', true],
  ['<a href="https://youtu.be/dQw4w9WgXcQ" data-elementor-open-lightbox="yes">x</a>', true],
  ['<a href="https://youtu.be/dQw4w9WgXcQ">x</a>', false],
  ['<p>No link</p>', false],
])('%s may open the lightbox: %s', (html, may) => expect(mayOpenLightbox(html)).toBe(may));

it('a link to a video that is opted in says what plays it', () => {
  const video = (attributes: string) =>
    `<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=4"${attributes}>See it</a></p>`;
  const html = withVideoLinks(video(' data-elementor-open-lightbox="yes"'));
  expect(html).toMatch(
    / data-player="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ[^"]*" data-player-kind="frame" data-player-title="Video">See it<\/a>/,
  );
  expect(withVideoLinks(video(''))).toBe(video(''));
  const elsewhere = '<a href="https://evil.example/a.mp4" data-elementor-open-lightbox="yes">x</a>';
  expect(withVideoLinks(elsewhere)).not.toContain('data-player="https://evil.example');
});
