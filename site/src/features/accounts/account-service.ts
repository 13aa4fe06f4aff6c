import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { onErase } from '#site/features/subscribers/erasure.ts';
import type { Account, SignedIn } from '#site/server/current-visitor.ts';
import { query } from '#site/server/database.ts';
import type { Env } from '#site/server/env.ts';
import type { Mailer } from '#site/server/mail.ts';
import { accountForms } from './account-forms.ts';
import { createAccountLinks } from './account-links.ts';
import { accountOfToken, endSession } from './account-sessions.ts';
import { type AccountSetup, createAccountLimits } from './account-setup.ts';
import { createAccountStore } from './account-store.ts';
import type { AccountPart, RegistrationPart } from './account-types.ts';
import { confirmEmail, confirmEmailChange, readConfirmation, readEmailChange } from './confirm-email.ts';
import { accountData } from './profile.ts';
import { createAccountPost } from './send-account-mails.tsx';

export type AccountService = ReturnType<typeof createAccountService>;

/**
 * Everything visitors do with their accounts, for pages, panels and scripts of the old website. Other features that
 * store data for subscribers are passed in as `parts`.
 */
export function createAccountService({
  payload,
  env,
  secret,
  mailer,
  parts,
  registration,
  now = Date.now,
  random,
}: {
  payload: Payload;
  env: Pick<Env, 'siteUrl' | 'limits'>;
  /** Signs sessions and the links in emails. */
  secret: string;
  mailer: Mailer;
  parts: readonly AccountPart[];
  registration?: RegistrationPart;
  /** Epoch ms. */
  now?: () => number;
  random?: () => number;
}) {
  const store = createAccountStore({ payload });
  const links = createAccountLinks({ store, secret, siteUrl: env.siteUrl, now });
  const { post, worker } = createAccountPost({
    ...{ payload, store, links, mailer, now, random },
    siteUrl: env.siteUrl,
  });
  const limits = createAccountLimits({ on: env.limits, now });
  const setup: AccountSetup = { payload, secret, store, links, post, parts, registration, limits, now };
  for (const part of parts) onErase(part);
  onErase({
    name: 'account',
    async erase(subscriber) {
      await query(payload, sql`delete from account_mails where subscriber_id = ${subscriber}`);
    },
  });

  return {
    /** The forms, for the routes that render and receive them. */
    forms: accountForms(setup),

    /** The subscriber who is signed in with this session token. */
    whoIs: (token: string): Promise<SignedIn | undefined> =>
      accountOfToken({ payload, secret, token, now: now() }),

    /** Ends a subscriber's current session. */
    signOut: ({ session }: Pick<SignedIn, 'session'>): Promise<void> => endSession({ payload, session }),

    /** Reads what a link in an email would do, and does it. */
    readConfirmation: (token: string) => readConfirmation({ setup, token }),
    confirmEmail: (token: string) => confirmEmail({ setup, token }),
    readEmailChange: (token: string) => readEmailChange({ setup, token }),
    confirmEmailChange: (token: string) => confirmEmailChange({ setup, token }),

    /** Everything stored about a subscriber. */
    data: (subscriber: number) => accountData({ setup, subscriber }),

    /** An account by its id. */
    account: (id: number): Promise<Account | undefined> => store.find(id),

    /**
     * The subscriber with this email address. If there is none, creates an unconfirmed one without a password, for
     * alerts without an account. Undefined if no email can be sent to the address.
     */
    async subscriberFor({
      email,
      firstName,
    }: Pick<Account, 'email' | 'firstName'>): Promise<Account | undefined> {
      return (
        (await store.findByEmail(email)) ??
        (await store.create({ email, firstName })) ??
        // Created by another request in the meantime.
        store.findByEmail(email)
      );
    },

    worker,
  };
}
