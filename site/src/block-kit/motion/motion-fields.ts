import type { BlockFields, PropsOf } from '../fields.ts';

const MOVES = ['translateY', 'translateX', 'rotateZ', 'mouseTrack', 'tilt'];
const FADES = ['scale', 'opacity', 'blur'];
const SCROLLED = ['translateY', 'translateX', 'rotateZ', ...FADES];

/** How something moves while the page scrolls or the mouse moves: a block, or the background of a section. */
export const motionFields = {
  effects: {
    kind: 'list',
    label: 'Effects',
    help: 'Not shown to visitors who prefer reduced motion.',
    itemLabel: 'effect',
    max: 8,
    of: {
      effect: {
        kind: 'select',
        label: 'Effect',
        options: [
          { value: 'translateY', label: 'Scrolling: vertical move' },
          { value: 'translateX', label: 'Scrolling: horizontal move' },
          { value: 'rotateZ', label: 'Scrolling: rotate' },
          { value: 'scale', label: 'Scrolling: scale' },
          { value: 'opacity', label: 'Scrolling: transparency' },
          { value: 'blur', label: 'Scrolling: blur' },
          { value: 'mouseTrack', label: 'Mouse: track' },
          { value: 'tilt', label: 'Mouse: 3D tilt' },
        ],
      },
      way: {
        kind: 'select',
        label: 'Direction',
        options: [
          { value: 'normal', label: 'Standard (up / left / away from pointer)' },
          { value: 'reversed', label: 'Reversed (down / right / towards pointer)' },
        ],
        shownWhen: { field: 'effect', is: MOVES },
      },
      direction: {
        kind: 'select',
        label: 'Timing',
        options: [
          { value: 'out-in', label: 'In' },
          { value: 'in-out', label: 'Out' },
          { value: 'in-out-in', label: 'Out, then in' },
          { value: 'out-in-out', label: 'In, then out' },
        ],
        shownWhen: { field: 'effect', is: FADES },
      },
      speed: {
        kind: 'number',
        label: 'Speed',
        help: 'A negative value scales down.',
        min: -10,
        max: 10,
        step: 0.1,
        optional: true,
        shownWhen: { field: 'effect', is: [...MOVES, 'scale'] },
      },
      level: {
        kind: 'number',
        label: 'Strength',
        min: 1,
        max: 15,
        step: 0.1,
        optional: true,
        shownWhen: { field: 'effect', is: ['opacity', 'blur'] },
      },
      start: {
        kind: 'number',
        label: 'Viewport start',
        help: '0 is the bottom of the screen, 100 the top.',
        min: 0,
        max: 100,
        unit: '%',
        optional: true,
        shownWhen: { field: 'effect', is: SCROLLED },
      },
      end: {
        kind: 'number',
        label: 'Viewport end',
        min: 0,
        max: 100,
        unit: '%',
        optional: true,
        shownWhen: { field: 'effect', is: SCROLLED },
      },
    },
  },
  relativeTo: {
    kind: 'select',
    label: 'Effects relative to',
    options: [
      { value: 'viewport', label: 'Viewport' },
      { value: 'page', label: 'Entire page' },
    ],
  },
  on: { kind: 'toggle', label: 'Motion on this device', perDevice: true },
} as const satisfies BlockFields;

export type MotionProps = PropsOf<typeof motionFields>;
export type MotionEffect = MotionProps['effects'][number];

export const NO_MOTION: MotionProps = { effects: [], relativeTo: 'viewport', on: { base: true } };
