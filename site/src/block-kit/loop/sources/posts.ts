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
    label: 'Posts',
    shownWhen,
    options: [
      { value: 'all', label: 'All' },
      { value: 'page-agent', label: 'By the agent of the page' },
      { value: 'categories', label: 'In selected categories' },
      { value: 'not-categories', label: 'Not in selected categories' },
      { value: 'chosen', label: 'Manual selection' },
    ],
  },
  postCategories: {
    kind: 'reference',
    to: 'categories',
    label: 'Categories',
    shownWhen: { field: 'postsBy', is: ['categories', 'not-categories'] },
  },
  posts: {
    kind: 'reference',
    to: 'posts',
    label: 'Selected posts',
    shownWhen: { field: 'postsBy', is: ['chosen'] },
  },
  postOrder: {
    kind: 'select',
    label: 'Order',
    shownWhen,
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'title', label: 'Title' },
    ],
  },
} as const satisfies BlockFields;

export const postsDefaults: PropsOf<typeof postsFields> = {
  postsBy: 'all',
  postCategories: [],
  posts: [],
  postOrder: 'newest',
};
