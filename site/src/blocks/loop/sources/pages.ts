import type { BlockFields, PropsOf } from '../../fields.ts';
import type { SourceWords } from './source.ts';

const shownWhen = { field: 'source', is: ['pages'] } as const;

export const pages = {
  label: 'Pages',
  one: 'page',
  many: 'pages',
  taxonomies: { section: 'Section of the website' },
} as const satisfies SourceWords;

/** What staff say of the pages a loop shows. */
export const pagesFields = {
  which: {
    kind: 'select',
    label: 'Pages',
    shownWhen,
    options: [
      { value: 'below', label: 'Child pages of this page' },
      { value: 'path', label: 'Child pages of an address' },
      { value: 'chosen', label: 'Manual selection' },
      { value: 'all', label: 'All pages visible to search engines' },
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
    label: 'Selected pages',
    shownWhen: { field: 'which', is: ['chosen'] },
  },
  pageOrder: {
    kind: 'select',
    label: 'Order',
    shownWhen,
    options: [
      { value: 'given', label: 'Title, or as selected' },
      { value: 'newest', label: 'Recently updated first' },
    ],
  },
} as const satisfies BlockFields;

export const pagesDefaults: PropsOf<typeof pagesFields> = {
  which: 'below',
  path: '',
  pages: [],
  pageOrder: 'given',
};
