import type { BlockFields, PropsOf } from '../fields.ts';

const AS_IT_IS = { value: '', label: 'Default' } as const;

const weight = {
  kind: 'select',
  label: 'Weight',
  options: [
    AS_IT_IS,
    { value: '400', label: 'Normal' },
    { value: '500', label: 'Medium' },
    { value: '600', label: 'Semi-bold' },
    { value: '700', label: 'Bold' },
  ],
} as const;

const leading = {
  kind: 'select',
  label: 'Line height',
  options: [
    AS_IT_IS,
    { value: '1.05', label: 'Tight' },
    { value: '1.25', label: 'Close' },
    { value: '1.5', label: 'Normal' },
    { value: '1.75', label: 'Open' },
    { value: '2', label: 'Very open' },
  ],
} as const;

const family = {
  kind: 'select',
  label: 'Font',
  options: [
    AS_IT_IS,
    { value: 'display', label: 'Font of headings' },
    { value: 'sans', label: 'Font of text' },
  ],
} as const;

const tracking = {
  kind: 'select',
  label: 'Letter spacing',
  options: [
    AS_IT_IS,
    { value: '-0.02em', label: 'Tight' },
    { value: '0.04em', label: 'Wide' },
    { value: '0.1em', label: 'Very wide' },
  ],
} as const;

const letters = {
  kind: 'select',
  label: 'Capitals',
  options: [AS_IT_IS, { value: 'none', label: 'As typed' }, { value: 'uppercase', label: 'Uppercase' }],
} as const;

const colour = {
  kind: 'colour',
  label: 'Colour',
  help: 'Leave empty to match the background.',
  ofText: true,
} as const;

const size = {
  kind: 'select',
  label: 'Size',
  help: 'A step of the theme’s text sizes.',
  perDevice: true,
  options: [
    AS_IT_IS,
    { value: 'xs', label: 'Extra small' },
    { value: 'sm', label: 'Small' },
    { value: 'base', label: 'Normal' },
    { value: 'lg', label: 'Large' },
    { value: 'xl', label: 'Extra large' },
    { value: '2xl', label: '2X large' },
    { value: '3xl', label: '3X large' },
    { value: '4xl', label: '4X large' },
    { value: '5xl', label: 'Huge' },
  ],
} as const;

const writing = { weight, leading, family, tracking, letters } as const satisfies BlockFields;
const headings = { kind: 'group', label: 'Headings', of: { size, ...writing, colour } } as const;
const text = { kind: 'group', label: 'Text', of: { size, ...writing, colour } } as const;

export const typographyFields = { headings, text } as const satisfies BlockFields;

export type TypographyProps = PropsOf<typeof typographyFields>;
/** How headings, or the text, of a block are set. */
export type Writing = TypographyProps['text'];

const NO_WRITING: Writing = {
  size: { base: '' },
  weight: '',
  leading: '',
  family: '',
  tracking: '',
  letters: '',
  colour: '',
};

/** As the theme and the block have it, which is how every block begins. */
export const NO_TYPOGRAPHY: TypographyProps = { headings: NO_WRITING, text: NO_WRITING };

/** How a block's headings and text are set, as one of its properties. */
export const typographyField = {
  kind: 'group',
  label: 'Typography',
  tab: 'style',
  of: typographyFields,
} as const;

/** Of a block that is one heading, and has its size and colour among its own properties. */
export const headingTypographyField = {
  ...typographyField,
  of: { headings: { ...headings, label: 'Heading', of: writing } },
} as const;
