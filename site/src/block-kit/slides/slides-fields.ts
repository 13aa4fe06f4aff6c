import type { BlockFields, PropsOf } from '../fields.ts';

/** Up to this many beside each other. */
const MAX_SHOWN = 6;

/** How slides move: the settings that every block with slides has beside its own. */
export const slidesFields = {
  shown: {
    kind: 'number',
    label: 'Slides on display',
    help: 'Tablets show two and phones one unless you set another value.',
    min: 1,
    max: MAX_SHOWN,
    perDevice: true,
    tab: 'style',
  },
  step: {
    kind: 'number',
    label: 'Slides to scroll',
    min: 1,
    max: MAX_SHOWN,
    perDevice: true,
    tab: 'style',
  },
  gap: { kind: 'number', label: 'Gap', min: 0, max: 100, unit: 'px', tab: 'style' },
  offsetSides: {
    kind: 'select',
    label: 'Show part of adjacent slides',
    options: [
      { value: 'none', label: 'None' },
      { value: 'left', label: 'Left' },
      { value: 'right', label: 'Right' },
      { value: 'both', label: 'Both sides' },
    ],
    tab: 'style',
  },
  offsetWidth: {
    kind: 'number',
    label: 'Visible width',
    min: 0,
    max: 200,
    unit: 'px',
    tab: 'style',
    shownWhen: { field: 'offsetSides', is: ['left', 'right', 'both'] },
  },
  effect: {
    kind: 'select',
    label: 'Transition',
    help: 'Fade works only with one slide on display.',
    options: [
      { value: 'slide', label: 'Slide' },
      { value: 'fade', label: 'Fade' },
    ],
    tab: 'style',
  },
  navigation: {
    kind: 'select',
    label: 'Navigation',
    options: [
      { value: 'both', label: 'Arrows and pagination' },
      { value: 'arrows', label: 'Arrows' },
      { value: 'dots', label: 'Pagination' },
      { value: 'none', label: 'None (swipe and arrow keys)' },
    ],
    tab: 'style',
  },
  pagination: {
    kind: 'select',
    label: 'Pagination style',
    options: [
      { value: 'dots', label: 'Dots' },
      { value: 'fraction', label: 'Numbers' },
      { value: 'progress', label: 'Progress bar' },
    ],
    tab: 'style',
    shownWhen: { field: 'navigation', is: ['both', 'dots'] },
  },
  infinite: { kind: 'toggle', label: 'Infinite loop', tab: 'advanced' },
  speed: { kind: 'number', label: 'Transition duration', min: 0, max: 5000, unit: 'ms', tab: 'advanced' },
  autoplay: {
    kind: 'toggle',
    label: 'Autoplay',
    help: 'Visitors get a pause button. Autoplay is off for visitors who prefer reduced motion.',
    tab: 'advanced',
  },
  interval: {
    kind: 'number',
    label: 'Autoplay speed',
    min: 1000,
    max: 60_000,
    unit: 'ms',
    tab: 'advanced',
    shownWhen: { field: 'autoplay', is: [true] },
  },
  pauseOnHover: {
    kind: 'toggle',
    label: 'Pause on hover',
    tab: 'advanced',
    shownWhen: { field: 'autoplay', is: [true] },
  },
  pauseOnInteraction: {
    kind: 'toggle',
    label: 'Stop on interaction',
    tab: 'advanced',
    shownWhen: { field: 'autoplay', is: [true] },
  },
  lazy: { kind: 'toggle', label: 'Lazy load', tab: 'advanced' },
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
