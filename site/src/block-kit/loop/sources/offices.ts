import type { BlockFields, PropsOf } from '../../fields.ts';
import type { SourceLabels } from './source-labels.ts';

export const offices = {
  label: 'Offices',
  one: 'office',
  many: 'offices',
  taxonomies: { state: 'State', suburb: 'Suburb' },
} as const satisfies SourceLabels;

/** What staff say of the offices a loop shows. */
export const officesFields = {
  offices: {
    kind: 'reference',
    to: 'offices',
    label: 'Offices',
    help: 'Shown in this order. Leave empty for all.',
    shownWhen: { field: 'source', is: ['offices'] },
  },
} as const satisfies BlockFields;

export const officesDefaults: PropsOf<typeof officesFields> = { offices: [] };
