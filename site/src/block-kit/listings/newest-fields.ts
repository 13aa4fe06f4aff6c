import type { BlockFields } from '../fields.ts';

/** Which of the newest properties a block shows, and how many. */
export const newestFields = {
  channel: {
    kind: 'select',
    label: 'Properties',
    options: [
      { value: 'buy', label: 'For sale' },
      { value: 'rent', label: 'For rent' },
      { value: 'sold', label: 'Sold' },
      { value: 'leased', label: 'Leased' },
    ],
  },
  count: { kind: 'number', label: 'Number of properties', min: 1, max: 12 },
} as const satisfies BlockFields;

/** Tells staff why visitors see nothing of it. */
export const NO_NEWEST = 'No properties match, so visitors don’t see this block.';
