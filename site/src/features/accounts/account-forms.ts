import { type FormDefinition, prefill } from '@frontage/forms';
import type { SentForm, VisitorForm, VisitorResult } from '#site/server/visitor-form.ts';
import type { AccountSetup } from './account-setup.ts';
import { forgotPasswordForm, loginForm, registerForm, resetPasswordForm } from './forms/guest-forms.ts';
import { changeEmailForm, changePasswordForm, deleteAccountForm, profileForm } from './forms/member-forms.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import { changeEmail, changeProfile, deleteAccount } from './profile.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';

type Handler = (input: { setup: AccountSetup; sent: SentForm }) => Promise<VisitorResult>;

/** The forms of accounts. */
export function accountForms(setup: AccountSetup): VisitorForm[] {
  const form = ({
    definition,
    audience,
    submit,
  }: {
    definition: FormDefinition;
    audience: VisitorForm['audience'];
    submit: Handler;
  }): VisitorForm => ({ definition, audience, submit: (sent) => submit({ setup, sent }) });

  return [
    form({ definition: loginForm, audience: 'guests', submit: signIn }),
    form({ definition: forgotPasswordForm, audience: 'guests', submit: forgotPassword }),
    {
      ...form({ definition: resetPasswordForm, audience: 'everybody', submit: resetPassword }),
      // Without the token of its link the form cannot be used.
      async open({ query }) {
        const values = prefill({ definition: resetPasswordForm, query });
        return values.token && values.email ? { values } : undefined;
      },
    },
    {
      ...form({ definition: registerForm(setup.registration?.fields), audience: 'guests', submit: register }),
      ready: async () => registerForm(setup.registration?.fields, await setup.registration?.questions?.()),
    },
    {
      ...form({ definition: profileForm, audience: 'members', submit: changeProfile }),
      async open({ visitor: { subscriber } }) {
        if (!subscriber) return undefined;
        const values = {
          subscriber_first_name: subscriber.firstName,
          subscriber_last_name: subscriber.lastName,
          subscriber_mobile: subscriber.mobile,
          time_zone: subscriber.timeZone,
          quiet_from: String(subscriber.quietFrom),
          quiet_until: String(subscriber.quietUntil),
        };
        return { values };
      },
    },
    form({ definition: changePasswordForm, audience: 'members', submit: changePassword }),
    form({ definition: changeEmailForm, audience: 'members', submit: changeEmail }),
    form({ definition: deleteAccountForm, audience: 'members', submit: deleteAccount }),
  ];
}
