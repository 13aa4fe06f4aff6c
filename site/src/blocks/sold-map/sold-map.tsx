import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { CHOICE_DEFAULTS, choiceFields } from '#site/block-kit/listings/choice-fields.ts';
import { NO_NEWEST } from '#site/block-kit/listings/newest-fields.ts';
import { Band, bandField, headingFields } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { SalesList } from '#site/features/listings/cards/sales-list.tsx';
import { ListingMapIsland, type ListingMapProps } from '#site/features/listings/page/listing-map.island.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';

const fields = {
  ...headingFields,
  ...choiceFields,
  count: { kind: 'number', label: 'Number of properties', min: 1, max: 60, step: 1 },
  list: { kind: 'toggle', label: 'List under the map', help: 'Addresses, dates and prices, with links.' },
  band: bandField,
} as const satisfies BlockFields;

export type SoldMapProps = PropsOf<typeof fields>;
/** What is in the list, and on the map; null where no address may be shown, or no map service is set. */
export type SoldMapData = { cards: ListingCard[]; map: ListingMapProps | null };

/** Where you have sold: results on a map that loads when a visitor asks for it, and as a list. */
export const soldMap = defineBlock<typeof fields, SoldMapData>({
  name: 'sold-map',
  label: 'Map of results',
  category: 'business',
  keywords: 'sold map sales results recent near',
  hasLoader: true,
  icon: 'pin',
  fields,
  defaults: {
    title: 'What we have sold',
    text: '',
    ...CHOICE_DEFAULTS,
    channel: 'sold',
    count: 24,
    list: true,
    band: 'paper',
  },
  View: ({ props: { title, text, band, list }, data, editing }) => {
    const { cards, map } = data;
    if (cards.length === 0 || !(map || list)) return <EditorNote editing={editing}>{NO_NEWEST}</EditorNote>;
    return (
      <Band band={band} title={title} text={text}>
        {map ? (
          <ListingMapIsland {...map} />
        ) : (
          <EditorNote editing={editing}>
            No map: no address may be shown, or no map service is set under Site settings.
          </EditorNote>
        )}
        {list && (
          <div className={map ? 'mt-8' : ''}>
            <SalesList listings={cards} />
          </div>
        )}
      </Band>
    );
  },
});
