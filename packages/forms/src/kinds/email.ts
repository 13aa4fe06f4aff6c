import { cleanFigures } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** An email address. */
export type EmailField = FieldBase & { readonly kind: 'email' };

// The pattern of every form: text, @, text, a dot and at least two letters. Long endings pass (`.sydney`,
// `.properties`), and so do those in other scripts, which are written `xn--…`.
const pattern = /^[^\s@]+@[^\s@]+\.(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

export const email: Kind<EmailField, string> = {
  kind: 'email',
  empty: '',
  maxLength: 254,
  texts: { format: 'Enter {noun} in full, such as name@example.com' },
  clean: ({ raw }) => cleanFigures(raw) || undefined,
  check: ({ answer }) => (pattern.test(answer) ? undefined : { rule: 'format' }),
  show: ({ answer }) => answer,
};
