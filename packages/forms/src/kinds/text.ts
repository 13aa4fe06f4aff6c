import { cleanFigures, cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** One line of text. With `digits`, of exactly so many digits, such as a postcode. */
export type TextField = FieldBase & { readonly kind: 'text'; readonly digits?: number };

export const text: Kind<TextField, string> = {
  kind: 'text',
  empty: '',
  maxLength: 200,
  texts: { format: '{label} must be {digits} digits' },
  clean: ({ raw, field }) => (field.digits ? cleanFigures : cleanLine)(raw) || undefined,
  check: ({ answer, field: { digits } }) =>
    digits && !(answer.length === digits && /^\d+$/.test(answer))
      ? { rule: 'format', params: { digits: String(digits) } }
      : undefined,
  show: ({ answer }) => answer,
};
