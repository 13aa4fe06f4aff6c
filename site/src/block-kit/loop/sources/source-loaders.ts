import type { LoopKind } from '../loop-item.ts';
import { listingsSource } from './listings-load.ts';
import { pagesSource } from './pages-load.ts';
import { agentsSource, officesSource } from './people-load.ts';
import { postsSource } from './posts-load.ts';
import type { LoopSource } from './source.ts';
import { testimonialsSource } from './testimonials-load.ts';

/** Where the records of each kind of loop come from. Server only. */
export const LOOP_LOADERS: Readonly<Record<LoopKind, LoopSource>> = {
  listings: listingsSource,
  agents: agentsSource,
  offices: officesSource,
  posts: postsSource,
  pages: pagesSource,
  testimonials: testimonialsSource,
};
