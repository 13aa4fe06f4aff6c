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
  const { names, ranges } = localityTable();
  const range = ranges.get(`${state.toUpperCase()}${postcode}`);
  if (!range) return undefined;
  const wanted = plainName(suburb);
  for (let row = range[0]; row < range[1]; row++)
    if (plainName(names[row] as string) === wanted) return localityAt(row);
  return undefined;
}

/**
 * The postcodes that a suburb has in its state, where the one written is none of them; undefined where they match, and
 * where either is not known here, since new suburbs and postcodes are added every year.
 */
export function postcodesInstead(written: WrittenSuburb): string[] | undefined {
  const { names, groups, groupNames, ranges } = localityTable();
  const state = written.state.toUpperCase();
  if (!ranges.has(`${state}${written.postcode}`) || localityOf(written)) return undefined;
  const wanted = plainName(written.suburb);
  const postcodes: string[] = [];
  for (const [row, name] of names.entries()) {
    const group = groupNames[groups[row] as number] as string;
    if (group.startsWith(state) && group.length === state.length + 4 && plainName(name) === wanted)
      postcodes.push(group.slice(-4));
  }
  return postcodes.length ? [...new Set(postcodes)] : undefined;
}
