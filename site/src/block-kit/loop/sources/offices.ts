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
    label: 'Which offices',
    help: 'All of them when none is chosen; else those, in the order you choose them in.',
    shownWhen: { field: 'source', is: ['offices'] },
  },
} as const satisfies BlockFields;

export const officesDefaults: PropsOf<typeof officesFields> = { offices: [] };
