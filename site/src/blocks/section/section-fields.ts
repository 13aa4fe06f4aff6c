import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { motionFields } from '#site/block-kit/motion/motion-fields.ts';
import { shape, slideshow, video } from './ground-fields.ts';

const PICTURED = ['image', 'video', 'slideshow'];

export const sectionFields = {
  content: { kind: 'slot', label: 'Content' },
  width: {
    kind: 'select',
    label: 'Width of the content',
    options: [
      { value: 'page', label: 'The page’s column' },
      { value: 'text', label: 'Narrow, for reading' },
      { value: 'full', label: 'The whole width' },
      { value: 'edge', label: 'From edge to edge' },
    ],
  },
  space: {
    kind: 'select',
    label: 'Room above and below',
    options: [
      { value: 'normal', label: 'Normal' },
      { value: 'tight', label: 'Little' },
      { value: 'large', label: 'Much' },
      { value: 'none', label: 'None' },
    ],
    perDevice: true,
  },
  minHeight: {
    kind: 'number',
    label: 'At least this high',
    min: 0,
    max: 1600,
    unit: 'px',
    perDevice: true,
    tab: 'style',
  },
  align: {
    kind: 'select',
    label: 'Content stands',
    options: [
      { value: 'start', label: 'At the top' },
      { value: 'center', label: 'In the middle' },
      { value: 'end', label: 'At the foot' },
    ],
    tab: 'style',
  },
  stretch: {
    kind: 'toggle',
    label: 'As wide as the screen, from within a narrow column too',
    tab: 'style',
  },
  tone: {
    kind: 'select',
    label: 'Ground',
    options: [
      { value: 'paper', label: 'Paper' },
      { value: 'sand', label: 'Sand' },
      { value: 'brand', label: 'Dark' },
      { value: 'accent', label: 'Warm' },
    ],
    tab: 'style',
  },
  background: {
    kind: 'select',
    label: 'On the ground',
    options: [
      { value: 'none', label: 'Nothing' },
      { value: 'colour', label: 'A colour' },
      { value: 'gradient', label: 'A gradient' },
      { value: 'image', label: 'A picture' },
      { value: 'video', label: 'A video' },
      { value: 'slideshow', label: 'A slideshow' },
    ],
    tab: 'style',
  },
  colour: {
    kind: 'colour',
    label: 'Colour',
    tab: 'style',
    shownWhen: { field: 'background', is: ['colour', 'gradient'] },
  },
  colour2: {
    kind: 'colour',
    label: 'Second colour',
    tab: 'style',
    shownWhen: { field: 'background', is: ['gradient'] },
  },
  gradient: {
    kind: 'select',
    label: 'Kind of gradient',
    options: [
      { value: 'linear', label: 'Straight' },
      { value: 'radial', label: 'From the middle' },
    ],
    tab: 'style',
    shownWhen: { field: 'background', is: ['gradient'] },
  },
  angle: {
    kind: 'number',
    label: 'Angle',
    min: 0,
    max: 360,
    unit: '°',
    tab: 'style',
    shownWhen: { field: 'background', is: ['gradient'] },
  },
  image: {
    kind: 'media',
    label: 'Picture',
    help: 'Under a video: what shows until it plays, and where it may not.',
    tab: 'style',
    shownWhen: { field: 'background', is: ['image', 'video'] },
  },
  focalX: {
    kind: 'number',
    label: 'Stays in sight, from the left',
    min: 0,
    max: 100,
    unit: '%',
    tab: 'style',
    shownWhen: { field: 'background', is: ['image', 'slideshow'] },
  },
  focalY: {
    kind: 'number',
    label: 'Stays in sight, from the top',
    min: 0,
    max: 100,
    unit: '%',
    tab: 'style',
    shownWhen: { field: 'background', is: ['image', 'slideshow'] },
  },
  video: {
    kind: 'group',
    label: 'Video',
    of: video,
    tab: 'style',
    shownWhen: { field: 'background', is: ['video'] },
  },
  slideshow: {
    kind: 'group',
    label: 'Slideshow',
    of: slideshow,
    tab: 'style',
    shownWhen: { field: 'background', is: ['slideshow'] },
  },
  overlay: {
    kind: 'colour',
    label: 'Shade over it',
    help: 'Keeps words readable: dark under light text.',
    tab: 'style',
    shownWhen: { field: 'background', is: PICTURED },
  },
  overlayOpacity: {
    kind: 'number',
    label: 'Strength of the shade',
    min: 0,
    max: 100,
    unit: '%',
    tab: 'style',
    shownWhen: { field: 'background', is: PICTURED },
  },
  shade: {
    kind: 'select',
    label: 'The shade falls',
    help: 'From one side it leaves the rest of the picture clear. On narrow screens, where words go across, it falls from the foot.',
    options: [
      { value: 'even', label: 'Over all of it' },
      { value: 'side', label: 'From the side where text begins' },
      { value: 'foot', label: 'From the foot' },
    ],
    tab: 'style',
    shownWhen: { field: 'background', is: PICTURED },
  },
  text: {
    kind: 'select',
    label: 'Text',
    options: [
      { value: 'auto', label: 'As it suits the ground' },
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
    tab: 'style',
  },
  first: {
    kind: 'toggle',
    label: 'Seen first',
    help: 'For the picture at the top of a page: it is fetched at once. All others wait until they come near.',
    tab: 'advanced',
    shownWhen: { field: 'background', is: PICTURED },
  },
  shapeTop: { kind: 'group', label: 'Upper edge', of: shape, tab: 'style' },
  shapeBottom: { kind: 'group', label: 'Lower edge', of: shape, tab: 'style' },
  groundMotion: {
    kind: 'group',
    label: 'Motion of the ground',
    of: motionFields,
    tab: 'advanced',
    shownWhen: { field: 'background', is: PICTURED },
  },
} as const satisfies BlockFields;

export type SectionProps = PropsOf<typeof sectionFields>;
export type ShapeProps = SectionProps['shapeTop'];
