import { type FormDefinition, NO_MAIL_YET } from '@frontage/forms';
import { quietHoursFields, timeZoneField } from '#site/features/subscribers/quiet-hours-fields.ts';
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
    timeZoneField(
      'We use it for your alerts and quiet hours. We won’t send alerts during quiet hours. Choose the same hour twice to turn them off.',
    ),
    ...quietHoursFields,
  ],
  submitLabel: 'Save',
  messages: accountMessages({
    waiting: 'Saving…',
    failed: 'Your details have not been saved.',
    thanks: { title: 'Saved', body: 'Your details have been updated.' },
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
  submitLabel: 'Change password',
  messages: accountMessages({
    waiting: 'Changing your password…',
    failed: 'Your password has not been changed.',
    thanks: {
      title: 'Your password has been changed',
      body: 'You’ve been signed out on all other devices.',
    },
  }),
  version: 1,
};

export const changeEmailForm: FormDefinition = {
  key: 'change-email',
  title: 'Change your email address',
  intro: 'We’ll email your new address. The change takes effect when you confirm it.',
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
  submitLabel: 'Send confirmation email',
  messages: accountMessages({
    waiting: 'Sending…',
    failed: 'Your email address has not been changed.',
    thanks: {
      title: 'Check your new inbox',
      body: 'Confirm your new address within a day using the link in our email. Until then we’ll keep using your current address.',
    },
  }),
  withoutMail: {
    intro: `${NO_MAIL_YET} Your new address can’t be confirmed until it can.`,
    thanks: {
      title: 'Not changed yet',
      body: `${NO_MAIL_YET} We’ll keep using your current address.`,
    },
  },
  version: 1,
};

export const deleteAccountForm: FormDefinition = {
  key: 'delete-account',
  title: 'Delete your account',
  intro:
    'This permanently deletes your account, including your alerts and your saved and compared properties. Enquiries you have sent us are not deleted.',
  fields: [currentPasswordField],
  submitLabel: 'Delete my account',
  messages: accountMessages({
    waiting: 'Deleting…',
    failed: 'Your account has not been deleted.',
    thanks: { title: 'Your account has been deleted', body: 'You won’t receive any more alerts.' },
  }),
  version: 1,
};
