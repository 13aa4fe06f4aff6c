import type { Field, FormMessages } from '@frontage/forms';
import { PASSWORD_LENGTH } from '../password-length.ts';

/** Name and contact details. */
export const personFields: readonly Field[] = [
  {
    kind: 'text',
    name: 'subscriber_first_name',
    label: 'First name',
    required: true,
    maxLength: 80,
    autocomplete: 'given-name',
    fillFrom: ['subscriber_first_name', 'fname'],
    width: 'half',
  },
  {
    kind: 'text',
    name: 'subscriber_last_name',
    label: 'Last name',
    required: true,
    maxLength: 80,
    autocomplete: 'family-name',
    fillFrom: ['subscriber_last_name', 'lname'],
    width: 'half',
  },
];

export const mobileField: Extract<Field, { kind: 'phone' }> = {
  kind: 'phone',
  name: 'subscriber_mobile',
  label: 'Mobile',
  minLength: 8,
  maxLength: 30,
  autocomplete: 'tel',
  fillFrom: ['subscriber_mobile', 'phone'],
};

/** A new password and its repetition. */
export function newPasswordFields({
  name,
  confirmation,
  label = 'Password',
  required,
}: {
  name: string;
  confirmation: string;
  label?: string;
  required: Field['required'];
}): Field[] {
  return [
    {
      kind: 'password',
      name,
      label,
      required,
      minLength: PASSWORD_LENGTH.min,
      maxLength: PASSWORD_LENGTH.max,
      autocomplete: 'new-password',
      hint: `Use ${PASSWORD_LENGTH.min} characters or more. Three unrelated words make a strong password.`,
    },
    {
      kind: 'password',
      name: confirmation,
      label: `Confirm ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      required: required ? { message: 'Enter the password again' } : undefined,
      requiredWhen: required ? undefined : { field: name, notEmpty: true },
      sameAs: name,
      maxLength: PASSWORD_LENGTH.max,
      autocomplete: 'new-password',
      messages: { sameAs: 'The passwords don’t match', required: 'Enter the password again' },
    },
  ];
}

/** The current password, to confirm the visitor's identity. */
export const currentPasswordField: Field = {
  kind: 'password',
  name: 'current_password',
  label: 'Current password',
  required: { message: 'Enter your current password' },
  autocomplete: 'current-password',
};

/** Messages of account forms; each form has its own thank-you text. */
export const accountMessages = ({
  waiting,
  failed,
  thanks,
}: {
  waiting: string;
  failed: string;
  thanks: FormMessages['thanks'];
}): FormMessages => ({ waiting, failed, thanks });
