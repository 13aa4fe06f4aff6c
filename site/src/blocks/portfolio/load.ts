import type { BlockLoader } from '#site/block-kit/block.ts';
import { pagedItems } from '../gallery/load.ts';
import type { PagedItems } from '../gallery/paged-items.ts';
import type { PortfolioProps } from './portfolio.tsx';

export const load: BlockLoader<PortfolioProps & { id: string }, PagedItems> = async ({ props, context }) => ({
  data: pagedItems({ props, items: props.items, context }),
});
