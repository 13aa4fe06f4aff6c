import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';
import { isWebAddress } from '../swv/text-shapes.ts';

/** An address of the web: `http` or `https`. */
export type UrlField = FieldBase & { readonly kind: 'url' };

export const url: Kind<UrlField, string> = {
  kind: 'url',
  empty: '',
  maxLength: 400,
  article: 'the',
  texts: { format: 'Enter {noun} in full, such as https://www.example.com' },
  clean: ({ raw }) => cleanLine(raw) || undefined,
  check: ({ answer }) => (isWebAddress(answer) ? undefined : { rule: 'format' }),
  show: ({ answer }) => answer,
};
