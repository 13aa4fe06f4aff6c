import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { PageCard } from '#site/features/pages/page-cards.ts';
import type { PostCard } from '#site/features/posts/post-card.ts';
import type { Agent, Office } from '#site/features/team/load-people.ts';
import type { SizedImage } from '#site/server/images.ts';

/** What a client said, as it is in a block of testimonials. */
export type Testimonial = {
  quote: string;
  author: string;
  /** Who they are, in words. */
  about: string;
  /** About whom, where that was said and has a profile. */
  agent: Agent | null;
  image: SizedImage | null;
};

/** One of what a loop shows. Plain data, since the editor fetches it too. `id` is its own among those of its kind. */
export type LoopItem = { id: number } & (
  | { kind: 'listings'; listing: ListingCard }
  | { kind: 'agents'; agent: Agent; office: Office | null }
  | { kind: 'offices'; office: Office; people: number }
  | { kind: 'posts'; post: PostCard }
  | { kind: 'pages'; page: PageCard }
  | { kind: 'testimonials'; testimonial: Testimonial }
);

export type LoopKind = LoopItem['kind'];
export type ItemOf<Kind extends LoopKind> = Extract<LoopItem, { kind: Kind }>;
