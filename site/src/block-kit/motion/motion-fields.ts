import type { BlockFields, PropsOf } from '../fields.ts';

const MOVES = ['translateY', 'translateX', 'rotateZ', 'mouseTrack', 'tilt'];
const FADES = ['scale', 'opacity', 'blur'];
const SCROLLED = ['translateY', 'translateX', 'rotateZ', ...FADES];

/** How something moves while the page scrolls or the mouse moves: a block, or the ground of a section. */
export const motionFields = {
  effects: {
    kind: 'list',
    label: 'Effects',
    help: 'Visitors who asked their device for less motion see none of them.',
    itemLabel: 'effect',
    max: 8,
    of: {
      effect: {
        kind: 'select',
        label: 'Effect',
        options: [
          { value: 'translateY', label: 'Scrolling: moves up or down' },
          { value: 'translateX', label: 'Scrolling: moves sideways' },
          { value: 'rotateZ', label: 'Scrolling: turns' },
          { value: 'scale', label: 'Scrolling: grows or shrinks' },
          { value: 'opacity', label: 'Scrolling: appears or fades' },
          { value: 'blur', label: 'Scrolling: blurs or sharpens' },
          { value: 'mouseTrack', label: 'Mouse: moves with it' },
          { value: 'tilt', label: 'Mouse: tilts' },
        ],
      },
      way: {
        kind: 'select',
        label: 'Direction',
        options: [
          { value: 'normal', label: 'Up, left, or against the mouse' },
          { value: 'reversed', label: 'Down, right, or with the mouse' },
        ],
        shownWhen: { field: 'effect', is: MOVES },
      },
      direction: {
        kind: 'select',
        label: 'When it is there',
        options: [
          { value: 'out-in', label: 'Comes while entering' },
          { value: 'in-out', label: 'Goes while leaving' },
          { value: 'in-out-in', label: 'Gone in the middle' },
          { value: 'out-in-out', label: 'There in the middle' },
        ],
        shownWhen: { field: 'effect', is: FADES },
      },
      speed: {
        kind: 'number',
        label: 'Speed',
        help: 'Negative makes a scale shrink.',
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
        label: 'Begins at',
        help: '0 is where it enters the screen at the foot, 100 where it has left at the top.',
        min: 0,
        max: 100,
        unit: '%',
        optional: true,
        shownWhen: { field: 'effect', is: SCROLLED },
      },
      end: {
        kind: 'number',
        label: 'Ends at',
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
    label: 'Scrolling is measured',
    options: [
      { value: 'viewport', label: 'While it is on the screen' },
      { value: 'page', label: 'Over the whole page' },
    ],
  },
  on: { kind: 'toggle', label: 'Moves on this device', perDevice: true },
} as const satisfies BlockFields;

export type MotionProps = PropsOf<typeof motionFields>;
export type MotionEffect = MotionProps['effects'][number];

export const NO_MOTION: MotionProps = { effects: [], relativeTo: 'viewport', on: { base: true } };
