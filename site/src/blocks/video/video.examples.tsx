import { type BlockExamples, WIDE_PICTURE } from '#site/block-kit/examples.ts';
import type { VideoProps } from './video.tsx';

const youtube = { href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };

export const examples: BlockExamples<VideoProps, null> = {
  ordinary: {
    props: {
      link: youtube,
      title: 'A walk through Marrickville',
      poster: WIDE_PICTURE,
      caption: 'Two minutes, with sound',
    },
  },
  'a file, without a picture': {
    props: { link: { href: '/media/tour.mp4' }, title: 'The garden', ratio: '4 / 3' },
  },
  'large, upright': {
    props: {
      link: { href: 'https://vimeo.com/123456789' },
      place: 'large',
      ratio: '9 / 16',
      poster: WIDE_PICTURE,
      start: 30,
    },
  },
  'very long': {
    props: { link: youtube, title: 'Everything about selling a home in the inner west '.repeat(3) },
  },
  'a file elsewhere': { props: { link: { href: 'https://films.example.com/tour.mp4' }, title: 'The tour' } },
  'neither a video nor a file': { props: { link: { href: 'https://example.com/our-film' } } },
  empty: {},
};
