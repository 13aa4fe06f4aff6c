import { cleanLine } from '../clean-text.ts';
import type { Choices, FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';
import { choiceIn, type FreeText } from './free-text.ts';

/** One of several, as a drop-down list. */
export type SelectField = FieldBase & Choices & { readonly kind: 'select' };
/** One of several, shown as radio buttons. */
export type RadioField = FieldBase & Choices & FreeText & { readonly kind: 'radio' };

type OneChoice = { field: Choices & FreeText; value: string };

export const optionLabel = ({ field, value }: OneChoice): string => {
  const { choice, text } = choiceIn({ field, value });
  const label = field.options?.find((option) => option.value === choice)?.label ?? choice;
  return text ? `${label.replace(/[\s:]+$/, '')}: ${text}` : label;
};

export const isOption = ({ field, value }: OneChoice): boolean => {
  const { choice } = choiceIn({ field, value });
  return field.options?.some((option) => option.value === choice && !option.disabled) ?? false;
};

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
