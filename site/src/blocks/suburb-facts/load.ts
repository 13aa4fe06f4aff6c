import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadSuburbFacts, type SuburbFacts } from '#site/features/listings/search/suburb-facts.ts';
import type { SuburbFactsProps } from './suburb-facts.tsx';

/** Facts of the suburb that staff named; null where that means none or several. */
export const load: BlockLoader<SuburbFactsProps, SuburbFacts | null> = async ({ payload, props }) => ({
  data: props.suburb.trim() ? await loadSuburbFacts(payload, props.suburb) : null,
});
