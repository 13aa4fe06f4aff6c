import { type Locality, localityAt, localityTable } from './locality.ts';
import { plainName } from './plain-name.ts';

/** A suburb as an address writes it. */
export type WrittenSuburb = { suburb: string; state: string; postcode: string };

/** The localities of a state with this postcode. */
export function localitiesOf({ state, postcode }: { state: string; postcode: string }): Locality[] {
  const range = localityTable().ranges.get(`${state.toUpperCase()}${postcode}`);
  return range ? Array.from({ length: range[1] - range[0] }, (_, at) => localityAt(range[0] + at)) : [];
}

/** The locality of an address, or undefined where none of that name has that state and postcode. */
export function localityOf({ suburb, state, postcode }: WrittenSuburb): Locality | undefined {
  const range = localityTable().ranges.get(`${state.toUpperCase()}${postcode}`);
  if (!range) return undefined;
  const wanted = plainName(suburb);
  for (let row = range[0]; row < range[1]; row++) if (plainNameAt(row) === wanted) return localityAt(row);
  return undefined;
}

/**
 * The postcodes that a suburb has in its state, where the one written is none of them; undefined where they match, and
 * where either is not known here, since new suburbs and postcodes are added every year.
 */
export function postcodesInstead(written: WrittenSuburb): string[] | undefined {
  const state = written.state.toUpperCase();
  if (!localityTable().ranges.has(`${state}${written.postcode}`) || localityOf(written)) return undefined;
  return postcodesByName().get(`${state} ${plainName(written.suburb)}`);
}

/** Plain names by row, worked out once each: a feed asks for them thousands of times. */
const plainNames: string[] = [];

function plainNameAt(row: number): string {
  plainNames[row] ??= plainName(localityTable().names[row] as string);
  return plainNames[row];
}

let byName: Map<string, string[]> | undefined;

/** Postcodes by state and plain name: `VIC richmond`. */
function postcodesByName(): Map<string, string[]> {
  if (byName) return byName;
  byName = new Map();
  const { names, groups, groupNames } = localityTable();
  for (let row = 0; row < names.length; row++) {
    const group = groupNames[groups[row] as number] as string;
    const key = `${group.slice(0, -4)} ${plainNameAt(row)}`;
    const postcode = group.slice(-4);
    const known = byName.get(key);
    if (!known) byName.set(key, [postcode]);
    else if (!known.includes(postcode)) known.push(postcode);
  }
  return byName;
}
