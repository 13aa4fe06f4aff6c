import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField, headingFields } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import type { Median, SuburbFacts } from '#site/features/listings/search/suburb-facts.ts';
import { dollars } from '#site/features/listings/terms/price-text.ts';

const fields = {
  ...headingFields,
  suburb: {
    kind: 'text',
    label: 'Suburb',
    help: 'Add the state or postcode if several share the name, for example Newtown NSW 2042.',
    maxLength: 80,
  },
  counts: { kind: 'toggle', label: 'Show numbers for sale, for rent and sold' },
  prices: {
    kind: 'toggle',
    label: 'Show median prices',
    help: 'Based on at least three of your own listings that display their price.',
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
    const facts = data ? factsOf({ props, data }) : [];
    if (!data || facts.length === 0) {
      return (
        <EditorNote editing={editing}>
          {props.suburb
            ? 'No listings found in this suburb, or several suburbs share the name. Add the state or postcode.'
            : 'Enter a suburb where you have listings.'}
        </EditorNote>
      );
    }
    const medians = facts.some(({ of }) => of);
    return (
      <Band band={props.band} title={props.title} text={props.text}>
        <dl className={`${COLUMNS} gap-x-8 gap-y-8`} style={columnsVars(props.columns)}>
          {facts.map(({ label, text, href, of }) => (
            <div
              key={label}
              className="flex min-w-0 flex-col-reverse justify-end border-t-3 border-accent pt-3"
            >
              <dt className="mt-1 wrap-anywhere">
                {href ? (
                  <a
                    href={href}
                    className="underline decoration-current/30 underline-offset-4 hover:decoration-accent"
                  >
                    {label}
                  </a>
                ) : (
                  label
                )}
                {of && <span className="block text-sm opacity-80">of {of} homes</span>}
              </dt>
              <dd className="font-display text-2xl leading-tight wrap-anywhere md:text-3xl">{text}</dd>
            </div>
          ))}
        </dl>
        {medians && (
          <p className="mt-6 max-w-prose-page text-sm wrap-anywhere opacity-80">
            Median prices are of our own listings in {data.suburb.name} that display their price. They are not
            a valuation.
          </p>
        )}
      </Band>
    );
  },
});

type Fact = { label: string; text: string; href?: string; of?: number };

function factsOf({ props, data }: { props: SuburbFactsProps; data: SuburbFacts }): Fact[] {
  const { suburb, asked, paid, rent } = data;
  const count = (channel: keyof typeof suburb.counts, label: string): Fact[] =>
    suburb.counts[channel]
      ? [
          {
            label,
            text: suburb.counts[channel].toLocaleString('en-AU'),
            href: `/${channel}?suburb=${suburb.key}`,
          },
        ]
      : [];
  const middle = (found: Median | null, label: string): Fact[] =>
    found ? [{ label, text: dollars(found.amount), of: found.of }] : [];
  return [
    ...(props.counts
      ? [...count('buy', 'For sale'), ...count('rent', 'For rent'), ...count('sold', 'Sold')]
      : []),
    ...(props.prices
      ? [
          ...middle(asked, 'Median asking price'),
          ...middle(rent, 'Median weekly rent'),
          ...middle(paid, 'Median sale price'),
        ]
      : []),
  ];
}
