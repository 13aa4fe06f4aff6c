import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { ListingMapIsland, type ListingMapProps } from '#site/features/listings/page/listing-map.island.tsx';

const fields = {
  shows: {
    kind: 'select',
    label: 'Location',
    options: [
      { value: 'offices', label: 'Offices' },
      { value: 'place', label: 'Custom location' },
    ],
  },
  offices: {
    kind: 'reference',
    to: 'offices',
    label: 'Offices',
    help: 'Leave empty for all.',
    shownWhen: { field: 'shows', is: ['offices'] },
  },
  label: {
    kind: 'text',
    label: 'Location name',
    maxLength: 120,
    shownWhen: { field: 'shows', is: ['place'] },
  },
  latitude: {
    kind: 'number',
    label: 'Latitude',
    help: 'For example, -33.8976.',
    min: -90,
    max: 90,
    step: 0.0001,
    optional: true,
    shownWhen: { field: 'shows', is: ['place'] },
  },
  longitude: {
    kind: 'number',
    label: 'Longitude',
    help: 'For example, 151.1794.',
    min: -180,
    max: 180,
    step: 0.0001,
    optional: true,
    shownWhen: { field: 'shows', is: ['place'] },
  },
} as const satisfies BlockFields;

export type MapProps = PropsOf<typeof fields>;
/** Null where there is nothing to show, or no map service is set. */
export type MapData = ListingMapProps | null;

/** Places on a map that loads when a visitor asks for it. */
export const map = defineBlock<typeof fields, MapData>({
  name: 'map',
  label: 'Map',
  category: 'basic',
  keywords: 'location address directions',
  hasLoader: true,
  icon: 'pin',
  fields,
  defaults: { shows: 'offices', offices: [], label: '', latitude: null, longitude: null },
  View: ({ data, editing }) =>
    data ? (
      <ListingMapIsland {...data} />
    ) : (
      <EditorNote editing={editing}>
        The map has no location. Choose offices with coordinates, or enter latitude and longitude.
      </EditorNote>
    ),
});
