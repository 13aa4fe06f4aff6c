import type { BlockFields, PropsOf } from '../fields.ts';
import { motionFields, NO_MOTION } from '../motion/motion-fields.ts';
import { ENTRANCES, type EntranceName } from './entrances.ts';

const room = (label: string, min: number) =>
  ({ kind: 'number', label, min, max: 400, unit: 'px', optional: true, perDevice: true }) as const;

const spacing = {
  marginTop: room('Room above', -200),
  marginRight: room('Room on the right', -200),
  marginBottom: room('Room below', -200),
  marginLeft: room('Room on the left', -200),
  paddingTop: room('Inner room above', 0),
  paddingRight: room('Inner room on the right', 0),
  paddingBottom: room('Inner room below', 0),
  paddingLeft: room('Inner room on the left', 0),
} as const satisfies BlockFields;

const entrance = {
  animation: {
    kind: 'select',
    label: 'When it first comes into view',
    perDevice: true,
    options: Object.entries(ENTRANCES).map(([value, { label }]) => ({ value: value as EntranceName, label })),
  },
  delay: { kind: 'number', label: 'Waits', min: 0, max: 10_000, step: 50, unit: 'ms', perDevice: true },
  duration: {
    kind: 'select',
    label: 'Speed',
    options: [
      { value: 'normal', label: 'Normal' },
      { value: 'slow', label: 'Slow' },
      { value: 'fast', label: 'Fast' },
    ],
  },
} as const satisfies BlockFields;

const sticky = {
  edge: {
    kind: 'select',
    label: 'Stays in sight',
    options: [
      { value: 'none', label: 'No' },
      { value: 'top', label: 'At the top' },
      { value: 'bottom', label: 'At the foot' },
    ],
  },
  on: { kind: 'toggle', label: 'Stays on this device', perDevice: true },
  offset: {
    kind: 'number',
    label: 'Distance from the edge',
    help: 'The website’s header covers about 80 px at the top.',
    min: 0,
    max: 500,
    unit: 'px',
    perDevice: true,
  },
  withinParent: {
    kind: 'toggle',
    label: 'Only within the block it stands in',
    help: 'Otherwise it stays until the end of the page.',
  },
  effect: {
    kind: 'select',
    label: 'Look while it stays',
    options: [
      { value: 'none', label: 'The same' },
      { value: 'shadow', label: 'With a shadow' },
      { value: 'shrink', label: 'Smaller, with a shadow' },
    ],
  },
  effectsOffset: {
    kind: 'number',
    label: 'That look begins after scrolling',
    min: 0,
    max: 1000,
    unit: 'px',
  },
} as const satisfies BlockFields;

/** What every block has beside its own properties: its room, where it shows, how it moves. */
export const boxFields = {
  anchor: {
    kind: 'text',
    label: 'Name for links to this place',
    help: 'Letters, digits and dashes; a link to #name scrolls here.',
    maxLength: 60,
  },
  anchorOffset: {
    kind: 'number',
    label: 'Room above when a link leads here',
    min: 0,
    max: 500,
    unit: 'px',
    optional: true,
  },
  shown: { kind: 'toggle', label: 'Shown on this device', perDevice: true },
  spacing: { kind: 'group', label: 'Spacing', of: spacing },
  entrance: { kind: 'group', label: 'Entrance', of: entrance },
  sticky: { kind: 'group', label: 'Stays in sight', of: sticky },
  motion: { kind: 'group', label: 'Motion', of: motionFields },
} as const satisfies BlockFields;

export type BoxProps = PropsOf<typeof boxFields>;

/** The same as one property of a block. */
export const boxField = {
  kind: 'group',
  label: 'Layout and effects',
  tab: 'advanced',
  of: boxFields,
} as const;

const NO_ROOM = { base: null };

export const BOX_DEFAULTS: BoxProps = {
  anchor: '',
  anchorOffset: null,
  shown: { base: true },
  spacing: {
    marginTop: NO_ROOM,
    marginRight: NO_ROOM,
    marginBottom: NO_ROOM,
    marginLeft: NO_ROOM,
    paddingTop: NO_ROOM,
    paddingRight: NO_ROOM,
    paddingBottom: NO_ROOM,
    paddingLeft: NO_ROOM,
  },
  entrance: { animation: { base: 'none' }, delay: { base: 0 }, duration: 'normal' },
  sticky: {
    edge: 'none',
    on: { base: true },
    // Clear of the website's header.
    offset: { base: 90 },
    withinParent: true,
    effect: 'none',
    effectsOffset: 0,
  },
  motion: NO_MOTION,
};
