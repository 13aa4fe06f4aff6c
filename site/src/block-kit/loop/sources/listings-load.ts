import type { Payload } from 'payload';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { CHANNEL_NAMES } from '#site/features/listings/public/listing-places.ts';
import { loadSuburbCentres, suburbsAround } from '#site/features/listings/public/nearby-suburbs.ts';
import type { Channel } from '#site/features/listings/public/public-listing.ts';
import {
  choiceCondition,
  chosenListings,
  type ListingChoice,
} from '#site/features/listings/search/chosen-listings.ts';
import { resolveSuburbs } from '#site/features/listings/search/find-suburbs.ts';
import {
  countTerms,
  type ListingFilter,
  type ListingTaxonomy,
  typeName,
} from '#site/features/listings/search/listing-terms.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { emptySearch } from '#site/features/listings/search/search-query.ts';
import { suburbLabel } from '#site/features/listings/search/suburbs.ts';
import { loadPeople, type People } from '#site/features/team/load-people.ts';
import { slug } from '#site/server/slug.ts';
import type { BlockContext } from '../../block.ts';
import type { LoopFilter } from '../loop-address.ts';
import type { LoopProps } from '../loop-props.ts';
import type { LoopFound, LoopSource, LoopTerm } from './source.ts';

const CHANNELS: Record<LoopProps['channel'], readonly Channel[]> = {
  buy: ['buy'],
  rent: ['rent'],
  current: ['buy', 'rent'],
  sold: ['sold'],
  leased: ['leased'],
  closed: ['sold', 'leased'],
  any: ['buy', 'rent', 'sold', 'leased'],
};

const NONE: LoopFound = { items: [], total: 0, more: false, page: 1, pages: 1 };

/** Properties: the read model of the searches, by the same indexes. */
export const listingsSource: LoopSource = {
  async find({ payload, props, context, filters, join, page, without, now }) {
    const choice = await choiceOf({ payload, props, context });
    if (!choice) return NONE;
    const { cards, ...found } = await chosenListings(payload, {
      choice,
      narrowing: { filters: await withIds({ payload, filters }), join },
      without,
      page,
      size: props.perPage,
      offset: props.offset,
    });
    return {
      ...found,
      items: cards.map((listing) => ({ kind: 'listings', id: listing.id, listing })),
      expiresAt: untrueFrom({ cards, now }),
    };
  },

  async terms({ payload, props, context, taxonomy }) {
    const choice = await choiceOf({ payload, props, context });
    if (!choice) return [];
    const where = await choiceCondition(payload, choice);
    const counts = await countTerms(payload, { where, taxonomy: taxonomy as ListingTaxonomy });
    const named = await namesOf({ payload, taxonomy: taxonomy as ListingTaxonomy });
    const terms = [...counts].flatMap(([term, count]): LoopTerm[] => {
      const name = named(term);
      return name ? [{ ...name, count }] : [];
    });
    return taxonomy === 'beds' || taxonomy === 'channel'
      ? terms
      : terms.sort((a, b) => a.label.localeCompare(b.label));
  },
};

type Asked = { payload: Payload; props: LoopProps; context: BlockContext };

/**
 * What staff set as a choice. Undefined where it names somebody or some place that there is not: never everybody's
 * properties in their place.
 */
async function choiceOf({ payload, props, context }: Asked): Promise<ListingChoice | undefined> {
  const search = emptySearch('buy');
  const options = await loadSearchOptions(payload);
  const { types } = options;
  const wanted = words(props.types).map(slug);
  const choice: ListingChoice = {
    search: {
      ...search,
      category: props.category || null,
      types: [...new Set(Object.values(types).flat())].filter((name) => wanted.includes(slug(name))),
      minPrice: props.minPrice,
      maxPrice: props.maxPrice,
      beds: props.beds,
      sort: props.listingOrder,
      suburbs: resolveSuburbs({ ...options, text: props.places }).keys,
    },
    channels: CHANNELS[props.channel],
    agents: [],
    offices: [],
    features: words(props.features).map(slug),
  };
  if (wanted.length && choice.search.types.length === 0) return undefined;
  if (props.places.trim() && choice.search.suburbs.length === 0) return undefined;
  switch (props.whose) {
    case 'all':
      return choice;
    case 'page-agent':
      return context.agent === undefined ? undefined : { ...choice, agents: [context.agent] };
    case 'page-office':
      return context.office === undefined ? undefined : { ...choice, offices: [context.office] };
    case 'people': {
      const { listingAgents: agents, listingOffices: offices } = props;
      return agents.length + offices.length ? { ...choice, agents, offices } : undefined;
    }
    case 'chosen':
      return { ...choice, ids: props.listings };
    case 'page-suburb':
    case 'page-nearby': {
      const { suburb } = context;
      if (!suburb) return undefined;
      const around =
        props.whose === 'page-nearby'
          ? suburbsAround({ centres: await loadSuburbCentres(payload), key: suburb })
          : [];
      return { ...choice, search: { ...choice.search, suburbs: [suburb, ...around] } };
    }
  }
}

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, 20);

/** People and offices are in addresses by their names, in listings by their ids. */
async function withIds({
  payload,
  filters,
}: {
  payload: Payload;
  filters: readonly LoopFilter[];
}): Promise<ListingFilter[]> {
  const isPeople = ({ taxonomy }: LoopFilter) => taxonomy === 'office' || taxonomy === 'agent';
  const people = filters.some(isPeople) ? await loadPeople(payload) : undefined;
  return filters.map(({ taxonomy, operator, terms }) => ({
    taxonomy: taxonomy as ListingTaxonomy,
    operator,
    terms: people && isPeople({ taxonomy, operator, terms }) ? idsOf({ people, taxonomy, terms }) : terms,
  }));
}

function idsOf({ people, taxonomy, terms }: { people: People; taxonomy: string; terms: string[] }) {
  const all = taxonomy === 'office' ? people.offices : people.agents;
  return terms.map((term) => String(all.find((each) => each.slug === term)?.id ?? 'nobody'));
}

/** A term as the address has it, with its label; null for one that nobody can choose. */
async function namesOf({ payload, taxonomy }: { payload: Payload; taxonomy: ListingTaxonomy }) {
  const { byKey, types } = await loadSearchOptions(payload);
  const { officeById, agentById } = await loadPeople(payload);
  const named = (label: string | undefined, term: string) => (label ? { term, label } : null);
  return (term: string): { term: string; label: string } | null => {
    switch (taxonomy) {
      case 'channel':
        return named(CHANNEL_NAMES[term as Channel], term);
      case 'category':
      case 'feature':
        return named(upperFirst(term.replaceAll('-', ' ')), term);
      case 'type':
        return named(typeName({ types, term }), term);
      case 'suburb': {
        const suburb = byKey.get(term);
        return named(suburb && suburbLabel(suburb), term);
      }
      case 'beds':
        return named(`${term}+ bedrooms`, term);
      case 'office':
      case 'agent': {
        const found = (taxonomy === 'office' ? officeById : agentById).get(Number(term));
        return found ? { term: found.slug, label: found.name } : null;
      }
    }
  };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
