import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { EnvError } from '#site/server/env.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { staffPasswordProblem } from '#site/server/password-rules.ts';

export type FirstAdmin = {
  email: string /** Set only when it was made up here and must be shown once. */;
  password?: string;
};

/**
 * Creates the first admin when there is no user yet; null when there are some. Without a password from the
 * environment one is made up, to be shown once and changed at the first sign-in. Throws an {@link EnvError} for a
 * password that is refused.
 */
export async function createFirstAdmin({
  payload,
  email = 'admin@example.com',
  password,
}: {
  payload: Payload;
  email?: string;
  password?: string;
}): Promise<FirstAdmin | null> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return null;
  const problem = password && staffPasswordProblem({ password, email });
  if (problem) throw new EnvError(`FRONTAGE_ADMIN_PASSWORD cannot be used. ${problem}`);
  const chosen = password ?? randomBytes(12).toString('base64url');
  await payload.create({
    collection: 'users',
    overrideAccess: true,
    // One that was made up here stood on a screen.
    data: { email, password: chosen, name: 'Admin', role: 'admin', mustChangePassword: !password },
  });
  return password ? { email } : { email, password: chosen };
}

/** What is purged when a user is changed or deleted. */
export const USERS_TAG = 'users';

/** The email address of the admin with the lowest id who may sign in, or null; cached until a user changes. */
export const firstAdminEmail = keepUntilPurged({ tags: [USERS_TAG], read: readFirstAdminEmail });

async function readFirstAdminEmail(payload: Payload): Promise<string | null> {
  const [row] = await query(
    payload,
    sql`select email from users where role = 'admin' and deactivated is not true order by id limit 1`,
  );
  return row?.email ? String(row.email) : null;
}
