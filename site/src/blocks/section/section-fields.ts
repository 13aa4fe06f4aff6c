import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { motionFields } from '#site/block-kit/motion/motion-fields.ts';
import { shape, slideshow, video } from './background-fields.ts';

const PICTURED = ['image', 'video', 'slideshow'];

export const sectionFields = {
  content: { kind: 'slot', label: 'Content' },
  width: {
    kind: 'select',
    label: 'Content width',
    options: [
      { value: 'page', label: 'Page width' },
      { value: 'text', label: 'Narrow' },
      { value: 'full', label: 'Wide' },
      { value: 'edge', label: 'Edge to edge' },
    ],
  },
  space: {
    kind: 'select',
    label: 'Vertical padding',
    options: [
      { value: 'normal', label: 'Normal' },
      { value: 'tight', label: 'Small' },
      { value: 'large', label: 'Large' },
      { value: 'none', label: 'None' },
    ],
    perDevice: true,
  },
  minHeight: {
    kind: 'number',
    label: 'Minimum height',
    min: 0,
    max: 1600,
    unit: 'px',
    perDevice: true,
    tab: 'style',
  },
  align: {
    kind: 'select',
    label: 'Vertical alignment',
    options: [
      { value: 'start', label: 'Top' },
      { value: 'center', label: 'Middle' },
      { value: 'end', label: 'Bottom' },
    ],
    tab: 'style',
  },
  stretch: {
    kind: 'toggle',
    label: 'Stretch to screen width',
    tab: 'style',
  },
  tone: {
    kind: 'select',
    label: 'Background colour',
    options: [
      { value: 'paper', label: 'White' },
      { value: 'sand', label: 'Sand' },
      { value: 'brand', label: 'Dark' },
      { value: 'accent', label: 'Warm' },
    ],
    tab: 'style',
  },
  background: {
    kind: 'select',
    label: 'Background type',
    options: [
      { value: 'none', label: 'None' },
      { value: 'colour', label: 'Colour' },
      { value: 'gradient', label: 'Gradient' },
      { value: 'image', label: 'Image' },
      { value: 'video', label: 'Video' },
      { value: 'slideshow', label: 'Slideshow' },
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
    label: 'Gradient type',
    options: [
      { value: 'linear', label: 'Linear' },
      { value: 'radial', label: 'Radial' },
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
    label: 'Image',
    help: 'With a video, this image shows until it plays or where it can’t.',
    tab: 'style',
    shownWhen: { field: 'background', is: ['image', 'video'] },
  },
  focalX: {
    kind: 'number',
    label: 'Focal point X',
    min: 0,
    max: 100,
    unit: '%',
    tab: 'style',
    shownWhen: { field: 'background', is: ['image', 'slideshow'] },
  },
  focalY: {
    kind: 'number',
    label: 'Focal point Y',
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
    label: 'Overlay colour',
    help: 'Use a dark overlay under light text.',
    tab: 'style',
    shownWhen: { field: 'background', is: PICTURED },
  },
  overlayOpacity: {
    kind: 'number',
    label: 'Overlay opacity',
    min: 0,
    max: 100,
    unit: '%',
    tab: 'style',
    shownWhen: { field: 'background', is: PICTURED },
  },
  shade: {
    kind: 'select',
    label: 'Overlay direction',
    help: 'From the side leaves the rest of the image clear. Narrow screens always fade from the bottom.',
    options: [
      { value: 'even', label: 'Whole image' },
      { value: 'side', label: 'From the left' },
      { value: 'foot', label: 'From the bottom' },
    ],
    tab: 'style',
    shownWhen: { field: 'background', is: PICTURED },
  },
  text: {
    kind: 'select',
    label: 'Text colour',
    options: [
      { value: 'auto', label: 'Automatic' },
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
    tab: 'style',
  },
  first: {
    kind: 'toggle',
    label: 'Load immediately',
    help: 'For the main image at the top of a page. Other images load as visitors scroll.',
    tab: 'advanced',
    shownWhen: { field: 'background', is: PICTURED },
  },
  shapeTop: { kind: 'group', label: 'Top shape divider', of: shape, tab: 'style' },
  shapeBottom: { kind: 'group', label: 'Bottom shape divider', of: shape, tab: 'style' },
  backgroundMotion: {
    kind: 'group',
    label: 'Background motion',
    of: motionFields,
    tab: 'advanced',
    shownWhen: { field: 'background', is: PICTURED },
  },
} as const satisfies BlockFields;

export type SectionProps = PropsOf<typeof sectionFields>;
export type ShapeProps = SectionProps['shapeTop'];
