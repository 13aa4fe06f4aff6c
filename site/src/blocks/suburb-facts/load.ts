import type { BlockLoader } from '#site/block-kit/block.ts';
import {
  factsOfSuburb,
  loadSuburbFacts,
  type SuburbFacts,
} from '#site/features/listings/search/suburb-facts.ts';
import type { SuburbFactsProps } from './suburb-facts.tsx';

/** Facts of the suburb that staff named, else of the page's; null where that means none or several. */
export const load: BlockLoader<SuburbFactsProps, SuburbFacts | null> = async ({
  payload,
  props,
  context: { suburb },
}) => {
  if (props.suburb.trim()) return { data: await loadSuburbFacts(payload, props.suburb) };
  return { data: suburb ? await factsOfSuburb(payload, suburb) : null };
};
