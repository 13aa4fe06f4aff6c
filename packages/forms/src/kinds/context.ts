import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/**
 * Where the form was opened: page address, campaign (utm_source …). Sent in a hidden field.
 * Visitors do not type it and could not fix it, so it is cut to length and never refused.
 */
export type ContextField = FieldBase & { readonly kind: 'context' };

const defaultLength = 500;

export const context: Kind<ContextField, string> = {
  kind: 'context',
  empty: '',
  maxLength: defaultLength,
  // Cleaned again, since the cut may have split a character or left a space at the end.
  clean: ({ raw, field }) =>
    cleanLine(cleanLine(raw).slice(0, field.maxLength ?? defaultLength)) || undefined,
  check: () => undefined,
  show: ({ answer }) => answer,
};
