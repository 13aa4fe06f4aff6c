import type { Field, FormDefinition } from '@frontage/forms';
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
    waiting: 'Signing you in …',
    failed: 'You are not signed in.',
    thanks: { title: 'Welcome back', body: 'You are signed in.' },
  }),
  version: 1,
};

export const forgotPasswordForm: FormDefinition = {
  key: 'forgot-password',
  title: 'Forgot your password?',
  intro: 'Enter your email address. We send you a link with which you choose a new password.',
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
  submitLabel: 'Send me the link',
  messages: accountMessages({
    waiting: 'Sending the link …',
    failed: 'The link has not been sent.',
    thanks: {
      title: 'Look into your inbox',
      body: 'We have sent you a link with which you choose a new password. It works for one hour, once. If it does not come, look among your junk mail.',
    },
  }),
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
  submitLabel: 'Save the new password',
  messages: accountMessages({
    waiting: 'Saving the new password …',
    failed: 'Your password has not been changed.',
    thanks: {
      title: 'Your new password is saved',
      body: 'Sign in with it from now on. Every device that was signed in has been signed out.',
    },
  }),
  version: 1,
};

/** Whether registering asks for a password and a mobile, and whether they must be given. */
export type RegistrationQuestions = Record<'password' | 'mobile', 'optional' | 'required' | 'hidden'>;

const WITH_PASSWORD =
  'We send you a message first, to make sure that the address is yours. With your password you can sign in and change everything later.';
const MAY_HAVE_PASSWORD =
  'We send you a message first, to make sure that the address is yours. A password is up to you: with one you can sign in and change everything later.';
const WITHOUT_PASSWORD = 'We send you a message first, to make sure that the address is yours.';

/** Registers somebody; `more` is what they register for. */
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
    waiting: 'Registering you …',
    failed: 'You are not registered yet.',
    thanks: {
      title: 'Thank you for subscribing to alerts',
      body: 'One step is left: we have sent you a message. Press the button in it, so that we know the address is yours.',
    },
  }),
  version: 1,
});
