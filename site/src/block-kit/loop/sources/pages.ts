import type { BlockFields, PropsOf } from '../../fields.ts';
import type { SourceLabels } from './source-labels.ts';

const shownWhen = { field: 'source', is: ['pages'] } as const;

export const pages = {
  label: 'Pages',
  one: 'page',
  many: 'pages',
  taxonomies: { section: 'Section of the website' },
} as const satisfies SourceLabels;

/** What staff say of the pages a loop shows. */
export const pagesFields = {
  which: {
    kind: 'select',
    label: 'Which pages',
    shownWhen,
    options: [
      { value: 'below', label: 'Those below the address of this page' },
      { value: 'path', label: 'Those below the address written below' },
      { value: 'chosen', label: 'Those chosen below, in their order' },
      { value: 'all', label: 'All that search engines may show' },
    ],
  },
  path: {
    kind: 'text',
    label: 'Address',
    placeholder: '/suburbs',
    shownWhen: { field: 'which', is: ['path'] },
  },
  pages: {
    kind: 'reference',
    to: 'pages',
    label: 'Pages',
    shownWhen: { field: 'which', is: ['chosen'] },
  },
  pageOrder: {
    kind: 'select',
    label: 'Order',
    shownWhen,
    options: [
      { value: 'given', label: 'By title, or as chosen' },
      { value: 'newest', label: 'Changed last first' },
    ],
  },
} as const satisfies BlockFields;

export const pagesDefaults: PropsOf<typeof pagesFields> = {
  which: 'below',
  path: '',
  pages: [],
  pageOrder: 'given',
};
