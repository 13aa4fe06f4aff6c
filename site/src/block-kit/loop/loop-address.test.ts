import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterJoin, type LoopState, readLoopState, writeLoopState } from './loop-address.ts';

const widget = 'a1b2c3d';
const taxonomies = ['category', 'suburb'];
const read = (query: string) => readLoopState({ widget, taxonomies, query: new URLSearchParams(query) });

describe('what the address says', () => {
  it.each<[string, LoopState['filters']]>([
    ['', []],
    [`e-filter-${widget}-category=houses`, [{ taxonomy: 'category', operator: 'AND', terms: ['houses'] }]],
    [
      `e-filter-${widget}-category=houses%2Bland`,
      [{ taxonomy: 'category', operator: 'AND', terms: ['houses', 'land'] }],
    ],
    [
      `e-filter-${widget}-category=houses+land`,
      [{ taxonomy: 'category', operator: 'AND', terms: ['houses', 'land'] }],
    ],
    [
      `e-filter-${widget}-category=houses~land`,
      [{ taxonomy: 'category', operator: 'IN', terms: ['houses', 'land'] }],
    ],
    [
      `e-filter-${widget}-category=!houses!land`,
      [{ taxonomy: 'category', operator: 'NOT IN', terms: ['houses', 'land'] }],
    ],
    [
      `e-filter-${widget}-category=Houses~houses`,
      [{ taxonomy: 'category', operator: 'IN', terms: ['houses'] }],
    ],
    [`e-filter-${widget}-price=low`, []],
    ['e-filter-other-category=houses', []],
    [`e-filter-${widget}-category=%27;drop~<script>`, []],
  ])('%s', (query, filters) => expect(read(query).filters).toEqual(filters));

  it.each([
    ['', 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['1e3', 1],
    ['99999', 1000],
    ['99999999999', 1],
    ['2.5', 1],
  ])('page “%s” is %i', (text, page) => expect(read(`e-page-${widget}=${text}`).page).toBe(page));

  it('takes twenty terms at most', () => {
    const terms = Array.from({ length: 500 }, (_, index) => `term-${index}`).join('~');
    expect(read(`e-filter-${widget}-category=${terms}`).filters[0]?.terms).toHaveLength(20);
  });
});

const state = fc.record({
  page: fc.integer({ min: 1, max: 1000 }),
  filters: fc.subarray(taxonomies).chain((chosen) =>
    fc.tuple(
      ...chosen.map((taxonomy) =>
        fc
          .record({
            operator: fc.constantFrom('AND' as const, 'IN' as const, 'NOT IN' as const),
            terms: fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/), {
              minLength: 2,
              maxLength: 20,
            }),
          })
          .map((filter) => ({ taxonomy, ...filter })),
      ),
    ),
  ),
});

it('is read as it was written, and leaves the rest of the address alone', () => {
  fc.assert(
    fc.property(state, (written) => {
      const before = new URLSearchParams(
        `utm_source=mail&e-page-other=4&e-page-${widget}=9&e-filter-${widget}-old=x`,
      );
      const query = writeLoopState({ widget, state: written, query: before });
      expect(read(query.toString())).toEqual(written);
      expect([query.get('utm_source'), query.get('e-page-other')]).toEqual(['mail', '4']);
      expect(query.has(`e-filter-${widget}-old`)).toBe(false);
    }),
  );
});

it('says nothing where there is nothing to say', () => {
  const query = writeLoopState({ widget, state: { page: 1, filters: [] }, query: new URLSearchParams() });
  expect(query.toString()).toBe('');
});

it('joins filters by AND and OR only', () => {
  expect(['AND', 'OR', 'and', 'XOR', undefined, {}].map(filterJoin)).toEqual([
    'AND',
    'OR',
    ...Array(4).fill('DISABLED'),
  ]);
});
