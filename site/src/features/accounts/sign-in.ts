import { textOf } from '@frontage/forms';
import { SESSION_SECONDS } from '#site/features/subscribers/session-length.ts';
import { accountTexts } from '#site/messages/accounts.ts';
import type { SignedIn } from '#site/server/current-visitor.ts';
import { log } from '#site/server/log.ts';
import { mailPromise } from '#site/server/sends-mail.ts';
import type { SentForm, VisitorResult } from '#site/server/visitor-form.ts';
import { endSession, sessionToken } from './account-sessions.ts';
import { type AccountSetup, limited } from './account-setup.ts';
import { checkPassword } from './check-password.ts';
import { normalEmail } from './normal-email.ts';

/** Signs a visitor in and moves the lists of their browser to the account. */
export async function signIn({
  setup,
  sent: { answers, visitor, addressKey },
}: {
  setup: AccountSetup;
  sent: SentForm;
}): Promise<VisitorResult> {
  const { payload, store, limits, parts } = setup;
  const turn = limits.signIn.take(addressKey);
  if (!turn.ok) return limited({ outcome: 'login-incorrect', ...turn });
  const { refusals } = accountTexts();
  const email = textOf({ answers, name: 'user_login' });
  const account = await store.findByEmail(email);
  // The limit for one account counts per client, so that an attacker cannot lock out its owner.
  const ownTurn = limits.account.take(`${addressKey} ${normalEmail(email)}`);
  if (!ownTurn.ok) return limited({ outcome: 'login-incorrect', ...ownTurn });
  const checked = await checkPassword({
    payload,
    email,
    password: textOf({ answers, name: 'user_pass' }),
    known: Boolean(account),
  });
  if (!checked.ok || !account) {
    // The same for every reason, so that it does not reveal whether an address has an account.
    const mayTell = !account && limits.reveal.take(addressKey).ok;
    return { ok: false, outcome: mayTell ? 'user-not-found' : 'login-incorrect', message: refusals.signIn };
  }
  if (!account.confirmedAt) {
    await endSession({ payload, session: checked.session });
    if (limits.mail.take(`confirm ${account.id}`).ok)
      await setup.post({ subscriber: account.id, kind: 'confirm', to: account.email });
    return {
      ok: false,
      outcome: 'login-incorrect',
      message: `${refusals.unconfirmed} ${mailPromise(refusals.sentAgain)}`,
    };
  }
  if (visitor.id) {
    for (const part of parts) {
      await part
        .signedIn?.({ subscriber: account.id, visitor: visitor.id })
        // The sign-in still succeeds; what could not be moved stays with the browser.
        .catch((error: unknown) =>
          log.error({ err: error, part: part.name }, 'lists of a browser could not be moved to the account'),
        );
    }
  }
  return {
    ok: true,
    outcome: 'success',
    next: '/welcome',
    now: true,
    session: {
      token: sessionToken({
        secret: setup.secret,
        now: setup.now(),
        id: account.id,
        session: checked.session,
      }),
      seconds: SESSION_SECONDS,
    },
  };
}

/** Whether this is the password of a signed-in visitor. */
export async function isTheirPassword({
  setup: { payload },
  account,
  password,
}: {
  setup: AccountSetup;
  account: SignedIn;
  password: string;
}): Promise<boolean> {
  const checked = await checkPassword({ payload, email: account.email, password, known: true });
  // The check starts a session that is not needed.
  if (checked.ok) await endSession({ payload, session: checked.session });
  return checked.ok;
}
