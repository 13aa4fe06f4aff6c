import { describe, expect, it } from 'vitest';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { createFirstAdmin, firstAdminEmail } from './first-admin.ts';

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
    // It stood on a screen.
    expect(signedIn.user).toMatchObject({ role: 'admin', mustChangePassword: true });
    expect(await createFirstAdmin({ payload })).toBeNull();
  });

  it('is asked for once, until a user changes', async () => {
    const { payload } = await testPayload();
    await emptyTables(payload, 'users');
    const first = await payload.create({ collection: 'users', data: user('first@agency.test') });
    await payload.create({ collection: 'users', data: user('second@agency.test') });
    expect(await firstAdminEmail(payload)).toBe('first@agency.test');
    await payload.update({ collection: 'users', id: first.id, data: { email: 'moved@agency.test' } });
    expect(await firstAdminEmail(payload)).toBe('moved@agency.test');
    await payload.delete({ collection: 'users', id: first.id });
    expect(await firstAdminEmail(payload)).toBe('second@agency.test');
  });

  it('is somebody who may still sign in', async () => {
    const { payload } = await testPayload();
    await emptyTables(payload, 'users');
    const first = await payload.create({ collection: 'users', data: user('left@agency.test') });
    await payload.create({ collection: 'users', data: user('stayed@agency.test') });
    await payload.update({ collection: 'users', id: first.id, data: { deactivated: true } });
    expect(await firstAdminEmail(payload)).toBe('stayed@agency.test');
    await payload.update({ collection: 'users', id: first.id, data: { deactivated: false } });
    expect(await firstAdminEmail(payload)).toBe('left@agency.test');
  });
});

const user = (email: string) => ({
  email,
  password: 'seven tall pines',
  name: 'Ada',
  role: 'admin' as const,
});
