import type { BlockFields } from '#site/block-kit/fields.ts';
import { SHAPE_NAMES, SHAPES, type ShapeName } from './shapes.ts';

/** One edge of a section. */
export const shape = {
  shape: {
    kind: 'select',
    label: 'Shape',
    options: [
      { value: 'none', label: 'Straight' },
      ...SHAPE_NAMES.map((value) => ({
        value: value as ShapeName | 'none' | 'custom',
        label: SHAPES[value].label,
      })),
      { value: 'custom', label: 'A picture of your own' },
    ],
  },
  picture: {
    kind: 'media',
    label: 'Your own shape',
    help: 'A picture with a transparent part; what is not transparent takes the colour.',
    shownWhen: { field: 'shape', is: ['custom'] },
  },
  colour: { kind: 'colour', label: 'Colour', help: 'That of the section it borders on.' },
  height: { kind: 'number', label: 'Height', min: 10, max: 400, unit: 'px', perDevice: true },
  width: { kind: 'number', label: 'Width', min: 100, max: 300, unit: '%', perDevice: true },
  negative: { kind: 'toggle', label: 'Cut out instead' },
  flip: { kind: 'toggle', label: 'Mirrored' },
  front: { kind: 'toggle', label: 'In front of the content' },
} as const satisfies BlockFields;

/** A video behind a section. */
export const video = {
  link: {
    kind: 'link',
    to: 'video',
    label: 'Link to the video',
    help: 'YouTube, Vimeo, or a video that was uploaded to this website. It plays without sound.',
  },
  start: { kind: 'number', label: 'Starts at', min: 0, max: 36_000, unit: 's' },
  end: { kind: 'number', label: 'Ends at', min: 0, max: 36_000, unit: 's', optional: true },
  playOnce: { kind: 'toggle', label: 'Plays once' },
  playOnMobile: { kind: 'toggle', label: 'Plays on phones too' },
  privacyMode: {
    kind: 'toggle',
    label: 'Privacy mode',
    help: 'Asks Vimeo not to follow visitors. YouTube videos are always shown that way.',
  },
} as const satisfies BlockFields;

/** Pictures behind a section, one after the other. */
export const slideshow = {
  pictures: {
    kind: 'list',
    label: 'Pictures',
    itemLabel: 'name',
    max: 12,
    of: {
      picture: { kind: 'media', label: 'Picture' },
      name: { kind: 'text', label: 'Name in this list', maxLength: 60 },
    },
  },
  loop: { kind: 'toggle', label: 'Begins again after the last' },
  slideDuration: {
    kind: 'number',
    label: 'Each is shown for',
    min: 1000,
    max: 60_000,
    step: 100,
    unit: 'ms',
  },
  transitionDuration: { kind: 'number', label: 'A change takes', min: 0, max: 5000, step: 50, unit: 'ms' },
  transition: {
    kind: 'select',
    label: 'Change',
    options: [
      { value: 'fade', label: 'Fade' },
      { value: 'slide_down', label: 'Slide down' },
      { value: 'slide_up', label: 'Slide up' },
      { value: 'slide_left', label: 'Slide to the left' },
    ],
  },
  kenBurns: { kind: 'toggle', label: 'Slow zoom' },
  kenBurnsDirection: {
    kind: 'select',
    label: 'Zooms',
    options: [
      { value: 'in', label: 'In' },
      { value: 'out', label: 'Out' },
    ],
    shownWhen: { field: 'kenBurns', is: [true] },
  },
  lazyload: { kind: 'toggle', label: 'Load each picture only when its turn comes near' },
} as const satisfies BlockFields;
