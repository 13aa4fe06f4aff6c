import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { isPurged, onPurge } from '#site/server/purge.ts';
import type { Channel } from '../public/public-listing.ts';

/** A suburb with listings. */
export type Suburb = {
  /** `newtown-nsw-2042` */
  key: string;
  name: string;
  state: string;
  postcode: string;
  /** Listings on each of the search pages. */
  counts: Record<Channel, number>;
};

/** What a search can choose from: suburbs and property types with listings. */
export type SearchOptions = {
  suburbs: Suburb[];
  byKey: ReadonlyMap<string, Suburb>;
  /** Property types by search page, the most frequent first. */
  types: Record<Channel, string[]>;
};

/** Suggestions in one answer. */
export const MAX_SUGGESTIONS = 8;

/** Ways of saying a place that one search takes. */
const MAX_PLACES = 20;

const none = (): Record<Channel, number> => ({ buy: 0, rent: 0, sold: 0, leased: 0 });

let kept = new WeakMap<Payload, Promise<SearchOptions>>();
onPurge((purged) => {
  if (isPurged({ purged, tags: ['listings'] })) kept = new WeakMap();
});

/** Suburbs and types with listings; kept in this process until a listing changes. Two queries, each over an index. */
export function loadSearchOptions(payload: Payload): Promise<SearchOptions> {
  const found = kept.get(payload);
  if (found) return found;
  const store = kept;
  const loading = readOptions(payload);
  store.set(payload, loading);
  // A failure is not kept: the next visitor tries again.
  loading.catch(() => store.delete(payload));
  return loading;
}

/**
 * The suburbs whose name, or name and state, or postcode begins with what was typed; those with most listings on this
 * search page first. At most {@link MAX_SUGGESTIONS}; nothing for an empty text.
 */
export function suggestSuburbs({
  suburbs,
  text,
  channel,
}: {
  suburbs: Suburb[];
  text: string;
  channel: Channel;
}): Suburb[] {
  const typed = plain(text);
  if (!typed) return [];
  const matches = suburbs.filter((suburb) => fits({ suburb, typed }));
  return matches
    .sort((a, b) => b.counts[channel] - a.counts[channel] || a.name.localeCompare(b.name))
    .slice(0, MAX_SUGGESTIONS);
}

/**
 * The suburbs that a typed text means: names (with or without state and postcode) and postcodes, several divided by
 * commas or semicolons. An exact name wins; else the text counts as its beginning when that means one suburb alone.
 */
export function resolveSuburbs({ suburbs, text }: { suburbs: Suburb[]; text: string }): {
  keys: string[];
  /** The parts that mean no suburb here, as typed. */
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
    const typed = plain(part);
    const exact = suburbs.filter((suburb) => ways(suburb).includes(typed) || suburb.postcode === typed);
    const begun = typed ? suburbs.filter((suburb) => fits({ suburb, typed })) : [];
    const found = exact.length ? exact : begun.length === 1 ? begun : [];
    if (found.length === 0) unknown.push(part);
    for (const { key } of found) keys.add(key);
  }
  return { keys: [...keys].sort().slice(0, MAX_PLACES), unknown };
}

/** `Newtown NSW 2042` */
export function suburbLabel({ name, state, postcode }: Suburb): string {
  return [name, state, postcode].filter(Boolean).join(' ');
}

function fits({ suburb, typed }: { suburb: Suburb; typed: string }): boolean {
  return suburb.postcode.startsWith(typed) || ways(suburb).some((way) => way.startsWith(typed));
}

/** The ways to write a suburb, each plain. */
function ways({ name, state, postcode }: Suburb): string[] {
  return [
    plain(name),
    plain(`${name} ${state}`),
    plain(`${name} ${state} ${postcode}`),
    plain(`${name} ${postcode}`),
  ];
}

/** Lower-case letters and digits with single spaces: `St. Kilda-East` and `st kilda east` are the same. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

type SuburbRow = { suburb_key: string; channel: Channel; name: string; state: string; n: number | string };
type TypeRow = { channel: Channel; property_type: string; n: number | string };

async function readOptions(payload: Payload): Promise<SearchOptions> {
  const [suburbRows, typeRows] = await Promise.all([
    query<SuburbRow>(
      payload,
      // Counted in an index alone; only one row of each is read, for its name.
      sql`select counted.suburb_key, counted.channel, counted.n, one.suburb_name as name, one.state
        from (
          select channel, suburb_key, count(*) as n, min(id) as id from public_listings
          where suburb_key is not null group by channel, suburb_key
        ) as counted join public_listings as one on one.id = counted.id`,
    ),
    query<TypeRow>(
      payload,
      sql`select channel, property_type, count(*) as n from public_listings
        where property_type is not null group by channel, property_type order by n desc, property_type`,
    ),
  ]);
  const byKey = new Map<string, Suburb>();
  for (const { suburb_key: key, channel, name, state, n } of suburbRows) {
    const postcode = /-(\d{4})$/.exec(key)?.[1] ?? '';
    const suburb = byKey.get(key) ?? { key, name: name ?? key, state, postcode, counts: none() };
    suburb.counts[channel] = Number(n);
    byKey.set(key, suburb);
  }
  const types: SearchOptions['types'] = { buy: [], rent: [], sold: [], leased: [] };
  for (const { channel, property_type } of typeRows) types[channel]?.push(property_type);
  const suburbs = [...byKey.values()].sort((a, b) => a.name.localeCompare(b.name));
  return { suburbs, byKey, types };
}
