import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageNumbers } from './pagination.tsx';

describe('pageNumbers', () => {
  test.each([
    { page: 1, pages: 1, numbers: [1] },
    { page: 1, pages: 3, numbers: [1, 2, 3] },
    { page: 1, pages: 5, numbers: [1, 2, 3, 4, 5] },
    { page: 1, pages: 6, numbers: [1, 2, -5, 6] },
    { page: 4, pages: 7, numbers: [1, 2, 3, 4, 5, 6, 7] },
    { page: 1, pages: 42, numbers: [1, 2, -41, 42] },
    { page: 20, pages: 42, numbers: [1, -18, 19, 20, 21, -41, 42] },
    { page: 42, pages: 42, numbers: [1, -40, 41, 42] },
  ])('page $page of $pages', ({ page, pages, numbers }) => {
    expect(pageNumbers({ page, pages })).toEqual(numbers);
  });

  test.each([
    { page: 1, pages: 5, numbers: [1, 2, 3, 4, 5] },
    { page: 3, pages: 12, numbers: [1, 2, 3, -11, 12] },
    { page: 6, pages: 12, numbers: [1, -5, 6, -11, 12] },
  ])('page $page of $pages on phones', ({ page, pages, numbers }) => {
    expect(pageNumbers({ page, pages, beside: 0 })).toEqual(numbers);
  });

  test('first, last and current are always there, a gap is never one page wide', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)];
        const numbers = pageNumbers({ page, pages });
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        const shown = numbers.filter((n) => n > 0);
        expect(shown).toEqual([...new Set(shown)].sort((x, y) => x - y));
        for (const [index, n] of numbers.entries()) {
          if (n < 0) expect((numbers[index + 1] ?? 0) - (numbers[index - 1] ?? 0)).toBeGreaterThan(2);
        }
      }),
    );
  });
});
