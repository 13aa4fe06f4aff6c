import { type Field, type FormDefinition, NO_MAIL_YET } from '@frontage/forms';
import { accountMessages, mobileField, newPasswordFields, personFields } from './fields.ts';

export const loginForm: FormDefinition = {
  key: 'login',
  title: 'Sign in',
  fields: [
    {
      kind: 'email',
      name: 'user_login',
      label: 'Email',
      required: { message: 'Username Required' },
      autocomplete: 'username',
      fillFrom: ['email'],
    },
    {
      kind: 'password',
      name: 'user_pass',
      label: 'Password',
      required: { message: 'Enter your password' },
      autocomplete: 'current-password',
    },
  ],
  submitLabel: 'Sign in',
  messages: accountMessages({
    waiting: 'Signing in…',
    failed: 'We couldn’t sign you in.',
    thanks: { title: 'Welcome back', body: 'You are signed in.' },
  }),
  version: 1,
};

export const forgotPasswordForm: FormDefinition = {
  key: 'forgot-password',
  title: 'Forgot your password?',
  intro: 'Enter your email address and we’ll send you a link to reset your password.',
  fields: [
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      required: { message: 'Email is required' },
      messages: { format: 'Email must be valid' },
      autocomplete: 'username',
      fillFrom: ['email'],
    },
  ],
  submitLabel: 'Send reset link',
  messages: accountMessages({
    waiting: 'Sending the link…',
    failed: 'We couldn’t send the link.',
    thanks: {
      title: 'Check your inbox',
      body: 'We’ve sent you a link to reset your password. It expires in one hour and can be used once. If you can’t see our email, check your junk folder.',
    },
  }),
  withoutMail: {
    intro: `${NO_MAIL_YET} If you’ve forgotten your password, please contact us.`,
    thanks: { title: 'No email was sent', body: `${NO_MAIL_YET} Please contact us about your password.` },
  },
  version: 1,
};

export const resetPasswordForm: FormDefinition = {
  key: 'reset-password',
  title: 'Choose a new password',
  fields: [
    { kind: 'hidden', name: 'email', label: 'Email', fillFrom: ['e', 'email'], maxLength: 254 },
    { kind: 'hidden', name: 'token', label: 'Link', fillFrom: ['t', 'token'], maxLength: 2000 },
    ...newPasswordFields({
      name: 'password',
      confirmation: 'confirm_password',
      label: 'New password',
      required: { message: 'Please enter a password' },
    }),
  ],
  submitLabel: 'Save password',
  messages: accountMessages({
    waiting: 'Saving…',
    failed: 'Your password has not been changed.',
    thanks: {
      title: 'Your password has been changed',
      body: 'Sign in with your new password. You’ve been signed out on all devices.',
    },
  }),
  version: 1,
};

/** Whether registration asks for a password and a mobile number, and whether they are required. */
export type RegistrationQuestions = Record<'password' | 'mobile', 'optional' | 'required' | 'hidden'>;

const WITH_PASSWORD =
  'We’ll email you to confirm your address. You can then sign in to change your alerts and details.';
const MAY_HAVE_PASSWORD =
  'We’ll email you to confirm your address. A password is optional: with one you can sign in to change your alerts and details.';
const WITHOUT_PASSWORD = 'We’ll email you to confirm your address.';

/** The registration form; `more` are the fields about what the visitor registers for. */
export const registerForm = (
  more: readonly Field[] = [],
  { password, mobile }: RegistrationQuestions = { password: 'optional', mobile: 'optional' },
): FormDefinition => ({
  key: 'register',
  title: more.length > 0 ? 'Register for property alerts' : 'Create your account',
  intro: { optional: MAY_HAVE_PASSWORD, required: WITH_PASSWORD, hidden: WITHOUT_PASSWORD }[password],
  fields: [
    ...personFields,
    {
      kind: 'email',
      name: 'subscriber_email',
      label: 'Email',
      required: true,
      autocomplete: 'email',
      fillFrom: ['subscriber_email', 'email'],
    },
    ...(password === 'hidden'
      ? []
      : newPasswordFields({
          name: 'subscriber_password',
          confirmation: 'subscriber_password_confirmation',
          required: password === 'required' ? { message: 'Please enter a password' } : undefined,
        })),
    ...(mobile === 'hidden' ? [] : [{ ...mobileField, required: mobile === 'required' }]),
    ...more,
  ],
  submitLabel: 'Register',
  messages: accountMessages({
    waiting: 'Registering…',
    failed: 'We couldn’t register you.',
    thanks: {
      title: 'Thank you for subscribing to alerts',
      body: 'Check your inbox. We’ve sent you an email to confirm your address.',
    },
  }),
  withoutMail: {
    intro: `${NO_MAIL_YET} You can register, but your alerts start only when you can confirm your address.`,
    thanks: {
      title: 'Thank you for subscribing to alerts',
      body: `We have your details. ${NO_MAIL_YET} Your alerts start once you can confirm your address.`,
    },
  },
  version: 1,
});
