import type { CollectionAfterOperationHook, CollectionBeforeLoginHook, PayloadRequest } from 'payload';
import { env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { tellOfWrongCodes } from '../sign-in-notices.ts';
import { SignInRefusal } from '../sign-in-refusal.ts';
import { IS_TWO_STEP } from '../start-session.ts';
import { takeTwoStepCode, twoStepOf } from './two-step-store.ts';

/**
 * The cookie in which the sign-in page sends the code: Payload's form has two fields, and sends no others. It goes to one
 * address, and lives for two minutes.
 */
const CODE_COOKIE = 'frontage-code';

/**
 * Wrong codes of one person, from all clients together: a code has six digits, and clients are many. Only those who know
 * the password come so far, so strangers cannot use them up.
 */
const tries = createRateLimit({
  burst: 10,
  everyMs: 5 * 60_000,
  shared: 'staff code',
  now: () => Date.now(),
});

/** In the context of a request that sets a password by the link of an email. */
const RESETS = 'resetsPassword';

/** Marks a reset: Payload signs people in with it, which must not be a way around the code. */
export function markReset({ operation, req }: { operation: string; req: PayloadRequest }): void {
  if (operation === 'resetPassword') req.context[RESETS] = true;
}

/** After the right password: the code of somebody who has set up two-step sign-in. A passkey needs none. */
export const askForCode: CollectionBeforeLoginHook = async ({ user, req }) => {
  if (req.context[RESETS] || req.context[IS_TWO_STEP]) return user;
  if (!(await twoStepOf(req.payload, Number(user.id)))) return user;
  const code = codeIn(req.headers.get('cookie') ?? '');
  if (!code) throw new SignInRefusal('Enter the code of your authenticator app as well, then sign in again.');
  const now = Date.now();
  const key = String(user.id);
  if (env().limits && !tries.take(key).ok) {
    tellOfWrongCodes({ payload: req.payload, owner: user as never, now }).catch((error: unknown) =>
      log.error({ err: error }, 'the owner of an account was not told of wrong codes'),
    );
    throw new SignInRefusal('Too many wrong codes. Wait five minutes and try again.', 429);
  }
  if (!(await takeTwoStepCode(req.payload, { user: Number(user.id), code, now })))
    throw new SignInRefusal(
      'This code is incorrect, or was used before. Wait for the next one and try again.',
    );
  tries.giveBack(key);
  return user;
};

/** A new password by email ends every session of somebody with two-step sign-in: they sign in with it, and a code. */
export const endSessionOfReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'resetPassword') return result;
  const id = Number((result as { user?: { id?: unknown } }).user?.id);
  if (!(await twoStepOf(req.payload, id))) return result;
  await endSessions({ req, user: id });
  return result;
};

/** Ends the sessions of a user, or all but the one that asks. Nobody is told; the next request of each is refused. */
export async function endSessions({
  req,
  user,
  except,
}: {
  req: PayloadRequest;
  user: number;
  /** The id of a session that stays. */
  except?: string;
}): Promise<number> {
  const sessions = await sessionsOf({ req, user });
  const kept = sessions.filter(({ id }) => id === except);
  // Straight to the database: it is no change of the record, so nobody is named as its author.
  await req.payload.db.updateOne({
    collection: 'users',
    id: user,
    data: { sessions: kept },
    req,
    returning: false,
  });
  return sessions.length - kept.length;
}

/** A sign-in that has not ended. */
export type StaffSession = { id: string; createdAt?: string | null; expiresAt: string };

/** The open sessions of a user, newest first. */
export async function sessionsOf({
  req,
  user,
}: {
  req: PayloadRequest;
  user: number;
}): Promise<StaffSession[]> {
  const found = await req.payload.db.findOne<{ id: number; sessions?: StaffSession[] | null }>({
    collection: 'users',
    where: { id: { equals: user } },
    req,
  });
  const now = new Date().toISOString();
  return (found?.sessions ?? [])
    .filter(({ expiresAt }) => new Date(expiresAt).toISOString() > now)
    .sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)));
}

function codeIn(cookies: string): string {
  const found = cookies.split(/;\s*/).find((each) => each.startsWith(`${CODE_COOKIE}=`));
  return found ? found.slice(CODE_COOKIE.length + 1).slice(0, 40) : '';
}
