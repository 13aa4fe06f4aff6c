import { island } from '#site/ui/island.tsx';
import type { Channel } from '../public/public-listing.ts';
import type { Chip } from './search-form-state.ts';
import { SuburbField } from './suburb-field.tsx';

/** The place field of the search page; the rest of its form needs no script. */
export const SearchPlace = island<{ channel: Channel; chips: Chip[]; typed: string }>({
  name: 'search-place',
  component: SuburbField,
  when: 'interaction',
  translated: true,
});
