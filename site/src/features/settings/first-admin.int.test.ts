import { describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { createFirstAdmin } from './first-admin.ts';

describe('the first admin', () => {
  it('is created once, with a password that signs in and that only this answer knows', async () => {
    const { payload } = await testPayload();
    const made = await createFirstAdmin({ payload });
    expect(made?.email).toBe('admin@example.com');
    const signedIn = await payload.login({
      collection: 'users',
      data: { email: 'admin@example.com', password: made?.password ?? '' },
    });
    expect(signedIn.user).toMatchObject({ role: 'admin' });
    expect(await createFirstAdmin({ payload })).toBeNull();
  });
});
