import type { BlockLoader } from '#site/block-kit/block.ts';
import type { OrderTypeData, OrderTypeProps } from './order-type.tsx';

/** The page that the dropdown is on, with the filters in its address. */
export const load: BlockLoader<OrderTypeProps, OrderTypeData> = async ({ context: { path, query } }) => ({
  data: { path, query: query?.toString() ?? '' },
});
