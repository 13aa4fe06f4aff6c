import { createHash } from 'node:crypto';
import type { Account } from '#site/server/current-visitor.ts';
import { readToken, signToken } from '#site/server/signed-token.ts';
import type { AccountStore } from './account-store.ts';
import { normalEmail } from './normal-email.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long links in emails are valid, in ms. */
const VALID_MS = {
  'confirm-email': 7 * 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'change-email': 24 * HOUR_MS,
};

export type LinkPurpose = keyof typeof VALID_MS;

/** The account of a link, its email address and password; `to` is the new address of an email change. */
type LinkData = { id: number; email: string; mark: string; to?: string };

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/** Stays valid when a password is set later: it only proves that the visitor can read the mailbox. */
const WITHOUT_PASSWORD: ReadonlySet<LinkPurpose> = new Set(['confirm-email']);

/**
 * The links in account emails. They are signed, not stored: each names the account and its email address. Links that
 * give access to the account also depend on the current password, so a new password or address invalidates them.
 */
export function createAccountLinks({
  store,
  secret,
  siteUrl,
  now,
}: {
  store: AccountStore;
  secret: string;
  siteUrl: string;
  /** Epoch ms. */
  now: () => number;
}) {
  const markOf = async ({ id, purpose }: { id: number; purpose: LinkPurpose }) =>
    WITHOUT_PASSWORD.has(purpose)
      ? ''
      : createHash('sha256')
          .update(await store.passwordMark(id))
          .digest('base64url')
          .slice(0, 22);

  async function token({
    purpose,
    account,
    to,
  }: {
    purpose: LinkPurpose;
    account: Pick<Account, 'id' | 'email'>;
    to?: string;
  }): Promise<string> {
    const data: LinkData = {
      id: account.id,
      email: account.email,
      mark: await markOf({ id: account.id, purpose }),
      to,
    };
    return signToken({ secret, purpose, data, expiresAt: now() + VALID_MS[purpose] });
  }

  return {
    token,

    /** The account of a valid token; with `email`, only if that is its address. */
    async read({
      purpose,
      token: given,
      email,
    }: {
      purpose: LinkPurpose;
      token: string;
      email?: string;
    }): Promise<{ account: Account; to: string } | undefined> {
      const data = readToken<LinkData>({ secret, purpose, token: given, now: now() });
      if (!data || (email !== undefined && normalEmail(email) !== data.email)) return undefined;
      const account = await store.find(data.id);
      if (!account || account.email !== data.email) return undefined;
      if ((await markOf({ id: account.id, purpose })) !== data.mark) return undefined;
      return { account, to: data.to ?? '' };
    },

    /** The full URL of the page that uses a token. */
    href: (about: { purpose: LinkPurpose; token: string; account: Account }): string =>
      siteUrl + pathOf(about),

    /** The same without the website's address. */
    path: pathOf,
  };
}

/** The reset form opens on any page with the same query. */
function pathOf({
  purpose,
  token: given,
  account,
}: {
  purpose: LinkPurpose;
  token: string;
  account: Account;
}): string {
  const query =
    purpose === 'reset-password'
      ? new URLSearchParams({ form: 'reset_password', e: account.email, t: given })
      : new URLSearchParams({ t: given });
  const path = purpose === 'reset-password' ? '/forms/reset-password' : `/account/${purpose}`;
  return `${path}?${query}`;
}
