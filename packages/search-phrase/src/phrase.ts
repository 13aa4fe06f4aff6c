/** The search pages of a site. */
export type PhraseChannel = 'buy' | 'rent' | 'sold' | 'leased';

/** Days of inspections. */
export type OpenDay =
  | 'today'
  | 'tomorrow'
  | 'weekend'
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday';

/** The filters of a sentence. Filters it does not mention are absent. */
export type PhraseFilters = {
  channel?: PhraseChannel;
  category?: 'residential' | 'rural' | 'holiday' | 'commercial' | 'business';
  /** Kinds of property, as terms.ts names them. */
  types?: readonly string[];
  /** Features, as terms.ts names them. */
  features?: readonly string[];
  /** Keys of places, as the lookup gave them. */
  places?: readonly string[];
  /** Dollars; a week where the search is for rent. */
  priceFrom?: number;
  priceTo?: number;
  bedsFrom?: number;
  bedsTo?: number;
  bathsFrom?: number;
  carsFrom?: number;
  /** m². */
  landFrom?: number;
  landTo?: number;
  /** Whether listings under offer are shown alone, or left out. */
  underOffer?: 'only' | 'hidden';
  auction?: boolean;
  openDay?: OpenDay;
};

/** A part of the sentence and how it was understood. */
export type Understood = {
  /** As typed. */
  text: string;
  /** Where it stands in the sentence. */
  start: number;
  end: number;
  filters: PhraseFilters;
};

/** What a sentence means. */
export type Phrase = {
  filters: PhraseFilters;
  understood: readonly Understood[];
  /** What was not understood and can be looked for in the text of listings, as typed. */
  keywords: readonly string[];
  /** What was not understood and would find the wrong listings as a keyword: “no strata”. */
  ignored: readonly string[];
};

/** Looks up a place by its name; undefined where there is none. `nearly`: the name may be misspelt. */
export type LookUpPlace = (input: { text: string; nearly: boolean }) => readonly string[] | undefined;

/** One way to read a part of a sentence. */
export type Rule = {
  /** Sticky; read at the beginning of a word, of lowercase text. */
  pattern: RegExp;
  /** What was read; undefined where it makes no sense. */
  read: (match: RegExpExecArray, context: { rent: boolean }) => PhraseFilters | undefined;
};

/** A sticky pattern that ends where a word does. Spaces in it are any space. */
export const pattern = (source: string): RegExp =>
  new RegExp(`(?:${source.replaceAll(' ', '\\s+').replaceAll('_', '\\s*')})(?![a-z0-9])`, 'y');
