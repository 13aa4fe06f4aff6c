import { distanceKm, type Position } from './distance.ts';
import { type Locality, localityAt, localityTable } from './locality.ts';
import { type Fit, fitName } from './match-name.ts';
import { indexNames, type NameIndex, rowsWithWord } from './name-index.ts';
import { plainName } from './plain-name.ts';
import { slipsAllowed, spellingDistance } from './spelling-distance.ts';
import { readTyped, type TypedPlace } from './typed-place.ts';

/** How a place was found: by its whole name or postcode, a beginning, words of its name, or a name spelled nearly so. */
export type PlaceMatch = Fit | 'nearly';

export type FoundPlace = Locality & { match: PlaceMatch };

/** How to choose between places that match equally well. */
export type Preferences = {
  /** How much there is at a place: more comes first. 0 for none. */
  weight: (place: Locality) => number;
  /** Where the agency works: of places without weight the nearest to any of these come first. */
  near: readonly Position[];
};

/** Finds places by what people type. */
export type FindPlaces = (input: { text: string; limit: number }) => FoundPlace[];

const ORDER: Readonly<Record<PlaceMatch, number>> = { whole: 0, beginning: 1, words: 2, nearly: 3 };

/** Only the first of the agency's places are measured from. */
const MOST_NEAR = 12;

/** Of places this close together the one with the shorter name comes first: St Kilda before St Kilda West. */
const ALIKE_KM = 25;

type Index = NameIndex & {
  /** For each name the letters in it, a bit each. */
  letters: Uint32Array;
};

let index: Index | undefined;

function nameIndex(): Index {
  if (index) return index;
  const plain = localityTable().names.map(plainName);
  index = { ...indexNames(plain), letters: Uint32Array.from(plain, lettersOf) };
  return index;
}

/**
 * Finds places by the beginning of their name, words of it in any order, or postcode, with a state or without, and by
 * names that are spelled nearly so where there is nothing else. Ordered by weight, then how well they fit, then
 * nearness, then name.
 */
export function placeFinder({ weight, near }: Preferences): FindPlaces {
  const rank = rankOf({ weight, near: near.slice(0, MOST_NEAR) });
  return ({ text, limit }) => {
    const readings = readTyped(text);
    for (const typed of readings) {
      const found = fitting(typed);
      if (found.length > 0) return pick({ found, limit, rank });
    }
    const [typed] = readings;
    return typed ? pick({ found: nearly(typed), limit, rank }) : [];
  };
}

type Found = { row: number; match: PlaceMatch };
type Rank = { weight: (row: number) => number; km: (row: number) => number };

function fitting({ words, state, postcode }: TypedPlace): Found[] {
  const isHere = inGroup({ state, postcode });
  if (words.length === 0) return rowsOfPostcode({ state, postcode }).map((row) => ({ row, match: 'whole' }));
  const { plain } = nameIndex();
  const longest = [...words].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))[0] ?? [];
  const rows = new Set(longest.flatMap((reading) => rowsWithWord(nameIndex(), reading)));
  const found: Found[] = [];
  for (const row of rows) {
    if (!isHere(row)) continue;
    const fit = fitName(plain[row] as string, words);
    if (fit) found.push({ row, match: fit });
  }
  return found;
}

function rowsOfPostcode({ state, postcode }: Pick<TypedPlace, 'state' | 'postcode'>): number[] {
  const { ranges } = localityTable();
  return [...ranges].flatMap(([group, [from, to]]) =>
    group.startsWith(postcode ?? '', group.length - 4) && (!state || group.slice(0, -4) === state)
      ? Array.from({ length: to - from }, (_, at) => from + at)
      : [],
  );
}

const inGroup = ({ state, postcode }: Pick<TypedPlace, 'state' | 'postcode'>) => {
  const { groups, groupNames } = localityTable();
  return (row: number): boolean => {
    const group = groupNames[groups[row] as number] as string;
    return (
      (!state || group.slice(0, -4) === state) && (!postcode || group.startsWith(postcode, group.length - 4))
    );
  };
};

/** Names that begin with the same letter and are spelled nearly so, whatever spaces they have; the nearest alone. */
function nearly({ words, state, postcode }: TypedPlace): Found[] {
  const typed = words.map((readings) => readings.at(-1) ?? '').join('');
  const limit = slipsAllowed(typed);
  if (limit === 0) return [];
  const isHere = inGroup({ state, postcode });
  const { plain, letters } = nameIndex();
  const wanted = lettersOf(typed);
  const found: (Found & { length: number })[] = [];
  let least: number = limit;
  for (let row = 0; row < plain.length; row++) {
    const name = plain[row] as string;
    if (name.charCodeAt(0) !== typed.charCodeAt(0) || name.length < typed.length - least) continue;
    if (bits(wanted & ~(letters[row] as number)) > least || !isHere(row)) continue;
    const joined = name.replaceAll(' ', '');
    const slips = spellingDistance({ typed, name: joined, limit: least });
    if (slips > least) continue;
    if (slips < least) found.length = 0;
    least = slips;
    found.push({ row, match: 'nearly', length: joined.length });
  }
  // A name as long as what was typed is meant before one that goes on.
  const wholes = found.filter(({ length }) => Math.abs(length - typed.length) <= least);
  return wholes.length ? wholes : found;
}

/** A bit for each letter of a text. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count += 1;
  return count;
}

/** The best of what was found, in order: most searches find many and show few. */
function pick({ found, limit, rank }: { found: Found[]; limit: number; rank: Rank }): FoundPlace[] {
  const { plain } = nameIndex();
  const compare = (a: Found, b: Found): number =>
    rank.weight(b.row) - rank.weight(a.row) ||
    ORDER[a.match] - ORDER[b.match] ||
    Math.floor(rank.km(a.row) / ALIKE_KM) - Math.floor(rank.km(b.row) / ALIKE_KM) ||
    (plain[a.row] as string).length - (plain[b.row] as string).length ||
    rank.km(a.row) - rank.km(b.row) ||
    ((plain[a.row] as string) < (plain[b.row] as string) ? -1 : 1);
  const best: Found[] = [];
  for (const each of found) {
    if (best.length === limit && compare(each, best[limit - 1] as Found) >= 0) continue;
    const at = best.findIndex((other) => compare(each, other) < 0);
    best.splice(at < 0 ? best.length : at, 0, each);
    if (best.length > limit) best.pop();
  }
  return best.map(({ row, match }) => ({ ...localityAt(row), match }));
}

/** What a row is worth and how far it is, each worked out once. */
function rankOf({ weight, near }: Preferences): Rank {
  const count = localityTable().names.length;
  const weights = new Float64Array(count).fill(NaN);
  const distances = new Float64Array(count).fill(NaN);
  const once = (column: Float64Array, work: (place: Locality) => number) => (row: number) => {
    if (Number.isNaN(column[row])) column[row] = work(localityAt(row));
    return column[row] as number;
  };
  return {
    weight: once(weights, weight),
    km: once(distances, (place) =>
      near.reduce(
        (least, position) => Math.min(least, distanceKm(place, position)),
        near.length ? MOST_KM : 0,
      ),
    ),
  };
}

/** Further than anything in Australia is from anything. */
const MOST_KM = 20_000;
