import type { Payload } from 'payload';
import type { BlockContext, BlockLoader } from '#site/block-kit/block.ts';
import { wholeWithin } from '#site/block-kit/parts/whole-within.ts';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { listingsOf, type Owner } from '#site/features/listings/public/listings-of.ts';
import { resolveSuburbs } from '#site/features/listings/search/find-suburbs.ts';
import { searchListings } from '#site/features/listings/search/search.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { emptySearch, searchPath } from '#site/features/listings/search/search-query.ts';
import type { RecentSalesData, RecentSalesProps } from './recent-sales.tsx';

const NONE: RecentSalesData = { cards: [], href: '' };

/** The newest sales. Nothing where whose they are was not said: never those of everybody in their place. */
export const load: BlockLoader<RecentSalesProps, RecentSalesData> = async ({
  payload,
  props,
  context,
  now,
}) => {
  const { cards, href } = await salesOf({ payload, props, context });
  const shown = cards.slice(0, countOf(props));
  return { data: { cards: shown, href }, expiresAt: untrueFrom({ cards: shown, now }) };
};

type Asked = { payload: Payload; props: RecentSalesProps; context: BlockContext };

async function salesOf({ payload, props, context }: Asked): Promise<RecentSalesData> {
  if (props.of === 'office' || props.of === 'agent') {
    const owner = ownerOf({ props, context });
    if (!owner) return NONE;
    return {
      ...(await listingsOf(payload, { owner, channel: 'sold', page: 1, size: countOf(props) })),
      href: '',
    };
  }
  const search = emptySearch('sold');
  if (props.of === 'suburb') {
    const options = await loadSearchOptions(payload);
    search.suburbs = resolveSuburbs({ ...options, text: props.suburb }).keys;
    search.surrounding = false;
    if (search.suburbs.length === 0) return NONE;
  }
  return { cards: (await searchListings(payload, search)).cards, href: searchPath(search) };
}

function ownerOf({ props, context }: Pick<Asked, 'props' | 'context'>): Owner | undefined {
  const office = props.office[0] ?? context.office;
  const agent = props.agent[0] ?? context.agent;
  if (props.of === 'office') return office === undefined ? undefined : { office };
  return agent === undefined ? undefined : { agent };
}

const countOf = ({ count }: RecentSalesProps): number => wholeWithin({ value: count, min: 1, max: 24 });
