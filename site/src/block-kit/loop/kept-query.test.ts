import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cacheKey } from '#site/server/page-cache.ts';
import { keptQuery, loopQuery } from './kept-query.ts';

const kept = (query: string) => keptQuery(new URLSearchParams(query)).toString();

it('leaves out where a visitor came from, what is empty, and the link by which a password is chosen', () => {
  expect(kept('suburb=newtown&utm_source=mail&msclkid=1&gclid=2&mc_eid=3&type=')).toBe('suburb=newtown');
  expect(kept('form=reset_password&e=zoe%40example.com&t=secret&beds=3')).toBe('beds=3');
});

it('is no longer than people write', () => {
  const many = Array.from({ length: 50 }, (_, index) => `a${index}=1`).join('&');
  expect(kept(many).split('&')).toHaveLength(20);
  expect(kept(`a=${'x'.repeat(401)}&${'n'.repeat(81)}=1&b=2`)).toBe('b=2');
});

it('is about lists alone, where a page means nothing else', () => {
  expect(loopQuery(new URLSearchParams('a=1&e-page-x=2&e-filter-x-type=house&utm_term=z')).toString()).toBe(
    'e-page-x=2&e-filter-x-type=house',
  );
});

/** A kept page goes to everybody: its links must say nothing that another address of the same page did not. */
it('holds nothing that the name of the kept page does not', () => {
  const name = fc.constantFrom('form', 'e', 't', 'a', 'utm_x', 'fbclid', 'msclkid', 'e-page-x', '_ga');
  const value = fc.constantFrom('', 'reset_password', 'secret', '1', 'newtown');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (query) => {
      const asked = new URLSearchParams(query);
      const key = cacheKey({ method: 'GET', url: `/buy?${asked}`, headers: {} }) ?? '';
      const named = [...new URLSearchParams(key.split('?')[1])].map(String).sort();
      expect([...keptQuery(asked)].map(String).sort()).toEqual(named);
    }),
  );
});
