import { AuthenticationError, type Payload, ValidationError } from 'payload';
import { spendPasswordTime } from '#site/server/password-hash.ts';
import { normalEmail } from './normal-email.ts';

/** The id of a new session, or why the sign-in failed. */
export type Checked = { ok: true; session: string } | { ok: false; reason: 'unknown' | 'wrong' };

/**
 * Checks a password and starts a session if it is correct. Wrong passwords never lock an account. An unknown email
 * address takes as long as a wrong password.
 */
export async function checkPassword({
  payload,
  email,
  password,
  known,
}: {
  payload: Payload;
  email: string;
  password: string;
  /** Whether there is an account with this address. */
  known: boolean;
}): Promise<Checked> {
  if (!known) {
    await spendPasswordTime(password);
    return { ok: false, reason: 'unknown' };
  }
  try {
    const { token } = await payload.login({
      collection: 'subscribers',
      data: { email: normalEmail(email), password },
    });
    return token ? { ok: true, session: sessionOf(token) } : { ok: false, reason: 'wrong' };
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof ValidationError)
      return { ok: false, reason: 'wrong' };
    throw error;
  }
}

/** The session id in Payload's token. */
function sessionOf(token: string): string {
  const body = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid?: unknown;
  };
  return String(body.sid ?? '');
}
