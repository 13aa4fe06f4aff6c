import type { Category, Channel } from '../public/public-listing.ts';
import { entrancePath } from '../terms/entrances.ts';
import { type Area, DEFAULT_KM } from './area.ts';
import { categoryOfTypes } from './category-of-types.ts';
import { resolveSuburbs } from './find-suburbs.ts';
import { radiusAround } from './radius-around.ts';
import { type PhraseSearch, searchOfPhrase } from './search-of-phrase.ts';
import {
  channelFromQuery,
  isFormQuery,
  readSearch,
  type Search,
  searchPath,
  typedPlace,
} from './search-query.ts';
import type { SearchOptions } from './suburbs.ts';

/** What an address of a search page means: the search, or the address that says the same in our own words. */
export type SearchAddress =
  | { redirect: string }
  | {
      search: Search;
      /** Places no suburb here is called. */
      unknown: string[];
      /** Parts of a sentence that no search can use. */
      unused: string[];
    };

/**
 * Reads the address of a search page. The search form's names (`show_in_rental`, `buy_ptype` …) and a typed place lead
 * on to the search's own address, which never leads on again. A place without listings stays, to be told about.
 */
export function readSearchAddress({
  channel,
  entrance,
  query,
  options,
}: {
  channel: Channel;
  /** The category that the page is about; left out, that of /buy, /rent, /sold or /leased. */
  entrance?: Category | null;
  query: URLSearchParams;
  options: Pick<SearchOptions, 'suburbs' | 'findPlaces' | 'types' | 'typesByCategory'>;
}): SearchAddress {
  const target = channelFromQuery(query) ?? channel;
  const sentence = query.get('words')?.trim();
  if (sentence)
    return { redirect: phrasePath(searchOfPhrase({ text: sentence, channel: target, options, entrance })) };
  const asked = readSearch({ channel: target, query, entrance });
  const place = resolveSuburbs({ ...options, text: typedPlace(query) });
  const types = knownTypes({ asked: asked.types, known: options.types[target] });
  const search: Search = {
    ...asked,
    area: radiusAsked({ query, options }) ?? asked.area,
    suburbs: [...new Set([...asked.suburbs, ...place.keys])].sort(),
    types,
    category: query.get('category')
      ? asked.category
      : (categoryOfTypes({ types, channel: target, options }) ?? asked.category),
  };
  // Links from before the entrances name a category, or a type that is found through another one.
  const isElsewhere = entrancePath(search) !== entrancePath({ channel, category: entrance ?? null });
  if (!isElsewhere && !isFormQuery(query) && place.keys.length === 0 && !query.get('suburb_name')) {
    return { search, unknown: place.unknown, unused: unusedParts(query) };
  }
  const path = searchPath(search);
  if (place.unknown.length === 0) return { redirect: path };
  const rest = new URLSearchParams({ q: place.unknown.join(', ') });
  return { redirect: `${path}${path.includes('?') ? '&' : '?'}${rest}` };
}

/** The fields of a radius around a place: `around=Newtown&km=5`. A name that means no place, or several, is passed over. */
function radiusAsked({
  query,
  options,
}: {
  query: URLSearchParams;
  options: Pick<SearchOptions, 'suburbs' | 'findPlaces'>;
}): Area | null {
  const [name] = resolveSuburbs({ ...options, text: query.get('around') ?? '' }).keys;
  return name ? radiusAround({ key: name, km: query.get('km') || String(DEFAULT_KM) }) : null;
}

/** A sentence ends at the search it means; what could not be used goes along, to be told about. */
function phrasePath({ search, unused }: PhraseSearch): string {
  const path = searchPath(search);
  if (unused.length === 0) return path;
  const rest = new URLSearchParams(unused.map((part) => ['unused', part]));
  return `${path}${path.includes('?') ? '&' : '?'}${rest}`;
}

const MOST_UNUSED = 5;

const unusedParts = (query: URLSearchParams): string[] =>
  query
    .getAll('unused')
    .map((part) =>
      part
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 80),
    )
    .filter(Boolean)
    .slice(0, MOST_UNUSED);

/** Types as the listings write them: an old link says `house` where we say `House`. */
function knownTypes({ asked, known }: { asked: string[]; known: string[] }): string[] {
  const spelled = asked.map(
    (type) => known.find((word) => word.toLowerCase() === type.toLowerCase()) ?? type,
  );
  return [...new Set(spelled)].sort();
}
