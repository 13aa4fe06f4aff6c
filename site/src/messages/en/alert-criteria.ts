/** What an alert looks for, in one line, and how many properties match. */
export const alertCriteria = {
  /** `3+ bed houses to buy in Newtown and surrounds, up to $1,500,000`: `limits` follow in the order of the form. */
  line: ({ beds, tenure, what, purpose, places, more, around, limits }: CriteriaLine): string => {
    const names = more > 0 ? [...places, `${more} more suburbs`] : places;
    const place = names.length > 0 ? ` in ${listed(names)}${around ? ' and surrounds' : ''}` : '';
    const first = [beds && `${beds}+ bed`, tenure, what, purpose].filter(Boolean).join(' ');
    return [first + place, ...limits].join(', ');
  },
  purposes: {
    open: { buy: 'to buy', rent: 'to rent' },
    closed: { buy: 'sold', rent: 'leased' },
  },
  subjects: {
    any: 'properties',
    residential: 'homes',
    rural: 'rural properties',
    holiday: 'holiday homes',
    commercial: 'commercial properties',
    business: 'businesses',
  },
  tenures: { vacant: 'vacant', tenanted: 'tenanted' },
  types: (types: string[]) => listed(types.map(plural)),
  uses: (what: string, uses: string[]) => `${what} for ${listed(uses.map((use) => use.toLowerCase()))}`,
  baths: (n: number) => `${n}+ bath`,
  cars: (n: number) => `${n}+ car`,
  weekly: (price: string) => `${price} a week`,
  range: (min: string, max: string) => `${min} to ${max}`,
  from: (min: string) => `from ${min}`,
  upTo: (max: string) => `up to ${max}`,
  ofLand: (range: string) => `${range} of land`,
  ofBuilding: (range: string) => `${range} of building`,
  /** `text`: as the search page says it, “Within 5 km of Newtown”, “Drawn area”. */
  near: (text: string) => lowerFirst(text),
  within: (text: string) => `in the ${lowerFirst(text)}`,
  /** Counting stops at a thousand. */
  manyOrMore: '1,000 or more',
  matches: (number: string, total: number) =>
    total === 1 ? '1 property matches now.' : `${number} properties match now.`,
  results: (number: string, total: number) =>
    total === 1 ? '1 result on our website.' : `${number} results on our website.`,
  /** Before it stands the line above. */
  lineAndMatches: (line: string, matches: string) => `${line}. ${matches}`,
  noMatches: 'No properties match right now.',
  noResults: 'We have no results to show yet.',
  /** Follow these two. */
  whenMatches: 'We’ll email you when one does.',
  whenResults: 'We’ll email you when we do.',
};

/** The parts of {@link alertCriteria}.line. `more`: suburbs beyond those named. */
export type CriteriaLine = {
  beds: number | null;
  tenure: string | null;
  what: string;
  purpose: string;
  places: string[];
  more: number;
  around: boolean;
  limits: string[];
};

/** Types with an irregular plural. */
const UNCOUNTED = /^(land|acreage.*|livestock|cropping|dairy|farming|other)$/i;

function plural(type: string): string {
  const word = type.toLowerCase();
  if (UNCOUNTED.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
