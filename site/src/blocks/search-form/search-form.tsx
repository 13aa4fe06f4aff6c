import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { HeroSearchForm } from '#site/features/listings/search/hero-search.island.tsx';
import type { HeroSearchProps } from '#site/features/listings/search/search-form-state.ts';

const fields = {
  look: {
    kind: 'select',
    label: 'Layout',
    options: [
      { value: 'hero', label: 'Full: location, type and price' },
      { value: 'compact', label: 'Compact: location only' },
    ],
  },
  mode: {
    kind: 'select',
    label: 'Search in',
    options: [
      { value: 'both', label: 'Visitor’s choice' },
      { value: 'buy', label: 'For sale only' },
      { value: 'rent', label: 'For rent only' },
    ],
  },
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  band: bandField,
} as const satisfies BlockFields;

export type SearchFormProps = PropsOf<typeof fields>;

/** The search for properties: in sale mode, rental mode, or as the visitor chooses. */
export const searchForm = defineBlock<typeof fields, HeroSearchProps>({
  name: 'search-form',
  label: 'Property search',
  category: 'business',
  keywords: 'property search find homes filter',
  hasLoader: true,
  icon: 'search',
  fields,
  defaults: { look: 'hero', mode: 'both', title: '', band: 'none' },
  View: ({ props, data }) => {
    const only = props.mode === 'both' ? undefined : props.mode;
    return (
      <Band band={props.band} title={props.title}>
        {props.look === 'compact' ? (
          <div className="rounded-lg bg-paper p-5 shadow-card">
            <HeroSearchForm look="compact" only={only} />
          </div>
        ) : (
          <HeroSearchForm {...data} only={only} />
        )}
      </Band>
    );
  },
});
