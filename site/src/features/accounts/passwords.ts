import { textOf } from '@frontage/forms';
import { accountTexts } from '#site/messages/accounts.ts';
import { knownFormText } from '#site/messages/known-texts.ts';
import { passwordProblem } from '#site/server/password-rules.ts';
import type { SentForm, VisitorResult } from '#site/server/visitor-form.ts';
import { type AccountSetup, fieldRefusal, limited } from './account-setup.ts';
import { confirmAccount } from './confirm-email.ts';
import { isTheirPassword } from './sign-in.ts';

type Input = { setup: AccountSetup; sent: SentForm };

/** Sends the link to choose a new password. */
export async function forgotPassword({
  setup: { store, limits, post },
  sent: { answers, addressKey },
}: Input): Promise<VisitorResult> {
  const turn = limits.ask.take(addressKey);
  if (!turn.ok) return limited({ outcome: 'limited', ...turn });
  const account = await store.findByEmail(textOf({ answers, name: 'email' }));
  if (!account) {
    // The old website reveals this, so we do too, but only a few times per client.
    if (!limits.reveal.take(addressKey).ok) return { ok: true, outcome: 'success' };
    return fieldRefusal({
      outcome: 'email-not-found',
      field: 'email',
      message: accountTexts().refusals.noAccount,
    });
  }
  if (limits.mail.take(`reset ${account.id}`).ok)
    await post({ subscriber: account.id, kind: 'reset-password', to: account.email });
  return { ok: true, outcome: 'success' };
}

/** Sets a new password with the link that was sent. This also confirms the email address. */
export async function resetPassword({ setup, sent: { answers, addressKey } }: Input): Promise<VisitorResult> {
  const { store, links, post, limits } = setup;
  const turn = limits.signIn.take(addressKey);
  if (!turn.ok) return limited({ outcome: 'limited', ...turn });
  const found = await links.read({
    purpose: 'reset-password',
    token: textOf({ answers, name: 'token' }),
    email: textOf({ answers, name: 'email' }),
  });
  if (!found) {
    return {
      ok: false,
      outcome: 'expired',
      message: accountTexts().refusals.expired,
    };
  }
  const { account } = found;
  const password = textOf({ answers, name: 'password' });
  const problem = passwordProblem({ password, email: account.email });
  if (problem) return fieldRefusal({ field: 'password', message: knownFormText(problem) ?? problem });
  await store.change({ id: account.id, password });
  if (!account.confirmedAt) await confirmAccount({ setup, account });
  await post({ subscriber: account.id, kind: 'password-changed', to: account.email });
  return { ok: true, outcome: 'success', next: '/forms/login' };
}

/** Changes the password of a signed-in visitor and signs out their other devices. */
export async function changePassword({
  setup,
  sent: { answers, visitor, addressKey },
}: Input): Promise<VisitorResult> {
  const { store, post, limits } = setup;
  const account = visitor.subscriber;
  if (!account) return signInFirst();
  const turn = limits.signIn.take(addressKey);
  if (!turn.ok) return limited({ outcome: 'limited', ...turn });
  const current = textOf({ answers, name: 'current_password' });
  if (!(await isTheirPassword({ setup, account, password: current }))) return wrongPassword();
  const password = textOf({ answers, name: 'password' });
  const problem = passwordProblem({ password, email: account.email });
  if (problem) return fieldRefusal({ field: 'password', message: knownFormText(problem) ?? problem });
  await store.change({ id: account.id, password, session: account.session });
  await post({ subscriber: account.id, kind: 'password-changed', to: account.email });
  return { ok: true, outcome: 'success', next: '/welcome' };
}

export const wrongPassword = (): VisitorResult =>
  fieldRefusal({
    outcome: 'login-incorrect',
    field: 'current_password',
    message: accountTexts().refusals.wrongPassword,
  });

export const signInFirst = (): VisitorResult => ({
  ok: false,
  outcome: 'signed-out',
  message: accountTexts().refusals.signedOut,
});
