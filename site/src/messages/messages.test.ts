import { describe, expect, it } from 'vitest';
import arInScripts from './ar/index.ts';
import arOnServer from './ar/on-server.ts';
import enInScripts from './en/index.ts';
import enOnServer from './en/on-server.ts';
import viInScripts from './vi/index.ts';
import viOnServer from './vi/on-server.ts';
import zhInScripts from './zh/index.ts';
import zhOnServer from './zh/on-server.ts';

const ar = { ...arInScripts, ...arOnServer };
const en = { ...enInScripts, ...enOnServer };
const vi = { ...viInScripts, ...viOnServer };
const zh = { ...zhInScripts, ...zhOnServer };

type Leaf = { path: string; value: unknown };

/** Texts, and functions that make texts, by their path: `search.sorts.newest`. */
const leavesOf = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, path ? `${path}.${key}` : key))
    : [{ path, value }];

const english = new Map(leavesOf(en).map(({ path, value }) => [path, value]));

/** The same in every language: a loan word, a trade mark, a price alone. */
const SAME = new Set([
  'vi.site.menu',
  'vi.cards.video',
  'vi.listing.video',
  'vi.listingScripts.videos.Video',
  'vi.listingScripts.email',
]);
/** Distances, such as `5 km`. */
const SAME_UNITS = /^vi\.formTexts\.\d+ km$/;

const isSame = (path: string): boolean => SAME.has(path) || SAME_UNITS.test(path);

/** Letters that a text of the language cannot do without; Vietnamese has some words without marks. */
const SCRIPT = { zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u, vi: /\p{L}/u };

/** What is more than punctuation. */
const hasLetters = (text: unknown): boolean => /\p{L}/u.test(String(text));

describe.each(Object.entries({ zh, vi, ar }))('%s', (language, messages) => {
  const leaves = leavesOf(messages);

  it('has each text that English has, and no other', () => {
    expect(leaves.map(({ path }) => path).sort()).toEqual([...english.keys()].sort());
  });

  it('has texts where English has texts, and functions where it has functions', () => {
    const other = leaves.filter(({ path, value }) => typeof value !== typeof english.get(path));
    expect(other.map(({ path }) => path)).toEqual([]);
  });

  it('leaves no text empty, and none in English', () => {
    const texts = leaves.flatMap(({ path, value }) =>
      typeof value === 'string' && hasLetters(english.get(path)) ? [{ path, value }] : [],
    );
    const bad = texts.filter(
      ({ path, value }) =>
        !SCRIPT[language as keyof typeof SCRIPT].test(value) ||
        (value === english.get(path) && !isSame(`${language}.${path}`)),
    );
    expect(bad).toEqual([]);
  });
});

describe('Arabic', () => {
  it('counts in its six forms', () => {
    const found = (total: number) => ar.search.found({ total, number: `${total}`, more: false });
    expect([0, 1, 2, 3, 11, 100].map(found)).toEqual([
      'لا توجد عقارات',
      'عقار واحد',
      'عقاران',
      '3 عقارات',
      '11 عقارًا',
      '100 عقار',
    ]);
  });
});
