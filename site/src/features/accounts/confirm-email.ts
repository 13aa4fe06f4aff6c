import type { Account } from '#site/server/current-visitor.ts';
import { log } from '#site/server/log.ts';
import { endSessions } from './account-sessions.ts';
import type { AccountSetup } from './account-setup.ts';

/** What a link in an email would do, for the page that asks first. */
export type LinkState =
  | { state: 'ready'; email: string }
  | {
      state: 'done';
      email: string;
      /** Link to choose a password, for an account that was just confirmed without one. */
      choosePassword?: string;
    }
  | { state: 'expired' };

/** Whether a confirmation link is valid. Does not confirm anything: email scanners follow links. */
export async function readConfirmation({
  setup: { links },
  token,
}: {
  setup: AccountSetup;
  token: string;
}): Promise<LinkState> {
  const found = await links.read({ purpose: 'confirm-email', token });
  if (!found) return { state: 'expired' };
  const { email, confirmedAt } = found.account;
  return { state: confirmedAt ? 'done' : 'ready', email };
}

/** Confirms an email address with the link that was sent to it. */
export async function confirmEmail({
  setup,
  token,
}: {
  setup: AccountSetup;
  token: string;
}): Promise<LinkState> {
  const found = await setup.links.read({ purpose: 'confirm-email', token });
  if (!found) return { state: 'expired' };
  const { account } = found;
  if (account.confirmedAt) return { state: 'done', email: account.email };
  await confirmAccount({ setup, account });
  return {
    state: 'done',
    email: account.email,
    ...(account.hasPassword ? {} : { choosePassword: await passwordLink({ setup, account }) }),
  };
}

/** The same link as in an email about a forgotten password. */
async function passwordLink({
  setup: { links },
  account,
}: {
  setup: AccountSetup;
  account: Account;
}): Promise<string> {
  const token = await links.token({ purpose: 'reset-password', account });
  return links.path({ purpose: 'reset-password', token, account });
}

/** Marks the address as confirmed and starts everything that waited for it. */
export async function confirmAccount({
  setup: { store, parts, now },
  account,
}: {
  setup: AccountSetup;
  account: Account;
}): Promise<void> {
  await store.change({ id: account.id, confirmedAt: new Date(now()).toISOString() });
  for (const part of parts) await part.confirmed?.(account.id);
}

/** Whether a link that changes the email address is valid. */
export async function readEmailChange({
  setup: { links },
  token,
}: {
  setup: AccountSetup;
  token: string;
}): Promise<LinkState> {
  const found = await links.read({ purpose: 'change-email', token });
  return found ? { state: 'ready', email: found.to } : { state: 'expired' };
}

/** Changes the email address of an account to the one the link was sent to. Notifies the old address and ends all sessions. */
export async function confirmEmailChange({
  setup,
  token,
}: {
  setup: AccountSetup;
  token: string;
}): Promise<LinkState> {
  const found = await setup.links.read({ purpose: 'change-email', token });
  if (!found) return { state: 'expired' };
  const { account, to } = found;
  const confirmedAt = account.confirmedAt ?? new Date(setup.now()).toISOString();
  // Another visitor may have registered the address in the meantime.
  if (!(await setup.store.change({ id: account.id, email: to, confirmedAt }))) return { state: 'expired' };
  await endSessions({ payload: setup.payload, subscriber: account.id });
  await setup
    .post({ subscriber: account.id, kind: 'email-changed', to: account.email, data: { to } })
    .catch((error: unknown) =>
      log.error({ err: error }, 'the notice of a changed address could not be kept'),
    );
  return { state: 'done', email: to };
}
