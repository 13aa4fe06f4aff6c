import type { BlockFields } from '#site/block-kit/fields.ts';
import { SHAPE_NAMES, SHAPES, type ShapeName } from './shapes.ts';

/** One edge of a section. */
export const shape = {
  shape: {
    kind: 'select',
    label: 'Shape',
    options: [
      { value: 'none', label: 'None' },
      ...SHAPE_NAMES.map((value) => ({
        value: value as ShapeName | 'none' | 'custom',
        label: SHAPES[value].label,
      })),
      { value: 'custom', label: 'Custom image' },
    ],
  },
  picture: {
    kind: 'media',
    label: 'Custom shape',
    help: 'Use a transparent image. The visible part takes the colour.',
    shownWhen: { field: 'shape', is: ['custom'] },
  },
  colour: { kind: 'colour', label: 'Colour', help: 'Usually the colour of the adjoining section.' },
  height: { kind: 'number', label: 'Height', min: 10, max: 400, unit: 'px', perDevice: true },
  width: { kind: 'number', label: 'Width', min: 100, max: 300, unit: '%', perDevice: true },
  negative: { kind: 'toggle', label: 'Invert' },
  flip: { kind: 'toggle', label: 'Flip' },
  front: { kind: 'toggle', label: 'Bring to front' },
} as const satisfies BlockFields;

/** A video behind a section. */
export const video = {
  link: {
    kind: 'link',
    to: 'video',
    label: 'Video link',
    help: 'YouTube, Vimeo or an uploaded video. It plays without sound.',
  },
  start: { kind: 'number', label: 'Start time', min: 0, max: 36_000, unit: 's' },
  end: { kind: 'number', label: 'End time', min: 0, max: 36_000, unit: 's', optional: true },
  playOnce: { kind: 'toggle', label: 'Play once' },
  playOnMobile: { kind: 'toggle', label: 'Play on phones' },
  privacyMode: {
    kind: 'toggle',
    label: 'Privacy mode',
    help: 'Asks Vimeo not to track visitors. YouTube always plays in privacy mode.',
  },
} as const satisfies BlockFields;

/** Pictures behind a section, one after the other. */
export const slideshow = {
  pictures: {
    kind: 'list',
    label: 'Images',
    itemLabel: 'name',
    max: 12,
    of: {
      picture: { kind: 'media', label: 'Image' },
      name: { kind: 'text', label: 'Name', maxLength: 60 },
    },
  },
  loop: { kind: 'toggle', label: 'Infinite loop' },
  slideDuration: {
    kind: 'number',
    label: 'Slide duration',
    min: 1000,
    max: 60_000,
    step: 100,
    unit: 'ms',
  },
  transitionDuration: {
    kind: 'number',
    label: 'Transition duration',
    min: 0,
    max: 5000,
    step: 50,
    unit: 'ms',
  },
  transition: {
    kind: 'select',
    label: 'Transition',
    options: [
      { value: 'fade', label: 'Fade' },
      { value: 'slide_down', label: 'Slide down' },
      { value: 'slide_up', label: 'Slide up' },
      { value: 'slide_left', label: 'Slide left' },
    ],
  },
  kenBurns: { kind: 'toggle', label: 'Ken Burns effect' },
  kenBurnsDirection: {
    kind: 'select',
    label: 'Zoom direction',
    options: [
      { value: 'in', label: 'In' },
      { value: 'out', label: 'Out' },
    ],
    shownWhen: { field: 'kenBurns', is: [true] },
  },
  lazyload: { kind: 'toggle', label: 'Lazy load' },
} as const satisfies BlockFields;
