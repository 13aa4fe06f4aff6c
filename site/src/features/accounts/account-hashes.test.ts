import { expect, it } from 'vitest';
import { ACCOUNT_HASHES, accountPathOfHash } from './account-hashes.ts';

it('every hash of the old website opens its form', () => {
  expect(Object.keys(ACCOUNT_HASHES)).toEqual([
    ...['login', 'forgot-password', 'register', 'register-sale', 'register-lease'],
    ...['register-commercial', 'register-rural', 'register-business', 'register-holiday'],
  ]);
  expect(accountPathOfHash('register-holiday')).toBe('/forms/register?category=holiday&buy_rent=rent');
});

it.each(['', 'main', 'toString', '__proto__', 'Login'])('“%s” opens nothing', (hash) => {
  expect(accountPathOfHash(hash)).toBeUndefined();
});
