import { LAND_RULES } from './land.ts';
import type { LookUpPlace, Phrase, PhraseChannel, PhraseFilters, Rule, Understood } from './phrase.ts';
import { type Prepared, prepareText } from './prepare-text.ts';
import { PRICE_RULES } from './prices.ts';
import { ROOM_RULES } from './rooms.ts';
import { EVERYDAY, FILLERS, NEGATIONS, TERM_RULES } from './terms.ts';

const RULES: readonly Rule[] = [...ROOM_RULES, ...PRICE_RULES, ...LAND_RULES, ...TERM_RULES];

/** Longer sentences are cut: people do not type them, and each letter costs time. */
const MOST_LETTERS = 300;
const MOST_WORDS_OF_A_PLACE = 6;

const WORD = /[a-z0-9$²'.+&]+/y;
const PREPOSITION = /(?:^|[^a-z])(?:in|near|around|at|nearby|close to|within|or|and|&|,|\/)\s*$/;

/**
 * Reads a sentence such as “3 bed house with pool in Newtown or Enmore under 1.5m” as filters. The longest reading at
 * each word wins; names of places are looked up. `channel`: the page it was typed on, which decides what a number
 * such as 600 means unless the sentence says rent or sale itself.
 */
export function readPhrase({
  text,
  channel,
  lookUpPlace,
}: {
  text: string;
  channel: PhraseChannel;
  lookUpPlace: LookUpPlace;
}): Phrase {
  const typed = text.slice(0, MOST_LETTERS);
  const prepared = prepareText(typed, (word) => lookUpPlace({ text: word, nearly: false }) !== undefined);
  const read = (rent: boolean) => readPrepared({ typed, prepared, rent, lookUpPlace });
  const rent = isRent(channel);
  const first = read(rent);
  const said = first.filters.channel;
  return said && isRent(said) !== rent ? read(isRent(said)) : first;
}

const isRent = (channel: PhraseChannel): boolean => channel === 'rent' || channel === 'leased';

type Input = { typed: string; prepared: Prepared; rent: boolean; lookUpPlace: LookUpPlace };

function readPrepared(input: Input): Phrase {
  const { typed, prepared } = input;
  const { text, at } = prepared;
  const understood: Understood[] = [];
  const left = gatherLeftovers({ typed, at });
  let from = 0;
  while (from < text.length) {
    if (!/[a-z0-9$<>~]/.test(text[from] as string)) {
      if (/[,;.!?]/.test(text[from] as string)) left.end();
      from += 1;
      continue;
    }
    const reading = left.isNegated() ? undefined : longest(readRule(input, from), readPlace(input, from));
    if (reading) {
      left.end();
      const [start, end] = [at[from] as number, at[reading.end] as number];
      understood.push({ text: typed.slice(start, end).trim(), start, end, filters: reading.filters });
      from = reading.end;
      continue;
    }
    const negated = left.isNegated() ? readRule(input, from) : undefined;
    const end = negated?.end ?? wordEnd(text, from);
    left.add({ word: text.slice(from, end), from, end });
    if (negated) left.end();
    from = end;
  }
  left.end();
  return {
    filters: understood.map(({ filters }) => filters).reduce(merge, {}),
    understood,
    keywords: left.keywords,
    ignored: left.ignored,
  };
}

type Reading = { end: number; filters: PhraseFilters };

const longest = (a: Reading | undefined, b: Reading | undefined): Reading | undefined =>
  a && b ? (b.end > a.end ? b : a) : (a ?? b);

function readRule({ prepared: { text }, rent }: Input, from: number): Reading | undefined {
  let best: Reading | undefined;
  for (const { pattern, read } of RULES) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match || (best && from + match[0].length <= best.end)) continue;
    const filters = read(match, { rent });
    if (filters) best = { end: from + match[0].length, filters };
  }
  return best;
}

/** The place that most words from here name, with state and postcode where they follow. */
function readPlace({ prepared: { text }, lookUpPlace }: Input, from: number): Reading | undefined {
  const ends: number[] = [];
  for (let at = from; ends.length < MOST_WORDS_OF_A_PLACE && at < text.length; ) {
    const end = wordEnd(text, at);
    ends.push(end);
    // A state or postcode may stand after a comma.
    const gap = /\.?[ -]+|, *(?=(?:nsw|vic|qld|wa|sa|tas|act|nt|\d{4})\b)/y;
    gap.lastIndex = end;
    const space = gap.exec(text);
    if (!space) break;
    at = end + space[0].length;
  }
  const isNamed = PREPOSITION.test(text.slice(0, from));
  for (const nearly of [false, true])
    for (const end of ends.toReversed()) {
      const name = text.slice(from, end).replace(/[.,]+$/, '');
      if (!mayBePlace({ name, isNamed, nearly })) continue;
      const places = lookUpPlace({ text: name, nearly });
      if (places?.length) return { end, filters: { places } };
    }
  return undefined;
}

function mayBePlace({ name, isNamed, nearly }: { name: string; isNamed: boolean; nearly: boolean }): boolean {
  if (/^\d/.test(name)) return /^\d{4}$/.test(name) && !nearly;
  const words = name.split(/[ -]+/);
  if (FILLERS.has(words[0] as string) && words[0] !== 'the') return false;
  if (FILLERS.has(words.at(-1) as string)) return false;
  if (words.length === 1 && EVERYDAY.has(name))
    return isNamed && !nearly && !/^(the|st|mt|saint|mount)$/.test(name);
  // A misspelt name is looked for only where a place is expected, since most words resemble the name of some town.
  if (nearly) return isNamed && name.length >= 5 && words.length <= 3 && !EVERYDAY.has(words[0] as string);
  return name.length >= 3;
}

function wordEnd(text: string, from: number): number {
  WORD.lastIndex = from;
  const word = WORD.exec(text);
  return from + Math.max(1, (word?.[0] ?? '').replace(/[.]+$/, '').length);
}

/** Lists are joined; of two numbers the later one counts. */
function merge(all: PhraseFilters, next: PhraseFilters): PhraseFilters {
  const joined = { ...all, ...next };
  for (const list of ['types', 'features', 'places'] as const)
    if (all[list] && next[list]) joined[list] = [...new Set([...all[list], ...next[list]])];
  return joined;
}

/** A distance or a time to walk, which no listing has in its text. */
const DISTANCE = /\d\s*(?:kms?|kilomet(?:re|er)s?|metres?|m|mins?|minutes?)\b/i;

type Word = { word: string; from: number; end: number };

/** Gathers the words that were not understood to phrases. */
function gatherLeftovers({ typed, at }: { typed: string; at: readonly number[] }) {
  const keywords: string[] = [];
  const ignored: string[] = [];
  let words: Word[] = [];
  const isFiller = ({ word }: Word) => FILLERS.has(word) && !NEGATIONS.has(word);
  return {
    keywords,
    ignored,
    add: (word: Word): void => {
      words.push(word);
    },
    /** Whether what follows is not wanted: “no”, “don't want a”. */
    isNegated: (): boolean => NEGATIONS.has(words.findLast((word) => !isFiller(word))?.word ?? ''),
    /** Ends the phrase. Filler words at its ends are left out. */
    end: (): void => {
      const phrase = words.slice(
        words.findIndex((word) => !isFiller(word)),
        words.findLastIndex((word) => !isFiller(word)) + 1,
      );
      words = [];
      const [first, last] = [phrase[0], phrase.at(-1)];
      if (!first || !last) return;
      const text = typed.slice(at[first.from], at[last.end]).trim();
      if (DISTANCE.test(text) || phrase.some(({ word }) => NEGATIONS.has(word))) ignored.push(text);
      else if (/[a-z0-9]{2}/i.test(text)) keywords.push(text);
    },
  };
}
