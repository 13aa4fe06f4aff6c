import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** A phone number as people write it. Only its length is checked, with each form's own `minLength` (2, 5, 8 …). */
export type PhoneField = FieldBase & { readonly kind: 'phone' };

export const phone: Kind<PhoneField, string> = {
  kind: 'phone',
  empty: '',
  maxLength: 40,
  texts: { format: 'Enter {noun} with its area code, such as 02 5550 0000' },
  clean: ({ raw }) => cleanLine(raw) || undefined,
  check: () => undefined,
  show: ({ answer }) => answer,
};
