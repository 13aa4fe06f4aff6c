import { defineBlock, type ViewInput } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { anchorOf, type Paged, pagedHref, pagedMarks } from '#site/block-kit/paged/paged.ts';
import { pagedFields } from '#site/block-kit/paged/paged-fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import { ListingItems } from '#site/features/listings/cards/listing-card.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { PostCard } from '#site/features/posts/post-card.ts';
import { PostCardView, PostRow } from '#site/features/posts/post-list.tsx';
import { PagedList } from '#site/ui/paged/paged-list.tsx';

const ofNews = { shownWhen: { field: 'source', is: ['news'] } } as const;

const fields = {
  source: {
    kind: 'select',
    label: 'Source',
    options: [
      { value: 'news', label: 'News' },
      { value: 'buy', label: 'Properties for sale' },
      { value: 'rent', label: 'Properties for rent' },
      { value: 'sold', label: 'Sold properties' },
      { value: 'leased', label: 'Leased properties' },
    ],
  },
  label: {
    kind: 'text',
    label: 'Label for screen readers',
    help: 'For example, “Advice for sellers”.',
    maxLength: 80,
  },
  categories: { kind: 'reference', to: 'categories', label: 'Categories', max: 10, ...ofNews },
  match: {
    kind: 'select',
    label: 'Match categories',
    options: [
      { value: 'IN', label: 'Any' },
      { value: 'AND', label: 'All' },
      { value: 'NOT IN', label: 'None' },
    ],
    ...ofNews,
  },
  order: {
    kind: 'select',
    label: 'Order',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'title', label: 'Title' },
    ],
    ...ofNews,
  },
  filter: {
    kind: 'toggle',
    label: 'Show filter',
    help: 'Filters news by category and properties by type.',
  },
  ...pagedFields,
  look: {
    kind: 'select',
    label: 'Layout',
    options: [
      { value: 'cards', label: 'Grid' },
      { value: 'list', label: 'List' },
    ],
    tab: 'style',
    ...ofNews,
  },
  columns: columnsField,
  gap: { kind: 'number', label: 'Gap', min: 0, max: 80, unit: 'px', tab: 'style' },
} as const satisfies BlockFields;

export type PostsProps = PropsOf<typeof fields>;

export type PostsData = Paged<{ post: PostCard } | { listing: ListingCard }>;

/** News or properties in pages, with a choice of what they are about. */
export const postsBlock = defineBlock<typeof fields, PostsData>({
  name: 'posts',
  label: 'Posts',
  category: 'business',
  keywords: 'news blog articles stories properties grid paged load more',
  hasLoader: true,
  icon: 'menu',
  fields,
  defaults: {
    source: 'news',
    label: 'News',
    categories: [],
    match: 'IN',
    order: 'newest',
    filter: true,
    pager: 'numbers',
    perPage: 6,
    look: 'cards',
    columns: { base: 3, tablet: 2, mobile: 1 },
    gap: 28,
  },
  paged: { Items: (input) => <PostsItems {...input} />, taxonomyOf: (props) => taxonomyOf(props) },
  View: (input) => {
    const { id, props, data, editing } = input;
    if (data.at.total === 0 && !data.term)
      return <EditorNote editing={editing}>Nothing matches, so visitors don’t see this block.</EditorNote>;
    const named = { id, taxonomy: taxonomyOf(props) };
    const isList = props.source === 'news' && props.look === 'list';
    return (
      <PagedList
        id={anchorOf(id)}
        label={props.label || 'News'}
        at={data.at}
        look={props.pager}
        href={pagedHref({ ...named, query: data.query })}
        filter={props.filter ? data : undefined}
        marks={editing ? undefined : pagedMarks({ ...named, type: 'posts', paged: data, pager: props.pager })}
        items={<PostsItems {...input} />}
        className={isList ? '' : COLUMNS}
        style={
          isList ? undefined : { ...columnsVars(props.columns), gap: `${props.gap + 20}px ${props.gap}px` }
        }
      />
    );
  },
});

/** The items of the page alone. */
function PostsItems({ props, data, now }: ViewInput<PostsProps, PostsData>) {
  return data.items.map((item) =>
    'post' in item ? (
      <li key={item.post.id}>
        {props.look === 'list' ? <PostRow post={item.post} /> : <PostCardView post={item.post} />}
      </li>
    ) : (
      <ListingItems key={item.listing.id} listings={[item.listing]} now={now} />
    ),
  );
}

/** What visitors filter it by, as addresses call it. */
export const taxonomyOf = ({ source }: Pick<PostsProps, 'source'>): string =>
  source === 'news' ? 'category' : 'property_type';
