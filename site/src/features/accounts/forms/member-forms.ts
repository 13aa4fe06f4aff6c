import type { FormDefinition } from '@frontage/forms';
import { HOURS, TIME_ZONES } from '#site/features/subscribers/clock-options.ts';
import {
  accountMessages,
  currentPasswordField,
  mobileField,
  newPasswordFields,
  personFields,
} from './fields.ts';

export const profileForm: FormDefinition = {
  key: 'profile',
  title: 'Your details',
  fields: [
    ...personFields.map((field) => ({ ...field, fillFrom: undefined })),
    { ...mobileField, fillFrom: undefined },
    {
      kind: 'select',
      name: 'time_zone',
      label: 'Your clock',
      hint: 'Alerts go by it, and so do your quiet hours: none comes in between. The same hour twice means no quiet hours.',
      required: true,
      options: TIME_ZONES,
    },
    {
      kind: 'select',
      name: 'quiet_from',
      label: 'Quiet from',
      noun: 'when your quiet hours begin',
      required: true,
      options: HOURS,
      width: 'half',
    },
    {
      kind: 'select',
      name: 'quiet_until',
      label: 'Quiet until',
      noun: 'when your quiet hours end',
      required: true,
      options: HOURS,
      width: 'half',
    },
  ],
  submitLabel: 'Save',
  messages: accountMessages({
    waiting: 'Saving …',
    failed: 'Your details have not been saved.',
    thanks: { title: 'Saved', body: 'Your details are up to date.' },
  }),
  version: 1,
};

export const changePasswordForm: FormDefinition = {
  key: 'change-password',
  title: 'Change your password',
  fields: [
    currentPasswordField,
    ...newPasswordFields({
      name: 'password',
      confirmation: 'confirm_password',
      label: 'New password',
      required: { message: 'Please enter a password' },
    }),
  ],
  submitLabel: 'Change the password',
  messages: accountMessages({
    waiting: 'Changing the password …',
    failed: 'Your password has not been changed.',
    thanks: {
      title: 'Your password is changed',
      body: 'Every other device that was signed in has been signed out.',
    },
  }),
  version: 1,
};

export const changeEmailForm: FormDefinition = {
  key: 'change-email',
  title: 'Change your email address',
  intro: 'We send a message to the new address. The change is made when you press the button in it.',
  fields: [
    {
      kind: 'email',
      name: 'new_email',
      label: 'New email address',
      required: true,
      autocomplete: 'email',
    },
    currentPasswordField,
  ],
  submitLabel: 'Send the message',
  messages: accountMessages({
    waiting: 'Sending the message …',
    failed: 'Your address has not been changed.',
    thanks: {
      title: 'Check the inbox of the new address',
      body: 'Press the button in our message there within a day. Until then everything stays as it is.',
    },
  }),
  version: 1,
};

export const deleteAccountForm: FormDefinition = {
  key: 'delete-account',
  title: 'Delete your account',
  intro:
    'Your account goes at once and for good, with your alerts, your saved and compared properties and everything else we keep for it. Enquiries that you sent to the agency stay with the agency.',
  fields: [currentPasswordField],
  submitLabel: 'Delete everything',
  messages: accountMessages({
    waiting: 'Deleting …',
    failed: 'Nothing has been deleted.',
    thanks: { title: 'Your account is deleted', body: 'We keep nothing of it. No more alerts will come.' },
  }),
  version: 1,
};
