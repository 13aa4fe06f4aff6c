import { placeKey } from '../public/project-listing.ts';
import { resolveSuburbs } from './find-suburbs.ts';
import { nameOfKey } from './search-filters.ts';
import { type SearchOptions, suburbLabel } from './suburbs.ts';

/** A suburb written in full: `Newtown NSW 2042`. */
const IN_FULL =
  /^(\p{L}(?:[\p{L}\p{M}'’ -]|\.(?= )){1,58}?)[\s,]+(nsw|vic|qld|wa|sa|tas|act|nt)[\s,]+(\d{4})$/iu;

/**
 * The keys of places as people write them. A suburb too new for the gazetteer is taken at its word where it is written
 * in full: visitors who wait for a suburb wait for its first listing, too.
 */
export function resolvePlaceNames({
  names,
  options,
}: {
  names: readonly string[];
  options: Pick<SearchOptions, 'suburbs' | 'findPlaces'>;
}): { keys: string[] /** As they were written. */; unknown: string[] } {
  const keys = new Set<string>();
  const unknown: string[] = [];
  for (const name of names) {
    const known = resolveSuburbs({ ...options, text: name });
    const full = IN_FULL.exec(name.trim());
    if (known.keys.length > 0 && known.unknown.length === 0) for (const key of known.keys) keys.add(key);
    else if (full) keys.add(placeKey([full[1] ?? '', full[2] ?? '', full[3] ?? '']));
    else unknown.push(name);
  }
  return { keys: [...keys], unknown };
}

/** A suburb as people write it, known here or not: `newtown-nsw-2042` → `Newtown NSW 2042`. */
export function placeLabel({ key, byKey }: { key: string; byKey: SearchOptions['byKey'] }): string {
  const suburb = byKey.get(key);
  return suburb ? suburbLabel(suburb) : nameOfKey(key);
}
