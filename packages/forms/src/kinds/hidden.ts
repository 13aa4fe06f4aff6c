import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** An identifier the page puts into the form, such as a listing's. The visitor can alter it: look it up, never trust it. */
export type HiddenField = FieldBase & { readonly kind: 'hidden' };

export const hidden: Kind<HiddenField, string> = {
  kind: 'hidden',
  empty: '',
  maxLength: 200,
  clean: ({ raw }) => cleanLine(raw) || undefined,
  check: () => undefined,
  show: ({ answer }) => answer,
};
