import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { isStoredPassword } from '#site/server/password-hash.ts';
import { staffPasswordProblem } from '#site/server/password-rules.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { noteChange } from './sign-in-notices.ts';
import { type StoredUser, storedUser, type UserOperation } from './user-operation.ts';

/** How often somebody may enter their current password wrongly: eight times, then once in two minutes. */
const tries = createRateLimit({ burst: 8, everyMs: 2 * 60_000 });

/** A refusal that the screen shows at a field. */
const atField = (path: string, message: string) =>
  new ValidationError({ collection: 'users', errors: [{ path, message }] });

/**
 * The rules for passwords, however one is set: on creating a user, on changing one, by the link of a mail. Whoever
 * changes their own address or password proves that it is them, by the password they have now.
 */
export async function checkPasswords(asked: UserOperation): Promise<void> {
  const { operation, data } = asked;
  if (operation === 'create') check({ password: data.password, email: textOf(data.email) });
  if (operation === 'resetPassword') await checkReset(asked);
  if (operation === 'update') await checkUpdate(asked);
}

async function checkReset({ req, data }: UserOperation): Promise<void> {
  const user = await storedUser({ req, where: { resetPasswordToken: { equals: textOf(data.token) } } });
  if (!user) return;
  check({ password: data.password, email: user.email });
  noteChange(req, { owner: user, what: 'password' });
}

async function checkUpdate(asked: UserOperation): Promise<void> {
  const { req, id, data, overrideAccess } = asked;
  const current = textOf(data.currentPassword);
  // It is asked for and never stored.
  delete data.currentPassword;
  const setsPassword = Boolean(data.password);
  if (!setsPassword && data.email === undefined) return;
  if (id === undefined)
    throw new APIError('Change the email address or password of one user at a time.', 400);
  const user = await storedUser({ req, where: { id: { equals: id } } });
  if (!user) return;
  const email = textOf(data.email) || user.email;
  const isOwn = !overrideAccess && staffOf(req, { anyPassword: true })?.id === user.id;
  const setsEmail = normal(email) !== normal(user.email);
  if (isOwn && (setsPassword || setsEmail)) await expectCurrent({ user, current });
  if (setsPassword) check({ password: data.password, email });
  if (isOwn && setsPassword && data.password === current)
    throw atField('password', 'Choose another password than the one you have now.');
  if (!overrideAccess && (setsPassword || setsEmail))
    noteChange(req, { owner: user, what: setsPassword ? 'password' : 'email address' });
}

/** Throws where this is not the password that a user has now; counts attempts. */
export async function expectPassword({
  req,
  user,
  password,
}: {
  req: PayloadRequest;
  user: number;
  password: string;
}): Promise<void> {
  const stored = await storedUser({ req, where: { id: { equals: user } } });
  if (!password || !stored) throw new APIError('Enter your current password.', 400, null, true);
  await expectCurrent({ user: stored, current: password }).catch((error: unknown) => {
    throw error instanceof ValidationError
      ? new APIError('The current password is incorrect.', 400, null, true)
      : error;
  });
}

async function expectCurrent({ user, current }: { user: StoredUser; current: string }): Promise<void> {
  if (!current)
    throw atField('currentPassword', 'Enter your current password to change your email address or password.');
  const key = String(user.id);
  if (env().limits && !tries.take(key).ok)
    throw new APIError('Too many attempts. Wait a few minutes and try again.', 429);
  const { hash, salt } = user;
  const isRight = hash && salt && (await isStoredPassword({ password: current, hash, salt }));
  if (!isRight) throw atField('currentPassword', 'The current password is incorrect.');
  tries.giveBack(key);
}

function check({ password, email }: { password: unknown; email: string }): void {
  const problem = staffPasswordProblem({ password: textOf(password), email });
  if (problem) throw atField('password', problem);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const normal = (email: string): string => email.trim().toLowerCase();
