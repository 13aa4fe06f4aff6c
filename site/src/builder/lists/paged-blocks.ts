import type { ReactNode } from 'react';
import type { ViewInput } from '#site/block-kit/block.ts';
import { GalleryItems } from '#site/blocks/gallery/gallery.tsx';
import { KINDS } from '#site/blocks/gallery/paged-items.ts';
import { PortfolioItems } from '#site/blocks/portfolio/portfolio.tsx';
import { PostsItems, type PostsProps, taxonomyOf } from '#site/blocks/posts/posts.tsx';

/** A block whose further pages are fetched: its items alone, and what it is filtered by. */
export type PagedBlock = {
  Items: (input: ViewInput<Record<string, unknown>, unknown>) => ReactNode;
  taxonomyOf: (props: Record<string, unknown>) => string;
};

// Properties and data reach them as their own loader and defaults shaped them, as with the registry.
const list = {
  posts: {
    Items: PostsItems,
    taxonomyOf: (props: Record<string, unknown>) => taxonomyOf(props as PostsProps),
  },
  portfolio: { Items: PortfolioItems, taxonomyOf: () => KINDS },
  gallery: { Items: GalleryItems, taxonomyOf: () => KINDS },
};

export const pagedBlocks: ReadonlyMap<string, PagedBlock> = new Map(
  Object.entries(list as unknown as Record<string, PagedBlock>),
);
