import { cleanList } from '../clean-text.ts';
import type { Choices, FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';
import { isOption, optionLabel } from './choice.ts';
import type { FreeText } from './free-text.ts';

/** Any of several. A `minChosen` above 0 makes the field mandatory. */
export type CheckboxesField = FieldBase &
  Choices &
  FreeText & {
    readonly kind: 'checkboxes';
    readonly minChosen?: number;
    readonly maxChosen?: number;
    /** Ticking one takes the tick off the others. */
    readonly exclusive?: boolean;
    /** Shown as a list that allows several choices. */
    readonly asList?: boolean;
  };

export const checkboxes: Kind<CheckboxesField, readonly string[]> = {
  kind: 'checkboxes',
  empty: [],
  article: 'a',
  texts: { required: '{label}: choose at least one', option: '{label}: choose from the list' },
  clean: ({ raw, field }) => {
    const given = new Set(cleanList(raw));
    const known = (field.options ?? []).map((option) => option.value).filter((value) => given.delete(value));
    return [...known, ...given];
  },
  check: ({ answer, field }) => {
    const { minChosen: min = 0, maxChosen: max = Number.POSITIVE_INFINITY } = field;
    if (!answer.every((value) => isOption({ field, value }))) return { rule: 'option' };
    if (answer.length < min) return { rule: 'tooFew', params: { min } };
    if (answer.length > max) return { rule: 'tooMany', params: { max } };
    return undefined;
  },
  show: ({ answer, field }) => answer.map((value) => optionLabel({ field, value })).join(', '),
};
