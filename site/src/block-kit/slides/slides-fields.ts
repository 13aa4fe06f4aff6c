import type { BlockFields, PropsOf } from '../fields.ts';

/** Up to this many beside each other. */
const MAX_SHOWN = 6;

/** How slides move: the settings that every block with slides has beside its own. */
export const slidesFields = {
  shown: {
    kind: 'number',
    label: 'Slides beside each other',
    help: 'Tablets show two and phones one unless you say otherwise.',
    min: 1,
    max: MAX_SHOWN,
    perDevice: true,
    tab: 'style',
  },
  step: {
    kind: 'number',
    label: 'Slides moved at once',
    min: 1,
    max: MAX_SHOWN,
    perDevice: true,
    tab: 'style',
  },
  gap: { kind: 'number', label: 'Space between', min: 0, max: 100, unit: 'px', tab: 'style' },
  offsetSides: {
    kind: 'select',
    label: 'Let the neighbours peek in',
    options: [
      { value: 'none', label: 'No' },
      { value: 'left', label: 'On the left' },
      { value: 'right', label: 'On the right' },
      { value: 'both', label: 'On both sides' },
    ],
    tab: 'style',
  },
  offsetWidth: {
    kind: 'number',
    label: 'How far they peek in',
    min: 0,
    max: 200,
    unit: 'px',
    tab: 'style',
    shownWhen: { field: 'offsetSides', is: ['left', 'right', 'both'] },
  },
  effect: {
    kind: 'select',
    label: 'Change by',
    help: 'Fading needs one slide at a time on every device.',
    options: [
      { value: 'slide', label: 'Sliding' },
      { value: 'fade', label: 'Fading' },
    ],
    tab: 'style',
  },
  navigation: {
    kind: 'select',
    label: 'Controls',
    options: [
      { value: 'both', label: 'Arrows and position' },
      { value: 'arrows', label: 'Arrows' },
      { value: 'dots', label: 'Position' },
      { value: 'none', label: 'None (swipe and arrow keys)' },
    ],
    tab: 'style',
  },
  pagination: {
    kind: 'select',
    label: 'Position as',
    options: [
      { value: 'dots', label: 'Dots' },
      { value: 'fraction', label: 'Numbers' },
      { value: 'progress', label: 'A bar' },
    ],
    tab: 'style',
    shownWhen: { field: 'navigation', is: ['both', 'dots'] },
  },
  infinite: { kind: 'toggle', label: 'Start again after the last', tab: 'advanced' },
  speed: { kind: 'number', label: 'A change takes', min: 0, max: 5000, unit: 'ms', tab: 'advanced' },
  autoplay: {
    kind: 'toggle',
    label: 'Change by themselves',
    help: 'Visitors get a button that stops it; it never runs for those who asked for less motion.',
    tab: 'advanced',
  },
  interval: {
    kind: 'number',
    label: 'Each stays for',
    min: 1000,
    max: 60_000,
    unit: 'ms',
    tab: 'advanced',
    shownWhen: { field: 'autoplay', is: [true] },
  },
  pauseOnHover: {
    kind: 'toggle',
    label: 'Wait while the pointer is on them',
    tab: 'advanced',
    shownWhen: { field: 'autoplay', is: [true] },
  },
  pauseOnInteraction: {
    kind: 'toggle',
    label: 'Stop for good once a visitor moves them',
    tab: 'advanced',
    shownWhen: { field: 'autoplay', is: [true] },
  },
  lazy: { kind: 'toggle', label: 'Load pictures one slide ahead', tab: 'advanced' },
} as const satisfies BlockFields;

export type SlidesProps = PropsOf<typeof slidesFields>;

/** What slides do unless a block or staff say otherwise. */
export const SLIDES_DEFAULTS: SlidesProps = {
  shown: { base: 3 },
  step: { base: 1 },
  gap: 24,
  offsetSides: 'none',
  offsetWidth: 40,
  effect: 'slide',
  navigation: 'both',
  pagination: 'dots',
  infinite: true,
  speed: 500,
  autoplay: false,
  interval: 5000,
  pauseOnHover: true,
  pauseOnInteraction: true,
  lazy: true,
};
