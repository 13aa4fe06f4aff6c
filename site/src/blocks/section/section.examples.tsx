import type { BlockExamples } from '#site/block-kit/examples.ts';
import { SMALL_PICTURE, WIDE_PICTURE } from '#site/block-kit/examples.ts';
import { section } from './section.tsx';
import type { SectionProps, ShapeProps } from './section-fields.ts';

const { shapeTop: straight, video, slideshow, backgroundMotion } = section.defaults;
const edge = (changed: Partial<ShapeProps>): ShapeProps => ({ ...straight, ...changed });
const shown = (picture: SectionProps['image'], name: string) => ({ picture, name });

/** What a list item of an effect has where nothing was set. */
const effect = {
  way: 'normal',
  direction: 'out-in',
  speed: null,
  level: null,
  start: null,
  end: null,
} as const;

export const examples: BlockExamples<SectionProps, null> = {
  ordinary: {},
  'dark, narrow, little room': { props: { tone: 'brand', width: 'text', space: { base: 'tight' } } },
  'a gradient between two shapes': {
    props: {
      background: 'gradient',
      colour: 'sand',
      colour2: 'accent-soft',
      shapeTop: edge({ shape: 'wave' }),
      shapeBottom: edge({ shape: 'roofs', negative: true, colour: 'brand-deep', flip: true }),
    },
  },
  'a picture under its shade, from edge to edge': {
    props: {
      background: 'image',
      image: WIDE_PICTURE,
      focalX: 30,
      width: 'edge',
      minHeight: { base: 520, mobile: 360 },
      align: 'end',
      stretch: true,
    },
  },
  'the first picture of a page, its shade from one side': {
    props: {
      background: 'image',
      image: WIDE_PICTURE,
      first: true,
      shade: 'side',
      overlayOpacity: 90,
      minHeight: { base: 420 },
    },
  },
  'a shade from the foot': {
    props: { background: 'image', image: WIDE_PICTURE, shade: 'foot', minHeight: { base: 320 } },
  },
  'a picture that moves with the page': {
    props: {
      background: 'image',
      image: WIDE_PICTURE,
      minHeight: { base: 420 },
      backgroundMotion: {
        ...backgroundMotion,
        effects: [
          { ...effect, effect: 'translateY', speed: 3 },
          { ...effect, effect: 'mouseTrack' },
        ],
      },
    },
  },
  'a video from YouTube': {
    props: {
      background: 'video',
      image: SMALL_PICTURE,
      video: { ...video, link: { href: 'https://youtu.be/dQw4w9WgXcQ' }, start: 5, end: 20, playOnce: true },
    },
  },
  'a video file of this website': {
    props: {
      background: 'video',
      image: WIDE_PICTURE,
      video: { ...video, link: { href: '/media/videos/street.mp4' } },
    },
  },
  'a video that may not be played': {
    props: {
      background: 'video',
      image: WIDE_PICTURE,
      video: { ...video, link: { href: 'https://elsewhere.example/a.mp4' } },
    },
  },
  'a slideshow': {
    props: {
      background: 'slideshow',
      slideshow: {
        ...slideshow,
        pictures: [shown(WIDE_PICTURE, 'Street'), shown(SMALL_PICTURE, 'Kitchen'), shown(null, 'Gone')],
        transition: 'slide_left',
        kenBurns: true,
      },
    },
  },
  'a slideshow without pictures': { props: { background: 'slideshow' } },
  'a shape of its own that is gone': { props: { shapeTop: edge({ shape: 'custom' }) } },
};
