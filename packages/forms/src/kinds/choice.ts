import { cleanLine } from '../clean-text.ts';
import type { Choices, FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** One of several, as a drop-down list. */
export type SelectField = FieldBase & Choices & { readonly kind: 'select' };
/** One of several, all in view. */
export type RadioField = FieldBase & Choices & { readonly kind: 'radio' };

export const optionLabel = ({ field, value }: { field: Choices; value: string }): string =>
  field.options?.find((option) => option.value === value)?.label ?? value;

export const isOption = ({ field, value }: { field: Choices; value: string }): boolean =>
  field.options?.some((option) => option.value === value && !option.disabled) ?? false;

const oneOf = <F extends SelectField | RadioField>(kind: F['kind']): Kind<F, string> => ({
  kind,
  empty: '',
  article: 'a',
  texts: { required: 'Choose {noun}' },
  clean: ({ raw }) => cleanLine(raw) || undefined,
  check: ({ answer, field }) => (isOption({ field, value: answer }) ? undefined : { rule: 'option' }),
  show: ({ answer, field }) => optionLabel({ field, value: answer }),
});

export const select = oneOf<SelectField>('select');
export const radio = oneOf<RadioField>('radio');
