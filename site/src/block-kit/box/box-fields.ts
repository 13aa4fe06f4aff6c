import { ENTRANCES, type EntranceName } from '#site/ui/entrances.ts';
import type { BlockFields, PropsOf } from '../fields.ts';
import { motionFields, NO_MOTION } from '../motion/motion-fields.ts';

const room = (label: string, min: number) =>
  ({ kind: 'number', label, min, max: 400, unit: 'px', optional: true, perDevice: true }) as const;

const spacing = {
  marginTop: room('Margin top', -200),
  marginRight: room('Margin right', -200),
  marginBottom: room('Margin bottom', -200),
  marginLeft: room('Margin left', -200),
  paddingTop: room('Padding top', 0),
  paddingRight: room('Padding right', 0),
  paddingBottom: room('Padding bottom', 0),
  paddingLeft: room('Padding left', 0),
} as const satisfies BlockFields;

const entrance = {
  animation: {
    kind: 'select',
    label: 'Entrance animation',
    perDevice: true,
    options: Object.entries(ENTRANCES).map(([value, { label }]) => ({ value: value as EntranceName, label })),
  },
  delay: { kind: 'number', label: 'Delay', min: 0, max: 10_000, step: 50, unit: 'ms', perDevice: true },
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
    label: 'Position',
    options: [
      { value: 'none', label: 'No' },
      { value: 'top', label: 'Top' },
      { value: 'bottom', label: 'Bottom' },
    ],
  },
  on: { kind: 'toggle', label: 'Sticky on this device', perDevice: true },
  offset: {
    kind: 'number',
    label: 'Offset',
    help: 'The website’s header takes about 80 px at the top.',
    min: 0,
    max: 500,
    unit: 'px',
    perDevice: true,
  },
  withinParent: {
    kind: 'toggle',
    label: 'Stay within parent',
    help: 'Otherwise it stays until the end of the page.',
  },
  effect: {
    kind: 'select',
    label: 'Effect while sticky',
    options: [
      { value: 'none', label: 'None' },
      { value: 'shadow', label: 'Shadow' },
      { value: 'shrink', label: 'Shrink with shadow' },
    ],
  },
  effectsOffset: {
    kind: 'number',
    label: 'Effects offset',
    min: 0,
    max: 1000,
    unit: 'px',
  },
} as const satisfies BlockFields;

/** What every block has beside its own properties: its room, where it shows, how it moves. */
export const boxFields = {
  anchor: {
    kind: 'text',
    label: 'Anchor',
    help: 'Letters, digits and dashes. A link to #name scrolls here.',
    maxLength: 60,
  },
  anchorOffset: {
    kind: 'number',
    label: 'Anchor offset',
    min: 0,
    max: 500,
    unit: 'px',
    optional: true,
  },
  cssClass: {
    kind: 'text',
    label: 'CSS classes',
    help: 'For popups and tag managers: names separated by spaces, such as open-offer.',
    maxLength: 200,
  },
  shown: { kind: 'toggle', label: 'Show on this device', perDevice: true },
  spacing: { kind: 'group', label: 'Spacing', of: spacing },
  entrance: { kind: 'group', label: 'Entrance', of: entrance },
  sticky: { kind: 'group', label: 'Sticky', of: sticky },
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
  cssClass: '',
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
