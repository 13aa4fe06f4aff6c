import { textOf } from '@frontage/forms';
import { accountTexts } from '#site/messages/accounts.ts';
import { knownFormText } from '#site/messages/known-texts.ts';
import type { Account } from '#site/server/current-visitor.ts';
import { passwordProblem } from '#site/server/password-rules.ts';
import type { SentForm, VisitorResult } from '#site/server/visitor-form.ts';
import { type AccountSetup, fieldRefusal, limited } from './account-setup.ts';

/** Registers a visitor: an unconfirmed account, and what they registered for. */
export async function register({
  setup,
  sent: { answers, visitor, addressKey },
}: {
  setup: AccountSetup;
  sent: SentForm;
}): Promise<VisitorResult> {
  const { limits, store, post, registration } = setup;
  const { refusals } = accountTexts();
  const turn = limits.ask.take(addressKey);
  if (!turn.ok) return { ...limited({ outcome: 'bot-error', ...turn }), message: refusals.bot };
  const answer = (name: string) => textOf({ answers, name: `subscriber_${name}` });
  const person = {
    email: answer('email'),
    firstName: answer('first_name'),
    lastName: answer('last_name'),
    mobile: answer('mobile'),
    password: answer('password') || undefined,
  };
  const problem = person.password && passwordProblem({ password: person.password, email: person.email });
  if (problem)
    return fieldRefusal({ field: 'subscriber_password', message: knownFormText(problem) ?? problem });
  const refused = await registration?.refuses?.(answers);
  if (refused) return refused;
  const existing = await store.findByEmail(person.email);
  if (existing?.confirmedAt) {
    return limits.reveal.take(addressKey).ok
      ? fieldRefusal({ outcome: 'email exists', field: 'subscriber_email', message: refusals.taken })
      : { ok: false, outcome: 'bot-error', message: refusals.bot };
  }
  const account = existing ? await renew({ setup, account: existing, person }) : await store.create(person);
  if (!account) return fieldRefusal({ field: 'subscriber_email', message: refusals.notWritable });
  const wish = await registration?.registered({
    subscriber: account.id,
    confirmed: false,
    answers,
    visitor,
  });
  if (limits.mail.take(`confirm ${account.id}`).ok)
    await post({ subscriber: account.id, kind: 'confirm', to: account.email, data: { wish: wish?.words } });
  return { ok: true, outcome: 'success', lead: true };
}

/**
 * A second registration of an unconfirmed address: the first email may have been lost, or someone else may have entered
 * the address. We cannot know which password is the owner's, so none of them counts: the person who confirms the
 * address, with any of the links that were sent, chooses a password then.
 */
async function renew({
  setup: { store },
  account,
  person,
}: {
  setup: AccountSetup;
  account: Account;
  person: Pick<Account, 'firstName' | 'lastName' | 'mobile'> & { password?: string };
}): Promise<Account | undefined> {
  const { password, ...names } = person;
  // Without an earlier confirmation email there was no registration, only an alert without an account or a server that
  // stopped halfway. Then this is the first one.
  const isFirst = !(await store.wasAskedToConfirm(account.id));
  await store.change({
    id: account.id,
    ...names,
    ...(password && isFirst ? { password } : store.unknownPassword()),
  });
  return store.find(account.id);
}
