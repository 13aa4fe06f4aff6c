import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** An e-mail address. */
export type EmailField = FieldBase & { readonly kind: 'email' };

// The product's pattern for every form: text, @, text, a dot and 2 to 4 letters.
const pattern = /^[^\s@]+@[^\s@]+\.[a-z]{2,4}$/i;

export const email: Kind<EmailField, string> = {
  kind: 'email',
  empty: '',
  maxLength: 254,
  texts: { format: 'Enter {noun} in full, such as name@example.com' },
  clean: ({ raw }) => cleanLine(raw) || undefined,
  check: ({ answer }) => (pattern.test(answer) ? undefined : { rule: 'format' }),
  show: ({ answer }) => answer,
};
