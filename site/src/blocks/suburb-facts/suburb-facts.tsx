import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import type { Median, SuburbFacts } from '#site/features/listings/search/suburb-facts.ts';
import { dollars } from '#site/features/listings/terms/price-text.ts';

const fields = {
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  text: { kind: 'text', label: 'Sentence under it', maxLength: 300 },
  suburb: {
    kind: 'text',
    label: 'Suburb',
    help: 'Its name, with state or postcode where there are several: Newtown NSW 2042.',
    maxLength: 80,
  },
  counts: { kind: 'toggle', label: 'How many are for sale, for rent and sold' },
  prices: {
    kind: 'toggle',
    label: 'Middle prices',
    help: 'Of your own listings that show their price; hidden ones never count. Left out where fewer than three show one.',
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
            ? 'None of your listings is in a suburb of this name, or several suburbs have it. Add the state or postcode.'
            : 'Write the name of a suburb that you have listings in.'}
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
            Middle prices are of our own listings in {data.suburb.name} that show their price: half of them
            are higher, half lower. They are no valuation.
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
          ...middle(asked, 'Middle asking price'),
          ...middle(rent, 'Middle rent a week'),
          ...middle(paid, 'Middle sale price'),
        ]
      : []),
  ];
}
