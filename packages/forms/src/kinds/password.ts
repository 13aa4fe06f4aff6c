import { cleanSecret } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** A password: spaces count, and it is never shown, stored or prefilled. */
export type PasswordField = FieldBase & { readonly kind: 'password' };

export const password: Kind<PasswordField, string> = {
  kind: 'password',
  empty: '',
  maxLength: 128,
  secret: true,
  clean: ({ raw }) => cleanSecret(raw) || undefined,
  check: () => undefined,
  show: () => '',
};
