import { localitiesOf, type Position } from '@frontage/gazetteer';
import { placeKey } from './project-listing.ts';

/** Where the gazetteer has a suburb, by its key; undefined for those it does not know. */
export function suburbPosition(key: string): Position | undefined {
  const [, state = '', postcode = ''] = /-(nsw|vic|qld|wa|sa|tas|act|nt)-(\d{4})$/.exec(key) ?? [];
  return localitiesOf({ state, postcode }).find(
    (place) => placeKey([place.name, place.state, place.postcode]) === key,
  );
}
