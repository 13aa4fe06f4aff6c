import { createRateLimit, type ReturnableLimit } from '../rate-limit.ts';
import type { AuthAction } from './rules.ts';

const MINUTE_MS = 60_000;

/** Who makes an attempt: `client` is the key of the IP address, `account` the email address that was typed. */
type Try = { action: AuthAction; client: string; account: string };
/** `ofAccount`: the attempts at this one account are used up, not only those of a whole office. */
type Turn = { ok: true } | { ok: false; retryAfterSeconds: number; ofAccount: boolean };

/**
 * Limits on trying passwords and asking for links, counted for each client and for each account of a client. A stranger
 * uses up the attempts of their own address only: nobody can lock staff out by typing wrong passwords.
 */
export function createSignInLimits({ on, now = Date.now }: { on: boolean; now?: () => number }) {
  const limit = (name: string, burst: number, everyMs: number) =>
    createRateLimit({ burst, everyMs, now, shared: `staff ${name}` });
  // A whole office may share one address.
  const signIns = limit('login', 30, MINUTE_MS / 3);
  const limits: Record<AuthAction, { client: ReturnableLimit; account?: ReturnableLimit }> = {
    // A passkey says itself whose it is.
    'passkey-sign-in': { client: signIns },
    login: { client: signIns, account: limit('account', 8, 2 * MINUTE_MS) },
    'forgot-password': {
      client: limit('forgot', 10, 2 * MINUTE_MS),
      account: limit('forgot account', 3, 10 * MINUTE_MS),
    },
    'reset-password': { client: limit('reset', 10, MINUTE_MS) },
  };
  // Whoever tries: somebody with many addresses never reaches the limit of one.
  const failures = limit('failures', 20, 10 * MINUTE_MS);
  const keysOf = ({ action, client, account }: Try) => {
    const { client: ofClient, account: ofAccount } = limits[action];
    return [
      { limit: ofClient, key: client },
      ...(ofAccount ? [{ limit: ofAccount, key: `${client} ${account}` }] : []),
    ];
  };
  return {
    /** Counts an attempt, or says when the next one is allowed. */
    take(tried: Try): Turn {
      if (!on) return { ok: true };
      const turns = keysOf(tried).map(({ limit, key }) => limit.take(key));
      const retryAfterSeconds = Math.max(...turns.map((turn) => turn.retryAfterSeconds));
      if (turns.every(({ ok }) => ok)) return { ok: true };
      return { ok: false, retryAfterSeconds, ofAccount: turns[1]?.ok === false };
    },
    /** Counts a wrong password of an account; true where its owner should know of so many. */
    countWrong: (account: string): boolean => on && !failures.take(account).ok,
    /** Refunds the attempt after a correct password. */
    giveBack(tried: Try): void {
      if (on) for (const { limit, key } of keysOf(tried)) limit.giveBack(key);
    },
  };
}

/** The message once all attempts are used. */
export function limitSentence({
  action,
  retryAfterSeconds,
}: {
  action: AuthAction;
  retryAfterSeconds: number;
}): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  const what = isSignIn(action) ? 'Too many attempts to sign in.' : 'Too many requests.';
  return `${what} Wait ${wait} and try again.`;
}

/** Whether somebody signs in, in one way or another. */
export const isSignIn = (action: AuthAction): boolean => action === 'login' || action === 'passkey-sign-in';
