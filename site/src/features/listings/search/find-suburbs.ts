import { type FindPlaces, localityOf, placeFinder, plainName } from '@frontage/gazetteer';
import { placeKey } from '../public/project-listing.ts';
import type { Channel } from '../public/public-listing.ts';
import { noCounts, type SearchOptions, type Suburb } from './suburbs.ts';

/** Suggestions in one answer. */
export const MAX_SUGGESTIONS = 8;

/** Ways of saying a place that one search takes. */
const MAX_PLACES = 20;

type Places = Pick<SearchOptions, 'suburbs' | 'findPlaces'>;

/** The lookup of an agency with listings in these suburbs: they come first, and then what is near them. */
export function findPlacesFor(suburbs: readonly Suburb[]): FindPlaces {
  const stock = new Map(suburbs.map((suburb) => [sameName(suburb), total(suburb)]));
  const near = [...suburbs]
    .sort((a, b) => total(b) - total(a))
    .flatMap(({ name, state, postcode }) => localityOf({ suburb: name, state, postcode }) ?? []);
  return placeFinder({ weight: (place) => stock.get(sameName(place)) ?? 0, near });
}

/**
 * The suburbs that a typed text may mean, by the beginning of their name, words of it, or postcode: those with most
 * listings on this search page first. At most {@link MAX_SUGGESTIONS}; nothing for an empty text.
 */
export function suggestSuburbs({
  suburbs,
  findPlaces,
  text,
  channel,
}: Places & { text: string; channel: Channel }): Suburb[] {
  const own = suburbs
    .filter((suburb) => begins({ suburb, typed: plainName(text) }))
    .sort((a, b) => b.counts[channel] - a.counts[channel] || a.name.localeCompare(b.name));
  const found = findPlaces({ text, limit: MAX_SUGGESTIONS }).map(asSuburb(suburbs));
  const all = new Map([...own, ...found].map((suburb) => [suburb.key, suburb]));
  return [...all.values()].slice(0, MAX_SUGGESTIONS);
}

/**
 * The suburbs that a typed text means: names (with or without state and postcode) and postcodes, several divided by
 * commas or semicolons. Suburbs with listings are meant before others. An exact name wins; else the text counts as the
 * beginning of one when that means one suburb with listings alone.
 */
export function resolveSuburbs({ suburbs, findPlaces, text }: Places & { text: string }): {
  keys: string[];
  /** The parts that mean no suburb, or too many, as typed. */
  unknown: string[];
} {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim().slice(0, 80))
    .filter(Boolean)
    .slice(0, MAX_PLACES);
  const keys = new Set<string>();
  const unknown: string[] = [];
  for (const part of parts) {
    const found = suburbsNamed({ suburbs, findPlaces, text: part });
    if (found.length === 0) unknown.push(part);
    for (const { key } of found) keys.add(key);
  }
  return { keys: [...keys].sort().slice(0, MAX_PLACES), unknown };
}

/** The suburbs that one name or postcode means; none where it means several and the agency has listings in none. */
function suburbsNamed({ suburbs, findPlaces, text }: Places & { text: string }): Suburb[] {
  const typed = plainName(text);
  if (!typed) return [];
  const exact = suburbs.filter((suburb) => ways(suburb).includes(typed) || suburb.postcode === typed);
  if (exact.length) return exact;
  const begun = suburbs.filter((suburb) => begins({ suburb, typed }));
  if (begun.length === 1) return begun;
  const named = findPlaces({ text, limit: MAX_PLACES })
    .filter(({ match }) => match === 'whole')
    .map(asSuburb(suburbs));
  const stocked = named.filter((suburb) => total(suburb) > 0);
  if (stocked.length) return stocked;
  return named.length === 1 || /^\d{4}$/.test(typed) ? named : [];
}

/**
 * The keys of the suburbs that a name in a sentence means: those with listings, else the nearest one of that name.
 * `nearly`: the name may be misspelt.
 */
export function placesNamed({
  suburbs,
  findPlaces,
  text,
  nearly,
}: Places & { text: string; nearly: boolean }): string[] {
  const typed = plainName(text);
  const exact = suburbs.filter((suburb) => ways(suburb).includes(typed) || suburb.postcode === typed);
  if (exact.length) return exact.map(({ key }) => key);
  const found = findPlaces({ text, limit: MAX_PLACES });
  const named = found.filter(({ match }) => match === 'whole').map(asSuburb(suburbs));
  const stocked = named.filter((suburb) => total(suburb) > 0);
  const meant =
    /^\d{4}$/.test(typed) || stocked.length ? (stocked.length ? stocked : named) : named.slice(0, 1);
  if (meant.length || !nearly) return meant.map(({ key }) => key);
  return found
    .filter(({ match }) => match === 'nearly')
    .slice(0, 1)
    .map(asSuburb(suburbs))
    .map(({ key }) => key);
}

/** A place as a suburb: the agency's own where it has listings there, whatever way a feed writes it. */
const asSuburb = (suburbs: readonly Suburb[]) => {
  const own = new Map(suburbs.map((suburb) => [sameName(suburb), suburb]));
  return ({ name, state, postcode }: Pick<Suburb, 'name' | 'state' | 'postcode'>): Suburb =>
    own.get(sameName({ name, state, postcode })) ?? {
      key: placeKey([name, state, postcode]),
      name,
      state,
      postcode,
      counts: noCounts(),
    };
};

const total = ({ counts }: Suburb): number => counts.buy + counts.rent + counts.sold + counts.leased;

const sameName = ({ name, state, postcode }: Pick<Suburb, 'name' | 'state' | 'postcode'>): string =>
  `${plainName(name)} ${state} ${postcode}`;

function begins({ suburb, typed }: { suburb: Suburb; typed: string }): boolean {
  if (!typed) return false;
  return suburb.postcode.startsWith(typed) || ways(suburb).some((way) => way.startsWith(typed));
}

/** The ways to write a suburb, each plain. */
const ways = ({ name, state, postcode }: Suburb): string[] =>
  [name, `${name} ${state}`, `${name} ${state} ${postcode}`, `${name} ${postcode}`].map(plainName);
