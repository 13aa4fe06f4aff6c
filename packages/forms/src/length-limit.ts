import { type Field, kindOf } from './kinds/list.ts';

/** The bound on a text field's length in UTF-16 units, for the control's own limit; undefined for other kinds. */
export const lengthLimit = (field: Field): number | undefined => {
  const { maxLength } = kindOf(field);
  return maxLength === undefined ? undefined : (field.maxLength ?? maxLength);
};
