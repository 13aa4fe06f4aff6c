import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** One tick. Required means it must be ticked. */
export type CheckboxField = FieldBase & { readonly kind: 'checkbox' };

const unticked = ['', 'false', 'off', 'no', '0'];

export const checkbox: Kind<CheckboxField, boolean> = {
  kind: 'checkbox',
  empty: '',
  texts: { required: 'Tick “{text}”' },
  clean: ({ raw }) => !unticked.includes(cleanLine(raw).toLowerCase()),
  check: () => undefined,
  show: ({ answer }) => (answer ? 'Yes' : 'No'),
};
