import type { BlockFields, PropsOf } from '../../fields.ts';
import type { SourceLabels } from './source-labels.ts';

const shownWhen = { field: 'source', is: ['agents'] } as const;

export const agents = {
  label: 'Agents',
  one: 'person',
  many: 'people',
  taxonomies: { office: 'Office' },
} as const satisfies SourceLabels;

/** What staff say of the people a loop shows. */
export const agentsFields = {
  who: {
    kind: 'select',
    label: 'Agents',
    shownWhen,
    options: [
      { value: 'all', label: 'All' },
      { value: 'page-office', label: 'From the office of the page' },
      { value: 'offices', label: 'From selected offices' },
      { value: 'chosen', label: 'Manual selection' },
    ],
  },
  people: {
    kind: 'reference',
    to: 'agents',
    label: 'Selected agents',
    shownWhen: { field: 'who', is: ['chosen'] },
  },
  whoseOffices: {
    kind: 'reference',
    to: 'offices',
    label: 'Selected offices',
    shownWhen: { field: 'who', is: ['offices'] },
  },
  peopleOrder: {
    kind: 'select',
    label: 'Order',
    shownWhen,
    options: [
      { value: 'given', label: 'Team page order, or as selected' },
      { value: 'title', label: 'Name' },
    ],
  },
} as const satisfies BlockFields;

export const agentsDefaults: PropsOf<typeof agentsFields> = {
  who: 'all',
  people: [],
  whoseOffices: [],
  peopleOrder: 'given',
};
