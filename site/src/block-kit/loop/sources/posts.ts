import type { BlockFields, PropsOf } from '../../fields.ts';
import type { SourceLabels } from './source-labels.ts';

const shownWhen = { field: 'source', is: ['posts'] } as const;

export const posts = {
  label: 'News',
  one: 'post',
  many: 'posts',
  taxonomies: { category: 'Category' },
} as const satisfies SourceLabels;

/** What staff say of the news a loop shows. */
export const postsFields = {
  postsBy: {
    kind: 'select',
    label: 'Which news',
    shownWhen,
    options: [
      { value: 'all', label: 'All' },
      { value: 'page-agent', label: 'Written by the agent this page is about' },
      { value: 'categories', label: 'In the categories chosen below' },
      { value: 'not-categories', label: 'In none of the categories chosen below' },
      { value: 'chosen', label: 'Those chosen below' },
    ],
  },
  postCategories: {
    kind: 'reference',
    to: 'categories',
    label: 'Categories',
    shownWhen: { field: 'postsBy', is: ['categories', 'not-categories'] },
  },
  posts: { kind: 'reference', to: 'posts', label: 'News', shownWhen: { field: 'postsBy', is: ['chosen'] } },
  postOrder: {
    kind: 'select',
    label: 'Order',
    shownWhen,
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'title', label: 'By title' },
    ],
  },
} as const satisfies BlockFields;

export const postsDefaults: PropsOf<typeof postsFields> = {
  postsBy: 'all',
  postCategories: [],
  posts: [],
  postOrder: 'newest',
};
