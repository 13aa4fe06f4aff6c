import { textOf } from '@frontage/forms';
import { accountTexts } from '#site/messages/accounts.ts';
import type { SentForm, VisitorResult } from '#site/server/visitor-form.ts';
import { type AccountSetup, fieldRefusal, limited } from './account-setup.ts';
import { signInFirst, wrongPassword } from './passwords.ts';
import { isTheirPassword } from './sign-in.ts';

type Input = { setup: AccountSetup; sent: SentForm };

/** Changes name, mobile number, time zone and quiet hours. */
export async function changeProfile({
  setup: { store },
  sent: { answers, visitor },
}: Input): Promise<VisitorResult> {
  if (!visitor.subscriber) return signInFirst();
  const answer = (name: string) => textOf({ answers, name });
  await store.change({
    id: visitor.subscriber.id,
    firstName: answer('subscriber_first_name'),
    lastName: answer('subscriber_last_name'),
    mobile: answer('subscriber_mobile'),
    timeZone: answer('time_zone'),
    quietFrom: Number(answer('quiet_from')),
    quietUntil: Number(answer('quiet_until')),
  });
  return { ok: true, outcome: 'success', next: '/welcome' };
}

/** Sends a confirmation email to a new address and notifies the old one. */
export async function changeEmail({
  setup,
  sent: { answers, visitor, addressKey },
}: Input): Promise<VisitorResult> {
  const { store, limits, post } = setup;
  const account = visitor.subscriber;
  if (!account) return signInFirst();
  const turn = limits.ask.take(addressKey);
  if (!turn.ok) return limited({ outcome: 'limited', ...turn });
  const password = textOf({ answers, name: 'current_password' });
  if (!(await isTheirPassword({ setup, account, password }))) return wrongPassword();
  const to = textOf({ answers, name: 'new_email' });
  const other = await store.findByEmail(to);
  if (other) {
    const message = other.id === account.id ? accountTexts().refusals.same : accountTexts().refusals.taken;
    return fieldRefusal({ outcome: 'email exists', field: 'new_email', message });
  }
  if (limits.mail.take(`change ${account.id}`).ok) {
    await post({ subscriber: account.id, kind: 'change-email', to, data: { to } });
    await post({ subscriber: account.id, kind: 'email-changing', to: account.email, data: { to } });
  }
  return { ok: true, outcome: 'success' };
}

/** Deletes an account with everything that is stored for it. */
export async function deleteAccount({
  setup,
  sent: { answers, visitor, addressKey },
}: Input): Promise<VisitorResult> {
  const account = visitor.subscriber;
  if (!account) return signInFirst();
  const turn = setup.limits.signIn.take(addressKey);
  if (!turn.ok) return limited({ outcome: 'limited', ...turn });
  const password = textOf({ answers, name: 'current_password' });
  if (!(await isTheirPassword({ setup, account, password }))) return wrongPassword();
  await setup.store.erase(account.id);
  return { ok: true, outcome: 'success', next: '/', session: 'end' };
}

/** Everything that is stored for an account, as formatted JSON. */
export async function accountData({
  setup: { store, parts },
  subscriber,
}: {
  setup: AccountSetup;
  subscriber: number;
}): Promise<Record<string, unknown> | undefined> {
  const account = await store.find(subscriber);
  if (!account) return undefined;
  const kept = await Promise.all(
    parts.map(async ({ name, data }) => [name, await data(subscriber)] as const),
  );
  const { id: _, ...person } = account;
  return { account: person, ...Object.fromEntries(kept) };
}
