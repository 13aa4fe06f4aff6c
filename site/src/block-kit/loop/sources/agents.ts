import type { BlockFields, PropsOf } from '../../fields.ts';
import type { SourceLabels } from './source-labels.ts';

const shownWhen = { field: 'source', is: ['agents'] } as const;

export const agents = {
  label: 'People',
  one: 'person',
  many: 'people',
  taxonomies: { office: 'Office' },
} as const satisfies SourceLabels;

/** What staff say of the people a loop shows. */
export const agentsFields = {
  who: {
    kind: 'select',
    label: 'Who',
    shownWhen,
    options: [
      { value: 'all', label: 'Everybody' },
      { value: 'page-office', label: 'Of the office this page is about' },
      { value: 'offices', label: 'Of the offices chosen below' },
      { value: 'chosen', label: 'Those chosen below, in their order' },
    ],
  },
  people: {
    kind: 'reference',
    to: 'agents',
    label: 'People',
    shownWhen: { field: 'who', is: ['chosen'] },
  },
  whoseOffices: {
    kind: 'reference',
    to: 'offices',
    label: 'Offices',
    shownWhen: { field: 'who', is: ['offices'] },
  },
  peopleOrder: {
    kind: 'select',
    label: 'Order',
    shownWhen,
    options: [
      { value: 'given', label: 'As on the team page, or as chosen' },
      { value: 'title', label: 'By name' },
    ],
  },
} as const satisfies BlockFields;

export const agentsDefaults: PropsOf<typeof agentsFields> = {
  who: 'all',
  people: [],
  whoseOffices: [],
  peopleOrder: 'given',
};
