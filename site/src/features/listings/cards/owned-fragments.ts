import { pageNumber } from '#site/server/page-query.ts';
import type { Owner } from '../public/listings-of.ts';
import type { Channel } from '../public/public-listing.ts';

/** Listings on one page of a fragment, and of an owner's list. */
export const OWNED_SIZE = 24;

/** A list of an agent's or office's listings that is fetched as HTML: whose, which, and how they are rendered. */
export type OwnedFragment = { of: 'agent' | 'agency'; channels: readonly Channel[]; big?: boolean };

/** By their names at `/fragments/{name}`. */
export const OWNED_FRAGMENTS = {
  'agent-sold': { of: 'agent', channels: ['sold'] },
  'agent-current': { of: 'agent', channels: ['buy', 'rent'] },
  'agent-current-big': { of: 'agent', channels: ['buy', 'rent'], big: true },
  'agency-sold': { of: 'agency', channels: ['sold'] },
  'agency-active': { of: 'agency', channels: ['buy'] },
  'agency-rental': { of: 'agency', channels: ['rent'] },
  'agency-properties': { of: 'agency', channels: ['buy', 'rent'] },
} as const satisfies Record<string, OwnedFragment>;

export type FragmentName = keyof typeof OWNED_FRAGMENTS;

/** What `sold` asks for in place of what was sold. */
const CLOSED: Record<string, readonly Channel[]> = {
  leased: ['leased'],
  lease: ['leased'],
  rental: ['leased'],
  all: ['sold', 'leased'],
};

/** The parameters of a fragment, cleaned: invalid ones are absent. */
export type AskedFragment = {
  fragment: OwnedFragment;
  owner: Owner;
  page: number;
  /** Its address without the page. */
  address: string;
};

const MAX_AGENTS = 20;

/**
 * Reads the parameters of a fragment. `employeeIds` are several agents, `sold` may ask for what was leased (`leased`)
 * or for both (`all`), `list` for one kind of what is current (`buy`, `rent`). Undefined where nobody is named.
 */
export function readOwnedFragment({
  name,
  query,
}: {
  name: FragmentName;
  query: URLSearchParams;
}): AskedFragment | undefined {
  const fragment: OwnedFragment = OWNED_FRAGMENTS[name];
  const owner = ownerIn({ of: fragment.of, query });
  if (!owner) return undefined;
  const sold = (query.get('sold') ?? '').toLowerCase();
  const only = fragment.channels.find((channel) => channel === query.get('list'));
  const closed = name.endsWith('-sold') && Object.hasOwn(CLOSED, sold) ? CLOSED[sold] : undefined;
  const channels = closed ?? (only ? [only] : fragment.channels);
  const said = new URLSearchParams(Object.entries(namesOf(owner)));
  if (closed) said.set('sold', sold);
  if (only && fragment.channels.length > 1) said.set('list', only);
  return {
    fragment: { ...fragment, channels },
    owner,
    page: pageNumber(query.get('page') ?? query.get('sold_page')),
    address: `/fragments/${name}?${said}`,
  };
}

/** Where the pages of an owner's list of one kind are fetched. */
export function ownedFragment({ owner, channel }: { owner: Owner; channel: Channel }): string {
  const of = 'office' in owner ? 'agency' : 'agent';
  const query = new URLSearchParams(Object.entries(namesOf(owner)));
  if (channel === 'sold' || channel === 'leased') {
    if (channel === 'leased') query.set('sold', 'leased');
    return `/fragments/${of}-sold?${query}`;
  }
  if (of === 'agency') return `/fragments/agency-${channel === 'buy' ? 'active' : 'rental'}?${query}`;
  query.set('list', channel);
  return `/fragments/agent-current?${query}`;
}

/**
 * The fragment that a file of the old website's theme was: `…/ajax/agent_sold_properties.php`,
 * `…/agent-current-properties-big-image.php`, `…/agency-rental-listings.php`. Undefined for any other file.
 */
export function fragmentOfFile(file: string): FragmentName | undefined {
  const words = new Set(
    file
      .replace(/\.(php|html?)$/i, '')
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split(/[^a-z]+/),
  );
  const has = (...wanted: string[]) => wanted.some((word) => words.has(word));
  if (has('agent', 'employee')) {
    if (has('sold')) return 'agent-sold';
    if (has('current')) return has('big', 'bigimage') ? 'agent-current-big' : 'agent-current';
    return undefined;
  }
  if (!has('agency', 'office')) return undefined;
  if (has('sold')) return 'agency-sold';
  if (has('rental', 'rentals', 'rent')) return 'agency-rental';
  if (has('active')) return 'agency-active';
  return has('properties', 'listings') ? 'agency-properties' : undefined;
}

function ownerIn({ of, query }: { of: OwnedFragment['of']; query: URLSearchParams }): Owner | undefined {
  if (of === 'agency') {
    const office = idIn(query.get('agency_id') ?? query.get('office_id'));
    return office === undefined ? undefined : { office };
  }
  const agent = idIn(query.get('agent_id'));
  if (agent !== undefined) return { agent };
  const several = query.getAll('employeeIds').concat(query.getAll('employeeIds[]')).join(',').split(',');
  const agents = [...new Set(several.flatMap((text) => idIn(text.trim()) ?? []))].slice(0, MAX_AGENTS);
  return agents.length > 0 ? { agents } : undefined;
}

function namesOf(owner: Owner): Record<string, string> {
  if ('office' in owner) return { agency_id: String(owner.office) };
  return 'agents' in owner ? { employeeIds: owner.agents.join(',') } : { agent_id: String(owner.agent) };
}

const idIn = (text: string | null): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
