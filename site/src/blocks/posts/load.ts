import type { Payload } from 'payload';
import type { BlockLoader, Loaded } from '#site/block-kit/block.ts';
import { pagedAt, pagedParts, type Wanted, wantedOf } from '#site/block-kit/paged/paged.ts';
import { wholeWithin } from '#site/block-kit/parts/whole-within.ts';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { searchListings } from '#site/features/listings/search/search.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { emptySearch } from '#site/features/listings/search/search-query.ts';
import { categoryRules } from '#site/features/posts/category-rule.ts';
import { findPosts } from '#site/features/posts/find-posts.ts';
import { newsCategories } from '#site/features/posts/news-categories.ts';
import type { CategoryRule } from '#site/features/posts/post-card.ts';
import { slug } from '#site/server/slug.ts';
import { type PostsData, type PostsProps, taxonomyOf } from './posts.tsx';

/** The most kinds that visitors may choose from. */
const MAX_TERMS = 8;

type Stored = PostsProps & { id: string };

/** One page of what the block shows, as its visitor has filtered it. */
export const load: BlockLoader<Stored, PostsData> = async ({ payload, props, context, now }) => {
  const perPage = wholeWithin({ value: props.perPage, min: 1, max: 24 });
  const all =
    props.source === 'news' ? await newsTerms({ payload, props, now }) : await kinds({ payload, props });
  const terms = props.filter ? all.slice(0, MAX_TERMS) : [];
  const wanted = wantedOf({
    context,
    id: props.id,
    taxonomy: taxonomyOf(props),
    terms,
    pager: props.pager,
    perPage,
  });
  const asked = { payload, props, wanted, now, perPage, all };
  const { data, expiresAt } = props.source === 'news' ? await news(asked) : await listings(asked);
  return {
    data: { ...data, terms, term: wanted.term, ...pagedParts({ context }) },
    expiresAt,
  };
};

type Named = { slug: string; name: string };
type Asked = {
  payload: Payload;
  props: Stored;
  wanted: Wanted;
  now: number;
  perPage: number;
  all: Named[];
};
type Found = Loaded<Pick<PostsData, 'items' | 'at'>>;

/** Everything up to the page is one query from the start. */
const spanOf = ({ wanted: { page, cumulative }, perPage }: Pick<Asked, 'wanted' | 'perPage'>) =>
  cumulative ? { page: 1, perPage: perPage * page } : { page, perPage };

async function news({ payload, props, wanted, now, perPage }: Asked): Promise<Found> {
  const rules = await rulesOf({ payload, props });
  const found = await findPosts({
    payload,
    categories: wanted.term ? [...rules, { slugs: [wanted.term], operator: 'IN' }] : rules,
    order: props.order,
    ...spanOf({ wanted, perPage }),
    now,
  });
  const { total, posts, expiresAt } = found;
  return {
    data: { items: posts.map((post) => ({ post })), at: pagedAt({ total, page: wanted.page, perPage }) },
    expiresAt,
  };
}

async function listings({ payload, props, wanted, now, perPage, all }: Asked): Promise<Found> {
  const { page, perPage: size } = spanOf({ wanted, perPage });
  const chosen = all.find((one) => one.slug === wanted.term);
  const search = { ...emptySearch(channelOf(props)), page };
  if (chosen) search.types = [chosen.name];
  const { cards, total } = await searchListings(payload, search, { size });
  return {
    data: {
      items: cards.map((listing) => ({ listing })),
      at: pagedAt({ total, page: wanted.page, perPage }),
    },
    expiresAt: untrueFrom({ cards, now }),
  };
}

const channelOf = ({ source }: PostsProps) => (source === 'news' ? 'buy' : source);

/** The rule that staff set. */
const rulesOf = ({ payload, props }: Pick<Asked, 'payload' | 'props'>): Promise<CategoryRule[]> =>
  categoryRules({ payload, ids: props.categories, operator: props.match });

/** What news can be filtered by: what the posts are about that staff let in, without what all of them are about. */
async function newsTerms({
  payload,
  props,
  now,
}: Pick<Asked, 'payload' | 'props' | 'now'>): Promise<Named[]> {
  const rules = await rulesOf({ payload, props });
  const found = await newsCategories({ payload, categories: rules, now });
  const [rule] = rules;
  const isShared = rule && (rule.operator === 'AND' || rule.slugs.length === 1);
  return isShared ? found.filter(({ slug: one }) => !rule.slugs.includes(one)) : found;
}

/** The kinds of property there are, the commonest first. */
async function kinds({ payload, props }: Pick<Asked, 'payload' | 'props'>): Promise<Named[]> {
  const { types } = await loadSearchOptions(payload);
  return types[channelOf(props)].flatMap((name) => (slug(name) ? [{ slug: slug(name), name }] : []));
}
