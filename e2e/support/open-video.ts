import type { Page } from 'playwright-core';
import { openBlocks } from './block-page.tsx';

const settings = { start: 0, end: null, playOnce: false, playOnMobile: false, privacyMode: true };

/** A page of one section with a video behind it; `below` puts it under one as high as several screens. */
export const openVideo = ({
  page,
  url,
  video,
  below = false,
}: {
  page: Page;
  url: string;
  video: object;
  below?: boolean;
}) =>
  openBlocks({
    page,
    url,
    name: 'section',
    examples: [
      ...(below ? [{ props: { minHeight: { base: 4000 } } }] : []),
      {
        props: {
          background: 'video',
          image: { id: 1, alt: '' },
          minHeight: { base: 400 },
          video: { ...settings, ...video },
        },
      },
    ],
  });
/** How many videos behind sections show. */
export const isPlaying = (page: Page) => page.locator('[data-background-video][data-playing]').count();
