import { spendPasswordTime } from '#site/server/password-hash.ts';
import { storedUser, type UserOperation } from './user-operation.ts';

/** Makes a sign-in with an address that nobody has take as long as one with a wrong password. */
export async function hideUnknownUsers({ operation, req, data }: UserOperation): Promise<void> {
  if (operation !== 'login') return;
  const { email, password } = data;
  if (typeof email !== 'string' || typeof password !== 'string' || !password.trim()) return;
  const user = await storedUser({ req, where: { email: { equals: email.toLowerCase().trim() } } });
  if (!user) await spendPasswordTime(password);
}
