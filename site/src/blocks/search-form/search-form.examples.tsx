import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { HeroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import type { SearchFormProps } from './search-form.tsx';

const data: HeroSearchProps = { saleTypes: ['House', 'Land', 'Unit'], rentTypes: ['House', 'Unit'] };

export const examples: BlockExamples<SearchFormProps, HeroSearchProps> = {
  whole: { data },
  'sales alone, on sand': { props: { mode: 'buy', band: 'sand', title: 'Find your next home' }, data },
  'rentals alone': { props: { mode: 'rent', band: 'paper' }, data },
  'in one line': { props: { look: 'compact', band: 'accent' }, data },
  'in one line, rentals alone': { props: { look: 'compact', mode: 'rent', band: 'paper' }, data },
  'nothing listed yet': { props: { band: 'paper' }, data: { saleTypes: [], rentTypes: [] } },
};
