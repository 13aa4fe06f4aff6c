import type { Account } from '#site/server/current-visitor.ts';
import { log } from '#site/server/log.ts';
import { endSessions } from './account-sessions.ts';
import type { AccountSetup } from './account-setup.ts';

/** What a link in a message would do, for the page that asks before it is done. */
export type LinkState =
  | { state: 'ready'; email: string }
  | {
      state: 'done';
      email: string;
      /** Where its owner chooses a password, once: the address was confirmed just now and has none. */
      choosePassword?: string;
    }
  | { state: 'expired' };

/** Whether the link that confirms an address can be used. Looking changes nothing: mail scanners follow links. */
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

/** Confirms an address by the link that was sent to it. */
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

/** The link with which somebody chooses a password, as a message about a forgotten one has it. */
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

/** Notes that the address is theirs, and lets everything begin that waited for it. */
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

/** Whether the link that moves an account to another address can be used. */
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

/** Moves an account to the address that the link was sent to. The old address is told; all sessions end. */
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
  // Somebody else may have registered the address meanwhile.
  if (!(await setup.store.change({ id: account.id, email: to, confirmedAt }))) return { state: 'expired' };
  await endSessions({ payload: setup.payload, subscriber: account.id });
  await setup
    .post({ subscriber: account.id, kind: 'email-changed', to: account.email, data: { to } })
    .catch((error: unknown) =>
      log.error({ err: error }, 'the notice of a changed address could not be kept'),
    );
  return { state: 'done', email: to };
}
