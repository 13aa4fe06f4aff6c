import { COUNT, countOf, LEAST, MOST, OR_LESS, OR_MORE } from './numbers.ts';
import { type PhraseFilters, pattern, type Rule } from './phrase.ts';

const BEDS = 'bedrooms?|beds?|bedders?|bdrms?|bdrs?|bds?|brs?|b/r|bdr';
const BATHS = 'bathrooms?|baths?|bthrms?|bths?|ba|toilets?';
const CARS =
  'car_?_spaces?|car_?_parks?|car_?_spots?|car_?_ports?|car garages?|cars?|garages?|parking spaces?|parking spots?|parking|parks|spaces|lock_-?up garages?|lugs?|vehicles?';
const BETWEEN = '_(?:-|to|or|/)_';

/** Counts of rooms and cars: `3 bed`, `3+ beds`, `two or three bedrooms`, `up to 3 bedrooms`, `beds: 3`. */
const counted = ({
  words,
  filters,
}: {
  words: string;
  filters: (from: number | undefined, to: number | undefined) => PhraseFilters;
}): Rule[] => {
  const range = (low: string | undefined, high: string | undefined) => {
    const [from, to] = [countOf(low), countOf(high)];
    return from !== undefined && to !== undefined && from > to ? filters(to, from) : filters(from, to);
  };
  return [
    // Two numbers.
    {
      pattern: pattern(`(?:between |from )?(${COUNT})(?:${BETWEEN}| and )(${COUNT})_-?_(?:${words})`),
      read: ([, low, high]) => range(low, high),
    },
    // A minimum, which a number alone is too.
    {
      pattern: pattern(`(?:(?:${LEAST})_)?(${COUNT})_(?:${OR_MORE})?_-?_(?:${words})(?:${OR_MORE})?`),
      read: ([, from]) => range(from, undefined),
    },
    // A maximum.
    { pattern: pattern(`(?:${MOST})_(${COUNT})_-?_(?:${words})`), read: ([, to]) => range(undefined, to) },
    {
      pattern: pattern(`(${COUNT})_-?_(?:${words})(?:${OR_LESS})`),
      read: ([, to]) => range(undefined, to),
    },
    // The word first.
    { pattern: pattern(`(?:${words})_[:=]_(${COUNT})\\+?`), read: ([, from]) => range(from, undefined) },
  ];
};

const least = (name: 'bathsFrom' | 'carsFrom') => (from: number | undefined) =>
  from === undefined ? {} : { [name]: from };

/** Bedrooms, bathrooms and car spaces. */
export const ROOM_RULES: readonly Rule[] = [
  ...counted({
    words: BEDS,
    filters: (from, to) => ({
      ...(from === undefined ? {} : { bedsFrom: from }),
      ...(to === undefined ? {} : { bedsTo: to }),
    }),
  }),
  ...counted({ words: BATHS, filters: least('bathsFrom') }),
  ...counted({ words: CARS, filters: least('carsFrom') }),
  // 3x2, 4x2x2: bedrooms by bathrooms by cars, as in Western Australia.
  {
    pattern: pattern('(\\d)_[x×/]_(\\d)(?:_[x×/]_(\\d))?'),
    read: ([, beds, baths, cars]) => ({
      bedsFrom: Number(beds),
      bathsFrom: Number(baths),
      ...(cars ? { carsFrom: Number(cars) } : {}),
    }),
  },
  // 3b2b, 3b2b1c.
  {
    pattern: pattern('(\\d)b_(\\d)b(?:_(\\d)c)?'),
    read: ([, beds, baths, cars]) => ({
      bedsFrom: Number(beds),
      bathsFrom: Number(baths),
      ...(cars ? { carsFrom: Number(cars) } : {}),
    }),
  },
  {
    pattern: pattern(
      '(?:lock_-?up |remote )?garage|dlug|slug|lug|carport|off_-?_street parking|parking|car_?_(?:space|park|spot)',
    ),
    read: ([text]) => ({ carsFrom: text === 'dlug' ? 2 : 1 }),
  },
];
