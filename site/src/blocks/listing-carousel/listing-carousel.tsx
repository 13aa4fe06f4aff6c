import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { CHOICE_DEFAULTS, choiceFields } from '#site/block-kit/listings/choice-fields.ts';
import { NO_NEWEST } from '#site/block-kit/listings/newest-fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Slides } from '#site/block-kit/slides/slides.tsx';
import { SLIDES_DEFAULTS, slidesFields } from '#site/block-kit/slides/slides-fields.ts';
import { LISTING_BREAKPOINTS } from '#site/block-kit/slides/slides-state.ts';
import { ListingCardView } from '#site/features/listings/cards/listing-card.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';

const fields = {
  label: {
    kind: 'text',
    label: 'Label for screen readers',
    help: 'For example, “Homes for sale”.',
    maxLength: 80,
  },
  ...choiceFields,
  count: { kind: 'number', label: 'Number of properties', min: 1, max: 24, step: 1 },
  ...slidesFields,
} as const satisfies BlockFields;

export type ListingCarouselProps = PropsOf<typeof fields>;

/** Listings in a row that moves, chosen as in a loop. Shows nothing when there are none. */
export const listingCarousel = defineBlock<typeof fields, ListingCard[]>({
  name: 'listing-carousel',
  label: 'Listing carousel',
  category: 'business',
  keywords: 'properties houses homes slider',
  hasLoader: true,
  icon: 'key',
  fields,
  defaults: {
    label: 'Homes for sale',
    ...CHOICE_DEFAULTS,
    count: 8,
    ...SLIDES_DEFAULTS,
    shown: { base: 4, tablet: 2, mobile: 1 },
    autoplay: true,
    interval: 3000,
    speed: 300,
  },
  View: ({ props, data, now, editing }) =>
    data.length === 0 ? (
      <EditorNote editing={editing}>{NO_NEWEST}</EditorNote>
    ) : (
      <Slides
        label={props.label}
        settings={props}
        editing={editing}
        breakpoints={LISTING_BREAKPOINTS}
        slides={data.map((listing) => ({
          key: String(listing.id),
          content: <ListingCardView listing={listing} now={now} />,
        }))}
      />
    ),
});
