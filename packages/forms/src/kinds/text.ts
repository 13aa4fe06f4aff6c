import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** One line of text. */
export type TextField = FieldBase & { readonly kind: 'text' };

export const text: Kind<TextField, string> = {
  kind: 'text',
  empty: '',
  maxLength: 200,
  clean: ({ raw }) => cleanLine(raw) || undefined,
  check: () => undefined,
  show: ({ answer }) => answer,
};
