import type { BlockLoader } from '#site/block-kit/block.ts';
import { type HeroSearchProps, heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import type { SearchFormProps } from './search-form.tsx';

/** The property types to choose from. */
export const load: BlockLoader<SearchFormProps, HeroSearchProps> = async ({ payload }) => ({
  data: heroSearchProps(await loadSearchOptions(payload)),
});
