import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import type { ReviewSummary } from '#site/features/team/reviews/load-reviews.ts';
import { ReviewList, ReviewStars } from '#site/features/team/reviews/review-list.tsx';

const fields = {
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  of: {
    kind: 'select',
    label: 'Reviews of',
    options: [
      { value: 'page', label: 'The agent or office of the page, else everybody' },
      { value: 'all', label: 'Everybody' },
      { value: 'chosen', label: 'One agent or office' },
    ],
  },
  agent: {
    kind: 'reference',
    to: 'agents',
    label: 'Agent',
    max: 1,
    shownWhen: { field: 'of', is: ['chosen'] },
  },
  office: {
    kind: 'reference',
    to: 'offices',
    label: 'Office',
    max: 1,
    shownWhen: { field: 'of', is: ['chosen'] },
  },
  count: {
    kind: 'number',
    label: 'Number of reviews',
    help: 'The newest are shown, good or bad.',
    min: 1,
    max: 24,
    step: 1,
  },
  stars: { kind: 'toggle', label: 'Show the average' },
  band: bandField,
} as const satisfies BlockFields;

export type ReviewsProps = PropsOf<typeof fields>;

/** The newest reviews, with their average. Nothing while there are none. */
export const reviewsBlock = defineBlock<typeof fields, ReviewSummary>({
  name: 'reviews',
  label: 'Reviews',
  category: 'business',
  keywords: 'reviews ratings stars testimonials google ratemyagent clients',
  hasLoader: true,
  icon: 'check',
  fields,
  defaults: {
    title: 'What our clients say',
    of: 'page',
    agent: [],
    office: [],
    count: 6,
    stars: true,
    band: 'paper',
  },
  View: ({ props: { title, stars, band }, data, editing }) => {
    if (data.count === 0)
      return (
        <EditorNote editing={editing}>There are no reviews yet. Add them under People, Reviews.</EditorNote>
      );
    return (
      <Band band={band}>
        {title && <h2 className="mb-3 text-2xl wrap-anywhere md:text-3xl">{title}</h2>}
        {stars && <ReviewStars summary={data} />}
        <div className="mt-6">
          <ReviewList reviews={data.newest} />
        </div>
      </Band>
    );
  },
});
