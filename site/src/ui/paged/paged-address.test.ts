import { describe, expect, it } from 'vitest';
import { addressWith, readAddress } from './paged-address.ts';

const marks = { pageName: 'e-page-a', termName: 'e-filter-a-kind' };
const at = (path: string) => `https://www.example.com.au${path}`;

describe('an address', () => {
  it.each([
    ['/x', { page: 1, term: '' }],
    ['/x?e-page-a=3&e-filter-a-kind=farms', { page: 3, term: 'farms' }],
    ['/x?e-page-b=3', { page: 1, term: '' }],
    ['/x?e-page-a=-2', { page: 1, term: '' }],
    ['/x?e-page-a=1e9', { page: 1, term: '' }],
  ])('%s says %j of the list', (path, said) => {
    expect(readAddress({ marks, address: at(path) })).toEqual(said);
  });

  it('gets what the list shows, and keeps everything else', () => {
    const address = at('/x?utm_source=mail&e-page-b=2&e-page-a=5#list-a');
    expect(addressWith({ marks, page: 2, term: 'farms', address })).toBe(
      at('/x?utm_source=mail&e-page-b=2&e-page-a=2&e-filter-a-kind=farms#list-a'),
    );
    expect(addressWith({ marks, page: 1, term: '', address })).toBe(
      at('/x?utm_source=mail&e-page-b=2#list-a'),
    );
  });
});
