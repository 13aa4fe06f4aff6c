import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SENTENCES } from '../cases/sentences.ts';
import type { LookUpPlace, Phrase } from './phrase.ts';
import { readPhrase } from './read-phrase.ts';

/** The places of the sentences; the gazetteer has tests of its own. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  newtown: ['newtown-nsw-2042'],
  'newtown nsw': ['newtown-nsw-2042'],
  'newtown nsw 2042': ['newtown-nsw-2042'],
  'newtown vic': ['newtown-vic-3220'],
  enmore: ['enmore-nsw-2042'],
  '2042': ['enmore-nsw-2042', 'newtown-nsw-2042'],
  'st kilda': ['st-kilda-vic-3182'],
  'saint kilda': ['st-kilda-vic-3182'],
  'st kilda east': ['st-kilda-east-vic-3183'],
  'port fairy': ['port-fairy-vic-3284'],
  mudgee: ['mudgee-nsw-2850'],
  perth: ['perth-wa-6000'],
  'perth wa': ['perth-wa-6000'],
  fremantle: ['fremantle-wa-6160'],
  young: ['young-nsw-2594'],
  sale: ['sale-vic-3850'],
  'sale vic': ['sale-vic-3850'],
  orange: ['orange-nsw-2800'],
  'the rocks': ['the-rocks-nsw-2000'],
  'brighton le sands': ['brighton-le-sands-nsw-2216'],
  oconnor: ['o-connor-act-2602'],
  woolloomooloo: ['woolloomooloo-nsw-2011'],
};
const SLIPS: Readonly<Record<string, string>> = {
  woolomooloo: 'woolloomooloo',
  fremantel: 'fremantle',
  newton: 'newtown',
};
const lookUpPlace: LookUpPlace = ({ text, nearly }) => {
  const plain = text
    .replace(/[.']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return PLACES[plain] ?? (nearly ? PLACES[SLIPS[plain] ?? ''] : undefined);
};

const read = (text: string, channel: 'buy' | 'rent' = 'buy') => readPhrase({ text, channel, lookUpPlace });

/** What a sentence means, as the table writes it. */
const written = ({ filters, keywords, ignored }: Phrase): string =>
  [
    ...Object.entries(filters).map(
      ([name, value]) => `${name}=${Array.isArray(value) ? value.join('+').replaceAll(' ', '_') : value}`,
    ),
    ...keywords.map((keyword) => `"${keyword}"`),
    ...ignored.map((text) => `(${text})`),
  ].join(' ');

const cases = SENTENCES.split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [sentence = '', meaning = ''] = line.split(/ \|(?: |$)/);
    const [, page, text = ''] = /^(rent: )?(.*)$/.exec(sentence) ?? [];
    return { line, text, channel: page ? ('rent' as const) : ('buy' as const), meaning };
  });

test('has enough sentences', () => {
  expect(cases.length).toBeGreaterThan(450);
});

test.each(cases)('$line', ({ text, channel, meaning }) => {
  expect(written(read(text, channel))).toBe(meaning);
});

describe('what was understood', () => {
  test('is returned with the part of the sentence that says it', () => {
    const text = 'Sunny 3 bed House, in Newtown  under $1.5m';
    const { understood } = read(text);
    expect(understood.map(({ text, filters }) => [text, filters])).toEqual([
      ['3 bed', { bedsFrom: 3 }],
      ['House', { types: ['house'] }],
      ['Newtown', { places: ['newtown-nsw-2042'] }],
      ['under $1.5m', { priceTo: 1_500_000 }],
    ]);
    for (const { text: part, start, end } of understood) expect(text.slice(start, end).trim()).toBe(part);
  });

  test('keeps its place where a typing error was corrected', () => {
    const text = 'appartment with a balcany';
    expect(read(text).understood.map(({ text }) => text)).toEqual(['appartment', 'balcany']);
  });
});

test('accepts any text, and the same text always means the same', () => {
  const word = fc.constantFrom(
    ...['3', 'bed', 'house', 'under', '1.5m', 'Newtown', '-', '$', 'no', 'to', '600', 'pw', 'ha', '+', ','],
  );
  const sentence = fc.oneof(
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 400 }),
  );
  fc.assert(
    fc.property(sentence, (text) => {
      const phrase = read(text);
      expect(read(text)).toEqual(phrase);
      let from = 0;
      for (const { start, end } of phrase.understood) {
        expect(start).toBeGreaterThanOrEqual(from);
        expect(end).toBeGreaterThan(start);
        from = end;
      }
      for (const number of [phrase.filters.priceFrom, phrase.filters.priceTo, phrase.filters.landFrom])
        expect(number === undefined || number >= 0).toBe(true);
    }),
    { numRuns: 300 },
  );
});
