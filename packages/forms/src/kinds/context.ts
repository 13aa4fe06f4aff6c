import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/**
 * A note of where the form was opened: page address, campaign (utm_source …). Carried along unseen.
 * Nobody typed it and nobody could mend it, so it is cut to its length, never refused.
 */
export type ContextField = FieldBase & { readonly kind: 'context' };

const defaultLength = 500;

export const context: Kind<ContextField, string> = {
  kind: 'context',
  empty: '',
  maxLength: defaultLength,
  // Cleaned again after the cut, which may have split a character or bared a space.
  clean: ({ raw, field }) =>
    cleanLine(cleanLine(raw).slice(0, field.maxLength ?? defaultLength)) || undefined,
  check: () => undefined,
  show: ({ answer }) => answer,
};
