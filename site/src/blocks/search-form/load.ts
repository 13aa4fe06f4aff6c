import { type HeroSearchProps, heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/suburbs.ts';
import type { BlockLoader } from '../block.ts';
import type { SearchFormProps } from './search-form.tsx';

/** The property types to choose from. */
export const loadSearchForm: BlockLoader<SearchFormProps, HeroSearchProps> = async ({ payload }) => ({
  data: heroSearchProps(await loadSearchOptions(payload)),
});
