import type { Payload } from 'payload';
import { accountTexts } from '#site/messages/accounts.ts';
import { bothLimits, createRateLimit, type RateLimit } from '#site/server/rate-limit.ts';
import type { VisitorResult } from '#site/server/visitor-form.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountStore } from './account-store.ts';
import type { AccountPart, RegistrationPart } from './account-types.ts';
import type { AccountPost } from './send-account-mails.tsx';

/** What the functions of the account service share. */
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

/** Rate limits for actions that could be abused, by client address and by account. */
export function createAccountLimits({ on, now }: { on: boolean; now: () => number }): AccountLimits {
  const never: RateLimit = { take: () => ({ ok: true, retryAfterSeconds: 0 }) };
  if (!on) return { signIn: never, account: never, reveal: never, ask: never, mail: never };
  return {
    // Sign-in attempts, successful or not.
    signIn: createRateLimit({ burst: 20, everyMs: MINUTE_MS / 2, now, shared: 'visitors sign-in' }),
    // Sign-in attempts for one account.
    account: createRateLimit({ burst: 10, everyMs: MINUTE_MS, now, shared: 'visitors account' }),
    // Answers that reveal whether an address has an account.
    reveal: createRateLimit({ burst: 5, everyMs: 10 * MINUTE_MS, now, shared: 'visitors reveal' }),
    // Forms that send an email.
    ask: createRateLimit({ burst: 10, everyMs: MINUTE_MS, now, shared: 'visitors ask' }),
    // The same kind of email to one account: three at once, then one each ten minutes, and some fifteen in a day. Anybody
    // can have them sent to somebody else.
    mail: bothLimits(
      createRateLimit({ burst: 3, everyMs: 10 * MINUTE_MS, now, shared: 'visitors account emails' }),
      createRateLimit({ burst: 8, everyMs: 180 * MINUTE_MS, now, shared: 'visitors account emails a day' }),
    ),
  };
}

/** The refusal of a client that reached a limit. */
export function limited({
  outcome,
  retryAfterSeconds,
}: {
  outcome: string;
  retryAfterSeconds: number;
}): Extract<VisitorResult, { ok: false }> {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return {
    ok: false,
    outcome,
    message: accountTexts().refusals.limited(minutes),
    retryAfterSeconds,
  };
}

/** The refusal of one field. */
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
