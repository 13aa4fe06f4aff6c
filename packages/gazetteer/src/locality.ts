import { LOCALITIES } from './data/localities.ts';

/** A suburb, town or rural locality. */
export type Locality = {
  name: string;
  /** `NSW`, `VIC`, `QLD`, `WA`, `SA`, `TAS`, `ACT` or `NT`. */
  state: string;
  /** Four digits. */
  postcode: string;
  /** Its middle, WGS 84 degrees; about one in a hundred is some kilometres off. */
  latitude: number;
  longitude: number;
};

/** Where the positions are counted from; see tools/gazetteer. */
const SOUTH = -44;
const WEST = 96;
const STEPS_PER_DEGREE = 10_000;
/** Characters of one coordinate, of which each position has two. */
const WIDTH = 4;

/** The localities in columns, since an object for each would take several times the memory. */
export type Table = {
  names: string[];
  /** Latitudes and longitudes in degrees. */
  latitudes: Float64Array;
  longitudes: Float64Array;
  /** For each locality the number of its group. */
  groups: Uint16Array;
  /** State and postcode of each group: `NSW2042`. */
  groupNames: string[];
  /** By state and postcode, the first locality of the group and the one after its last. */
  ranges: ReadonlyMap<string, readonly [number, number]>;
};

let table: Table | undefined;

/** The table, read from its packed form at first use. */
export function localityTable(): Table {
  table ??= readTable();
  return table;
}

/** The locality in a row of the table. */
export function localityAt(row: number): Locality {
  const { names, latitudes, longitudes, groups, groupNames } = localityTable();
  const group = groupNames[groups[row] as number] as string;
  return {
    name: names[row] as string,
    state: group.slice(0, -4),
    postcode: group.slice(-4),
    latitude: latitudes[row] as number,
    longitude: longitudes[row] as number,
  };
}

function readTable(): Table {
  const packed = LOCALITIES.map((text) => {
    const [group = '', members = ''] = text.split('=');
    return { group, members: members.split(',') };
  });
  const count = packed.reduce((sum, { members }) => sum + members.length, 0);
  const names: string[] = [];
  const latitudes = new Float64Array(count);
  const longitudes = new Float64Array(count);
  const groups = new Uint16Array(count);
  const ranges = new Map<string, readonly [number, number]>();
  for (const [number, { group, members }] of packed.entries()) {
    ranges.set(group, [names.length, names.length + members.length]);
    for (const member of members) {
      const row = names.length;
      latitudes[row] = degrees(member.slice(-2 * WIDTH, -WIDTH), SOUTH);
      longitudes[row] = degrees(member.slice(-WIDTH), WEST);
      groups[row] = number;
      names.push(member.slice(0, -2 * WIDTH));
    }
  }
  return { names, latitudes, longitudes, groups, groupNames: packed.map(({ group }) => group), ranges };
}

const degrees = (digits: string, from: number): number =>
  Math.round(from * STEPS_PER_DEGREE + Number.parseInt(digits, 36)) / STEPS_PER_DEGREE;
