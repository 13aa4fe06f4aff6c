import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField, headingFields } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import type { SuburbFacts } from '#site/features/listings/search/suburb-facts.ts';
import {
  countFigures,
  medianFigures,
  SuburbFigures,
} from '#site/features/listings/suburbs/suburb-figures.tsx';

const fields = {
  ...headingFields,
  suburb: {
    kind: 'text',
    label: 'Suburb',
    help: 'Add the state or postcode if several share the name, for example Newtown NSW 2042. Leave empty on a suburb, listing or office template for the suburb of the page.',
    maxLength: 80,
  },
  counts: { kind: 'toggle', label: 'Show numbers for sale, for rent and sold' },
  prices: {
    kind: 'toggle',
    label: 'Show medians',
    help: 'Prices, rents and days on market. Each needs at least five of your own results.',
  },
  columns: columnsField,
  band: bandField,
} as const satisfies BlockFields;

export type SuburbFactsProps = PropsOf<typeof fields>;

/** A suburb in figures, from the agency's own listings. Says how each was reached. */
export const suburbFacts = defineBlock<typeof fields, SuburbFacts | null>({
  name: 'suburb-facts',
  label: 'Suburb facts',
  category: 'content',
  keywords: 'median price market data area profile',
  hasLoader: true,
  icon: 'pin',
  fields,
  defaults: {
    title: '',
    text: '',
    suburb: '',
    counts: true,
    prices: true,
    columns: { base: 3, mobile: 2 },
    band: 'none',
  },
  View: ({ props, data, editing }) => {
    const figures = data
      ? [...(props.counts ? countFigures(data) : []), ...(props.prices ? medianFigures(data) : [])]
      : [];
    if (!data || figures.length === 0) {
      return (
        <EditorNote editing={editing}>
          {props.suburb
            ? 'No listings found in this suburb, or several suburbs share the name. Add the state or postcode.'
            : 'Enter a suburb where you have listings.'}
        </EditorNote>
      );
    }
    return (
      <Band band={props.band} title={props.title} text={props.text}>
        <SuburbFigures
          figures={figures}
          name={data.suburb.name}
          className={COLUMNS}
          style={columnsVars(props.columns)}
        />
      </Band>
    );
  },
});
