import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { alignField, alignVars, ITEMS_ALIGN } from '#site/block-kit/parts/per-device.ts';
import { Stars } from '#site/features/team/reviews/review-list.tsx';

const fields = {
  from: {
    kind: 'select',
    label: 'Rating',
    options: [
      { value: 'reviews', label: 'The average of your reviews' },
      { value: 'typed', label: 'A rating elsewhere' },
    ],
  },
  of: {
    kind: 'select',
    label: 'Reviews of',
    shownWhen: { field: 'from', is: ['reviews'] },
    options: [
      { value: 'page', label: 'The agent or office of the page, else everybody' },
      { value: 'all', label: 'Everybody' },
    ],
  },
  stars: {
    kind: 'number',
    label: 'Stars',
    help: 'As it stands there today, out of 5.',
    min: 0,
    max: 5,
    step: 0.1,
    optional: true,
    shownWhen: { field: 'from', is: ['typed'] },
  },
  count: {
    kind: 'number',
    label: 'Number of reviews',
    min: 1,
    max: 1_000_000,
    step: 1,
    optional: true,
    shownWhen: { field: 'from', is: ['typed'] },
  },
  source: {
    kind: 'text',
    label: 'Where',
    placeholder: 'Google',
    maxLength: 60,
    shownWhen: { field: 'from', is: ['typed'] },
  },
  link: { kind: 'link', label: 'Link', help: 'Where visitors can read the reviews.' },
  markup: {
    kind: 'toggle',
    label: 'Tell search engines',
    help: 'Google shows no stars for reviews on a business’s own website, and may object. Others read them.',
    tab: 'advanced',
    shownWhen: { field: 'from', is: ['reviews'] },
  },
  align: alignField,
} as const satisfies BlockFields;

export type StarRatingProps = PropsOf<typeof fields>;
/** The average of the reviews of `name`; null where there are none. */
export type StarRatingData = { name: string; mean: number; count: number } | null;

/** Stars out of five with the number behind them. Search engines are told of those of your own reviews where staff want it (decision 142). */
export const starRating = defineBlock<typeof fields, StarRatingData>({
  name: 'star-rating',
  label: 'Star rating',
  category: 'business',
  keywords: 'stars rating reviews score google average',
  hasLoader: true,
  icon: 'check',
  fields,
  defaults: {
    from: 'reviews',
    of: 'page',
    stars: null,
    count: null,
    source: '',
    link: null,
    markup: false,
    align: { base: 'start' },
  },
  jsonLd: ({ props, data, siteUrl }) =>
    props.markup && props.from === 'reviews' && data
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'RealEstateAgent',
            name: data.name,
            url: siteUrl,
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: data.mean,
              bestRating: 5,
              ratingCount: data.count,
            },
          },
        ]
      : [],
  View: ({ props, data, editing }) => {
    const shown = props.from === 'typed' ? typed(props) : data;
    if (!shown)
      return (
        <EditorNote editing={editing}>
          {props.from === 'typed'
            ? 'Enter how many stars it has.'
            : 'There are no reviews with stars yet, so visitors don’t see this block.'}
        </EditorNote>
      );
    return (
      <div
        className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${ITEMS_ALIGN}`}
        style={alignVars(props.align)}
      >
        <Stars count={shown.mean} />
        <span className="wrap-anywhere">
          <BlockLink link={props.link} className={props.link ? 'underline underline-offset-4' : undefined}>
            <strong>{shown.mean.toLocaleString('en-AU')}</strong> out of 5{said(shown.count)}
            {props.from === 'typed' && props.source && ` on ${props.source}`}
          </BlockLink>
        </span>
      </div>
    );
  },
});

const typed = ({ stars, count }: StarRatingProps) =>
  stars === null ? null : { mean: stars, count: count ?? 0 };

const said = (count: number): string =>
  count > 0 ? ` from ${count.toLocaleString('en-AU')} ${count === 1 ? 'review' : 'reviews'}` : '';
