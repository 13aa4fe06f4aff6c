import type { Payload } from 'payload';
import { createRateLimit, type RateLimit } from '#site/server/rate-limit.ts';
import type { VisitorResult } from '#site/server/visitor-form.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountStore } from './account-store.ts';
import type { AccountPart, RegistrationPart } from './account-types.ts';
import type { AccountPost } from './send-account-mails.tsx';

/** What everything that happens to accounts works with. */
export type AccountSetup = {
  payload: Payload;
  /** Signs links and sessions. */
  secret: string;
  store: AccountStore;
  links: AccountLinks;
  post: AccountPost['post'];
  parts: readonly AccountPart[];
  registration?: RegistrationPart;
  limits: AccountLimits;
  /** Epoch ms. */
  now: () => number;
};

export type AccountLimits = Record<'signIn' | 'account' | 'reveal' | 'ask' | 'mail', RateLimit>;

const MINUTE_MS = 60_000;

/** How often a client may do what could be misused, and how often one account gets the same message. */
export function createAccountLimits({ on, now }: { on: boolean; now: () => number }): AccountLimits {
  const never: RateLimit = { take: () => ({ ok: true, retryAfterSeconds: 0 }) };
  if (!on) return { signIn: never, account: never, reveal: never, ask: never, mail: never };
  return {
    // Tries to sign in, right or wrong.
    signIn: createRateLimit({ burst: 20, everyMs: MINUTE_MS / 2, now }),
    // The same to one account.
    account: createRateLimit({ burst: 10, everyMs: MINUTE_MS, now }),
    // Answers that say whether an address has an account.
    reveal: createRateLimit({ burst: 5, everyMs: 10 * MINUTE_MS, now }),
    // Forms that make us write to somebody.
    ask: createRateLimit({ burst: 10, everyMs: MINUTE_MS, now }),
    // The same kind of message to one account.
    mail: createRateLimit({ burst: 3, everyMs: 10 * MINUTE_MS, now }),
  };
}

/** Refuses for a while, in words. */
export function limited({
  outcome,
  retryAfterSeconds,
}: {
  outcome: string;
  retryAfterSeconds: number;
}): Extract<VisitorResult, { ok: false }> {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    ok: false,
    outcome,
    message: `Too many attempts. Try again in ${wait}.`,
    retryAfterSeconds,
  };
}

/** Refuses because of one field. */
export const fieldRefusal = ({
  outcome = 'invalid',
  field,
  message,
}: {
  outcome?: string;
  field: string;
  message: string;
}): Extract<VisitorResult, { ok: false }> => ({
  ok: false,
  outcome,
  message,
  errors: [{ field, rule: 'format', message }],
});
