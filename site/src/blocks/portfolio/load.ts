import type { BlockLoader } from '#site/block-kit/block.ts';
import { pageOfItems } from '#site/block-kit/item-grid/page-of-items.ts';
import type { PagedItems } from '#site/block-kit/item-grid/paged-items.ts';
import type { PortfolioProps } from './portfolio.tsx';

export const load: BlockLoader<PortfolioProps & { id: string }, PagedItems> = async ({ props, context }) => ({
  data: pageOfItems({ props, items: props.items, context }),
});
