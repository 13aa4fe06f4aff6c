import { AuthenticationError, type Payload, ValidationError } from 'payload';
import { spendPasswordTime } from '#site/server/password-hash.ts';
import { normalEmail } from './normal-email.ts';

/** The id of a new session, or why there is none. */
export type Checked = { ok: true; session: string } | { ok: false; reason: 'unknown' | 'wrong' };

/**
 * Whether this password belongs to this address; begins a session if so. However many wrong ones
 * there were, nobody is locked out. An address that nobody has takes as long as a wrong password.
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
  /** Whether somebody has this address. */
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

/** The id of the session that Payload's token is for. */
function sessionOf(token: string): string {
  const body = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid?: unknown;
  };
  return String(body.sid ?? '');
}
