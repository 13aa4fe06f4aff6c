import type { BlockFields, PropsOf } from '../fields.ts';

const edges = {
  borderWidth: {
    kind: 'number',
    label: 'Border width',
    min: 0,
    max: 20,
    unit: 'px',
    perDevice: true,
  },
  borderStyle: {
    kind: 'select',
    label: 'Border style',
    options: [
      { value: 'solid', label: 'Solid' },
      { value: 'dashed', label: 'Dashed' },
      { value: 'dotted', label: 'Dotted' },
    ],
  },
  borderColour: { kind: 'colour', label: 'Border colour', help: 'Leave empty for the colour of lines.' },
  radius: {
    kind: 'select',
    label: 'Corners',
    help: 'The steps follow the corners of the theme.',
    perDevice: true,
    options: [
      { value: 'none', label: 'Square' },
      { value: 'sm', label: 'Slightly rounded' },
      { value: 'md', label: 'Rounded' },
      { value: 'lg', label: 'Very rounded' },
    ],
  },
  shadow: {
    kind: 'select',
    label: 'Shadow',
    perDevice: true,
    options: [
      { value: 'none', label: 'None' },
      { value: 'card', label: 'Soft' },
      { value: 'lift', label: 'Strong' },
    ],
  },
} as const satisfies BlockFields;

const background = {
  preset: {
    kind: 'select',
    label: 'Preset',
    help: 'A card follows the theme. What you choose below goes before it.',
    options: [
      { value: 'none', label: 'None' },
      { value: 'card', label: 'Card of the theme' },
    ],
  },
  colour: {
    kind: 'colour',
    label: 'Background colour',
    help: 'Text on it becomes light or dark, so that it can be read.',
  },
  colour2: { kind: 'colour', label: 'Second colour', help: 'Makes a gradient. Leave empty for one colour.' },
  angle: { kind: 'number', label: 'Gradient angle', min: 0, max: 360, unit: '°' },
} as const satisfies BlockFields;

const size = {
  padding: {
    kind: 'number',
    label: 'Padding',
    help: 'Leave empty for 24 px within a background or border.',
    min: 0,
    max: 200,
    unit: 'px',
    optional: true,
    perDevice: true,
  },
  minHeight: {
    kind: 'number',
    label: 'Minimum height',
    min: 0,
    max: 1600,
    unit: 'px',
    perDevice: true,
  },
  align: {
    kind: 'select',
    label: 'Vertical alignment',
    perDevice: true,
    options: [
      { value: 'start', label: 'Top' },
      { value: 'center', label: 'Middle' },
      { value: 'end', label: 'Bottom' },
    ],
  },
} as const satisfies BlockFields;

/** What a block or a column is drawn on. */
export const surfaceFields = { ...background, ...edges, ...size } as const satisfies BlockFields;

export type SurfaceProps = PropsOf<typeof surfaceFields>;

/** Nothing at all, as every block begins. */
export const NO_SURFACE: SurfaceProps = {
  preset: 'none',
  colour: '',
  colour2: '',
  angle: 180,
  borderWidth: { base: 0 },
  borderStyle: 'solid',
  borderColour: '',
  radius: { base: 'none' },
  shadow: { base: 'none' },
  padding: { base: null },
  minHeight: { base: 0 },
  align: { base: 'start' },
};

const label = 'Background and border';

/** The surface of any block, as one of its properties. */
export const surfaceField = { kind: 'group', label, tab: 'style', of: surfaceFields } as const;

/** Of a block that has its own background, padding and height. */
export const edgesField = {
  kind: 'group',
  label: 'Border, corners and shadow',
  tab: 'style',
  of: edges,
} as const;
