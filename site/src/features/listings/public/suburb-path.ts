import { slug } from '#site/server/slug.ts';
import { placeKey } from './project-listing.ts';

/** A suburb as addresses write it. */
type WrittenSuburb = { name: string | null; state: string | null; postcode: string | null };

/** Where all suburbs with listings are. */
export const SUBURBS_PATH = '/suburbs';

/** The page of a suburb, `/suburbs/nsw/newtown-2042`; null where its name may not be shown, or its state is unknown. */
export function suburbPath({ name, state, postcode }: WrittenSuburb): string | null {
  const place = name ? placeKey([name, postcode]) : '';
  return place && state ? `${SUBURBS_PATH}/${slug(state)}/${place}` : null;
}

/** The key of the suburb that a page's address names: `nsw` and `newtown-2042` → `newtown-nsw-2042`. */
export function suburbKeyOfPath({ state, place }: { state: string; place: string }): string {
  const [, name = place, postcode = ''] = /^(.+)-(\d{4})$/.exec(place.toLowerCase()) ?? [];
  return placeKey([name, state, postcode]);
}
