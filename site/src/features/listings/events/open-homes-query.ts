import { placeKey } from '../public/project-listing.ts';
import type { Occasion } from '../public/upcoming.ts';

export const OPEN_HOMES_PATH = '/open-homes';
export const AUCTIONS_PATH = '/auctions';

/** Whose inspections a visitor wants to see; null for all. */
export type OpenHomesQuery = { method: 'buy' | 'rent' | null; suburb: string | null };

/** Reads the address of the page; what makes no sense is left out. */
export function readOpenHomes(query: URLSearchParams): OpenHomesQuery {
  const suburb = query.get('suburb') ?? '';
  return {
    method: (['buy', 'rent'] as const).find((known) => known === query.get('for')) ?? null,
    suburb: /^[a-z0-9-]{2,80}$/.test(suburb) ? suburb : null,
  };
}

/** The page, or its calendar file, with these filters. */
export function openHomesPath({ method, suburb }: OpenHomesQuery, file = ''): string {
  const query = new URLSearchParams({ ...(method && { for: method }), ...(suburb && { suburb }) });
  return `${OPEN_HOMES_PATH}${file}${query.size ? `?${query}` : ''}`;
}

const suburbOf = ({ listing: { address } }: Occasion): { key: string; name: string } | null =>
  address.suburb
    ? {
        key: placeKey([address.suburb, address.state, address.postcode]),
        name: `${address.suburb} ${address.state}`,
      }
    : null;

/** The inspections that are wanted, and the suburbs to choose from: those of all that are for sale or for rent. */
export function chooseOpenHomes({
  occasions,
  asked: { method, suburb },
}: {
  occasions: readonly Occasion[];
  asked: OpenHomesQuery;
}): { shown: Occasion[]; suburbs: { key: string; name: string }[] } {
  const ofMethod = occasions.filter(({ listing }) => method === null || listing.channel === method);
  const suburbs = new Map(
    ofMethod.flatMap((occasion) => {
      const place = suburbOf(occasion);
      return place ? [[place.key, place] as const] : [];
    }),
  );
  return {
    shown: ofMethod.filter((occasion) => suburb === null || suburbOf(occasion)?.key === suburb),
    suburbs: [...suburbs.values()].sort((a, b) => a.name.localeCompare(b.name)),
  };
}
