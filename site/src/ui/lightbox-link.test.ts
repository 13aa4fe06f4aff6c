import { describe, expect, it } from 'vitest';
import { isPictureAddress, opensLightbox } from './lightbox-link.ts';

describe('isPictureAddress', () => {
  it.each([
    '/media/a.png',
    '/media/a.jpg',
    '/media/a.jpeg',
    '/media/a.GIF',
    '/media/a.svg',
    '/media/a.webp?v=2#top',
  ])('%s is one', (href) => expect(isPictureAddress(href)).toBe(true));

  it.each(['/media/a.pdf', '/png', '/a.png/b', '/a?file=a.png', '/a#a.png', '', '.png.zip'])(
    '%s is none',
    (href) => expect(isPictureAddress(href)).toBe(false),
  );
});

describe('opensLightbox', () => {
  const picture = { href: '/media/a.webp' };
  const page = { href: '/about' };
  it.each([
    ['a picture', picture, true],
    ['a picture that is opted out', { ...picture, choice: 'no' as const }, false],
    ['a picture to download', { ...picture, isDownload: true }, false],
    ['a picture, opted in, to download', { ...picture, isDownload: true, choice: 'yes' as const }, true],
    ['a picture where the website wants none', { ...picture, isSiteWide: false }, false],
    [
      'a picture, opted in, where the website wants none',
      { ...picture, isSiteWide: false, choice: 'yes' as const },
      true,
    ],
    ['a page', page, false],
    ['an address without an ending, opted in', { href: '/picture?id=3', choice: 'yes' as const }, true],
    ['a video', { ...page, isVideo: true }, true],
    ['a video where the website wants no pictures', { ...page, isVideo: true, isSiteWide: false }, true],
    ['a video that is opted out', { ...page, isVideo: true, choice: 'no' as const }, false],
  ])('%s: %o → %s', (_name, link, opens) => expect(opensLightbox(link)).toBe(opens));
});
