import { cleanFigures } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/**
 * A phone number as people write it: digits with separators and an extension. Its minimum length
 * is each form's own `minLength` (2, 5, 8 …).
 */
export type PhoneField = FieldBase & { readonly kind: 'phone' };

const asWritten = /^\+?[\d\s().\-/]+(\s*(ext|extension|x|#)\.?\s*\d+)?$/i;

export const phone: Kind<PhoneField, string> = {
  kind: 'phone',
  empty: '',
  maxLength: 40,
  texts: { format: 'Enter {noun} with its area code, such as 02 5550 0000' },
  clean: ({ raw }) => cleanFigures(raw) || undefined,
  check: ({ answer }) => (asWritten.test(answer) && /\d/.test(answer) ? undefined : { rule: 'format' }),
  show: ({ answer }) => answer,
};
