import { describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { createFirstAdmin } from './first-admin.ts';

describe('the first admin', () => {
  it('has no password of the environment that everybody tries first', async () => {
    const { payload } = await testPayload();
    const made = createFirstAdmin({ payload, password: '1qaz2wsx3edc' });
    await expect(made).rejects.toThrow(
      'FRONTAGE_ADMIN_PASSWORD cannot be used. Many people use this password',
    );
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0);
  });

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
