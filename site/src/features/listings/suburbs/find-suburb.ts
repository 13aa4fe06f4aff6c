import { type Locality, localitiesOf, localityOf } from '@frontage/gazetteer';
import { placeKey } from '../public/project-listing.ts';
import { suburbKeyOfPath, suburbPath } from '../public/suburb-path.ts';
import { resolveSuburbs } from '../search/find-suburbs.ts';
import { noCounts, type SearchOptions, type Suburb } from '../search/suburbs.ts';

/** What the address of a suburb's page means. */
export type FoundSuburb =
  | { suburb: Suburb }
  /** The page that was meant. */
  | { redirect: string }
  /** A place where we have no listings. */
  | { without: Locality }
  | null;

/**
 * The suburb that the address of a page names. Other letter case, a missing or wrong postcode or state are put right
 * where only one suburb with listings can be meant.
 */
export function findSuburb({
  options,
  state,
  place,
}: {
  options: SearchOptions;
  state: string;
  place: string;
}): FoundSuburb {
  const exact = options.byKey.get(suburbKeyOfPath({ state, place }));
  const exactPath = exact && suburbPath(exact);
  if (exact && exactPath)
    return exactPath === `/suburbs/${state}/${place}` ? { suburb: exact } : { redirect: exactPath };
  const words = place.replace(/-+/g, ' ').trim();
  const name = words.replace(/ \d{4}$/, '');
  const postcode = words.slice(name.length).trim();
  const locality = localityOf({ suburb: name, state, postcode });
  if (locality) return { without: locality };
  for (const text of [`${name} ${state}`, words, name]) {
    const { keys } = resolveSuburbs({ ...options, text });
    const suburb = keys.length === 1 ? suburbOfKey(options, String(keys[0])) : undefined;
    if (!suburb) continue;
    const path = options.byKey.has(suburb.key) ? suburbPath(suburb) : null;
    if (path) return { redirect: path };
    const known = localityOf({ ...suburb, suburb: suburb.name });
    if (known) return { without: known };
  }
  return null;
}

/** A suburb by its key: one with listings, or as the gazetteer has it. Undefined for a key of neither. */
export function suburbOfKey({ byKey }: Pick<SearchOptions, 'byKey'>, key: string): Suburb | undefined {
  const known = byKey.get(key);
  if (known) return known;
  const [, state = '', postcode = ''] = /-([a-z]{2,3})-(\d{4})$/.exec(key) ?? [];
  const locality = localitiesOf({ state, postcode }).find(
    ({ name }) => placeKey([name, state, postcode]) === key,
  );
  return locality && { key, name: locality.name, state: locality.state, postcode, counts: noCounts() };
}

/** The suburb with most listings, to show a template with; undefined where there are none with a page. */
export function busiestSuburb({ suburbs }: Pick<SearchOptions, 'suburbs'>): Suburb | undefined {
  const total = ({ counts: { buy, rent, sold, leased } }: Suburb) => buy + rent + sold + leased;
  return suburbs
    .filter((suburb) => suburbPath(suburb) !== null)
    .reduce<Suburb | undefined>((most, one) => (most && total(most) >= total(one) ? most : one), undefined);
}
