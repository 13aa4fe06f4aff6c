import { expect, it } from 'vitest';
import { surroundingsAddress } from './surroundings-address.ts';

it('asks for the header and footer of a path, without those that the page hides', () => {
  expect(surroundingsAddress({ path: '/sell & let', header: true, footer: true })).toBe(
    '/preview/surroundings?path=%2Fsell+%26+let',
  );
  expect(surroundingsAddress({ path: '/a', header: false, footer: true })).toMatch(/&without=header$/);
  expect(surroundingsAddress({ path: '/a', header: false, footer: false })).toMatch(
    /&without=header%2Cfooter$/,
  );
});
