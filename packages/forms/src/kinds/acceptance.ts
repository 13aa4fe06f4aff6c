import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';
import { checkbox } from './checkbox.ts';

/** A statement that must be agreed to before the form can be sent. The label is the statement. */
export type AcceptanceField = FieldBase & {
  readonly kind: 'acceptance';
  /** May be left unticked. */
  readonly optional?: boolean;
  /** Accepted while it is not ticked. */
  readonly inverted?: boolean;
};

export const acceptance: Kind<AcceptanceField, boolean> = {
  kind: 'acceptance',
  empty: '',
  texts: { required: 'Tick “{text}”' },
  clean: ({ raw, field }) => checkbox.clean({ raw, field: { ...field, kind: 'checkbox' } }),
  check: ({ answer, field }) => (isAccepted({ answer, field }) ? undefined : { rule: 'required' }),
  show: ({ answer }) => (answer ? 'Yes' : 'No'),
};

/** Whether the form may be sent with this answer. */
export const isAccepted = ({
  answer,
  field,
}: {
  answer: boolean;
  field: Pick<AcceptanceField, 'optional' | 'inverted'>;
}): boolean => Boolean(field.optional) || answer !== Boolean(field.inverted);
