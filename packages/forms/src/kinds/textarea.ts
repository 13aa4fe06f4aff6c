import { cleanLines } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** Text of several lines, kept with `\n` as line end. */
export type TextareaField = FieldBase & { readonly kind: 'textarea'; readonly rows?: number };

export const textarea: Kind<TextareaField, string> = {
  kind: 'textarea',
  empty: '',
  maxLength: 5000,
  clean: ({ raw }) => cleanLines(raw) || undefined,
  check: () => undefined,
  show: ({ answer }) => answer,
};
