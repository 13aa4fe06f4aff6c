import { describe, expect, it } from 'vitest';
import type { BlockContext } from '../block.ts';
import { pagedHref, pagedMarks, pageOfAll, wantedOf } from './paged.ts';

const terms = [{ slug: 'farms' }, { slug: 'shops' }];
const wanted = (context: Partial<BlockContext>, more: Partial<Parameters<typeof wantedOf>[0]> = {}) =>
  wantedOf({
    context: { path: '/', ...context },
    id: 'a',
    taxonomy: 'kind',
    terms,
    pager: 'numbers',
    perPage: 5,
    ...more,
  });
const query = (text: string) => ({ query: new URLSearchParams(text) });

describe('what a visitor wants of a list', () => {
  it('is what the address says of this list', () => {
    expect(wanted(query('e-page-a=3&e-filter-a-kind=farms&e-page-b=9'))).toEqual({
      page: 3,
      term: 'farms',
      cumulative: false,
    });
  });

  it('is only what the list offers', () => {
    expect(wanted(query('e-filter-a-kind=secret')).term).toBe('');
    expect(wanted({ asked: { page: 2, term: 'secret' } })).toMatchObject({ page: 2, term: '' });
    expect(wanted(query('e-page-a=4'), { pager: 'none' }).page).toBe(1);
  });

  it('is all up to its page where more is added, but not without end, and not what is fetched alone', () => {
    const pager = 'load-more' as const;
    expect(wanted(query('e-page-a=3'), { pager }).cumulative).toBe(true);
    expect(wanted(query('e-page-a=900'), { pager }).cumulative).toBe(false);
    expect(wanted({ asked: { page: 3, term: '' } }, { pager }).cumulative).toBe(false);
  });
});

const page = (number: number, cumulative = false) =>
  pageOfAll({ all: [1, 2, 3, 4, 5], wanted: { page: number, term: '', cumulative }, perPage: 2 });

it.each([
  [page(1), [1, 2], { page: 1, pages: 3, total: 5, remaining: 3 }],
  [page(3), [5], { page: 3, pages: 3, total: 5, remaining: 0 }],
  [page(99), [5], { page: 3, pages: 3, total: 5, remaining: 0 }],
  [page(2, true), [1, 2, 3, 4], { page: 2, pages: 3, total: 5, remaining: 1 }],
])('a page of a list: %j', (found, items, at) => {
  expect(found).toEqual({ items, at });
});

it('links keep the rest of the address, and lead to the list', () => {
  const href = pagedHref({ id: 'a', taxonomy: 'kind', query: 'e-page-b=2&e-page-a=4' });
  expect(href({ page: 2, term: 'farms' })).toBe('?e-page-b=2&e-filter-a-kind=farms&e-page-a=2#list-a');
  expect(href({ page: 1, term: '' })).toBe('?e-page-b=2#list-a');
});

it('what is not published is not fetched', () => {
  const paged = { place: null, term: '', at: page(1).at };
  expect(pagedMarks({ id: 'a', taxonomy: 'kind', type: 'posts', paged, pager: 'numbers' })).toBeUndefined();
});
