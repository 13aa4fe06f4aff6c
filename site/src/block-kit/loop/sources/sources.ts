import type { BlockFields, PropsOf } from '../../fields.ts';
import type { LoopKind } from '../loop-item.ts';
import { agents, agentsDefaults, agentsFields } from './agents.ts';
import { listings, listingsDefaults, listingsFields } from './listings.ts';
import { offices, officesDefaults, officesFields } from './offices.ts';
import { pages, pagesDefaults, pagesFields } from './pages.ts';
import { posts, postsDefaults, postsFields } from './posts.ts';
import type { SourceLabels } from './source-labels.ts';
import { testimonials, testimonialsDefaults, testimonialsFields } from './testimonials.ts';

/**
 * What loops show. One more source: its labels and fields beside these, its item in loop-item.ts, its records in
 * `{name}-load.ts` and source-loaders.ts, its card and its text in `items/`.
 */
export const LOOP_SOURCES: Readonly<Record<LoopKind, SourceLabels>> = {
  listings,
  agents,
  offices,
  posts,
  pages,
  testimonials,
};

const kinds = Object.keys(LOOP_SOURCES) as LoopKind[];

/** What staff say of a loop's records, for each source what fits it. */
export const sourceFields = {
  source: {
    kind: 'select',
    label: 'Source',
    options: kinds.map((value) => ({ value, label: LOOP_SOURCES[value].label })),
  },
  ...listingsFields,
  ...agentsFields,
  ...officesFields,
  ...postsFields,
  ...pagesFields,
  ...testimonialsFields,
} as const satisfies BlockFields;

export const SOURCE_DEFAULTS: PropsOf<typeof sourceFields> = {
  source: 'listings',
  ...listingsDefaults,
  ...agentsDefaults,
  ...officesDefaults,
  ...postsDefaults,
  ...pagesDefaults,
  ...testimonialsDefaults,
};
